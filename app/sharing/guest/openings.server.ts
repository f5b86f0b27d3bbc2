import type { AppLoadContext } from '@remix-run/node'
import { database } from '#app/persistence/database.server.ts'
import { noteShareEventOnce } from '#app/persistence/links/share-events.server.ts'
import type { OpenShareLink } from '#app/persistence/links/known-share-link.server.ts'
import { isRobot } from './robots.ts'

const hour = 3600
const acted = new WeakSet<AppLoadContext>()

/** Says that this request does something: the page that answers it is not fetched by itself. */
export const noteActing = (context: AppLoadContext): void => void acted.add(context)

/**
 * Notes, once a day, that the page of a link was fetched, by whom or what: neither when only its headers were asked for, nor
 * when it was fetched in advance, nor when it came back by itself after something was sent (`?sent`).
 */
export async function noteFetched(request: Request, context: AppLoadContext, link: OpenShareLink): Promise<void> {
  if (request.method !== 'GET' || isFetchedAhead(request) || acted.has(context)) return
  if (new URL(request.url).searchParams.has('sent')) return
  await noteShareEventOnce(database(), link, 'fetched', link.recipientName, 24 * hour)
}

/**
 * Notes, once an hour, that a person opened a link: they sent something by it, or a script of its page says that it is looked
 * at. What says of itself that it is a program is none.
 */
export async function noteOpened({ headers }: Request, link: OpenShareLink): Promise<void> {
  if (isRobot(headers.get('User-Agent') ?? '')) return
  await noteShareEventOnce(database(), link, 'opened', link.recipientName, hour)
}

/** Whether what answers this request is looked at: not where only its headers are asked for, in advance, or by a program. */
export const isForPerson = (request: Request): boolean =>
  request.method === 'GET' && !isFetchedAhead(request) && !isRobot(request.headers.get('User-Agent') ?? '')

const isFetchedAhead = ({ headers }: Request): boolean =>
  ['Sec-Purpose', 'Purpose', 'X-Moz', 'X-Purpose'].some((name) => /prefetch|preview/i.test(headers.get(name) ?? ''))
