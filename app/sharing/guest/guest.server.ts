import { redirect, type AppLoadContext } from '@remix-run/node'
import type { Contributor } from '#app/persistence/actor.ts'
import type { OpenShareLink } from '#app/persistence/links/known-share-link.server.ts'
import { isOpenedByCode, maxWrongCodes } from './code.server.ts'

/** Somebody who came by a link: what they may see and do is what the link says, and nothing else. */
export type Guest = {
  link: OpenShareLink
  /** As whom they are written down in history. */
  contributor: Contributor
}

/** Why a link opens nothing: there is none, it cannot be used any more, or its code has not been given in this browser. */
export type Closed = 'no-link' | 'ended' | 'code-needed'

/** Who came by the link in the address of this request; the server has looked it up. */
export function guestOf(request: Request, { shareLink: link, endedLink }: AppLoadContext): Guest | Closed {
  if (!link) return endedLink ? 'ended' : 'no-link'
  if (link.wrongCodes >= maxWrongCodes) return 'ended'
  if (link.codeHash !== null && !isOpenedByCode(request, link)) return 'code-needed'
  const { organisationId, recipientName: name } = link
  return { link, contributor: { organisationId, userId: null, name } }
}

/**
 * The same for anyone who asks for a file of what a link shows.
 * @throws a 404 response where the link opens nothing
 */
export function requireGuest(request: Request, context: AppLoadContext): Guest {
  const guest = guestOf(request, context)
  if (typeof guest === 'string') throw new Response(null, { status: 404 })
  return guest
}

/**
 * The same for a page below that of the link: the page of a link that ended says what is the matter.
 * @param token as it stands in the address
 * @throws a 303 response where the link ended, a 404 response where it opens nothing
 */
export function requirePageGuest(request: Request, context: AppLoadContext, token = ''): Guest {
  if (guestOf(request, context) === 'ended') throw redirect(`/share/${token}`, 303)
  return requireGuest(request, context)
}
