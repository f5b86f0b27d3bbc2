import type { AppLoadContext } from '@remix-run/node'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { findLapsingAnswers } from './lapsing-answers.server.ts'
import { readPlaceOf } from './route.server.ts'
import type { FindLapsing } from './save-unless-lapsing.server.ts'

/** Finds the answers to agreements of a member's own organisation that lapse, in their language. */
export function findOwnLapsing(context: AppLoadContext): FindLapsing {
  const member = requireMember(context)
  const { organisationName, contact } = context.session ?? { organisationName: null, contact: null }
  const placeAt = (index: number | null) => readPlaceOf(member, organisationName ?? '', index, contact)
  return (after) => findLapsingAnswers(member, placeAt, after, context.language)
}
