import type { AppLoadContext } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { countWaitingAnswers } from '#app/persistence/links/sent-share-links.server.ts'

/** How many answers to links came in that nobody of the reader's organisation has looked at. */
export const waitingAnswers = (context: AppLoadContext): Promise<number> => countWaitingAnswers(requireMember(context))
