import type { AppLoadContext } from '@remix-run/node'
import { noteShareEvent } from '#app/persistence/links/share-links.server.ts'
import { database } from '#app/persistence/database.server.ts'
import type { Guest } from './guest.server.ts'

const acted = new WeakSet<AppLoadContext>()

/** Says that this request does something: the page that answers it is no opening of its own. */
export const noteActing = (context: AppLoadContext): void => void acted.add(context)

/**
 * Counts that a page was opened: neither when only its headers were asked for, nor when it was fetched in advance, nor
 * when it came back by itself after something was sent (`?sent`).
 */
export async function countOpening(request: Request, context: AppLoadContext, { link }: Guest): Promise<void> {
  if (request.method !== 'GET' || isFetchedAhead(request) || acted.has(context)) return
  if (new URL(request.url).searchParams.has('sent')) return
  await noteShareEvent(database(), link, 'opened', link.recipientName)
}

const isFetchedAhead = ({ headers }: Request): boolean =>
  ['Sec-Purpose', 'Purpose', 'X-Moz', 'X-Purpose'].some((name) => /prefetch|preview/i.test(headers.get(name) ?? ''))
