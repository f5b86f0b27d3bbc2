import type { AppLoadContext } from '@remix-run/node'
import type { Contributor } from '#app/persistence/actor.ts'
import type { OpenShareLink } from '#app/persistence/links/share-links.server.ts'
import { isOpenedByCode, maxWrongCodes } from './code.server.ts'

/** Somebody who came by a link: what they may see and do is what the link says, and nothing else. */
export type Guest = {
  link: OpenShareLink
  /** As whom they are written down in history. */
  contributor: Contributor
}

/** Why a link opens nothing: it cannot be used, or its code has not been given in this browser. */
export type Closed = 'no-link' | 'code-needed'

/** Who came by the link in the address of this request; the server has looked it up. */
export function guestOf(request: Request, { shareLink: link }: AppLoadContext): Guest | Closed {
  if (!link || link.wrongCodes >= maxWrongCodes) return 'no-link'
  if (link.codeHash !== null && !isOpenedByCode(request, link)) return 'code-needed'
  const { organisationId, recipientName: name } = link
  return { link, contributor: { organisationId, userId: null, name } }
}

/**
 * The same for anyone who asks for a part of what a link shows.
 * @throws a 404 response where the link opens nothing
 */
export function requireGuest(request: Request, context: AppLoadContext): Guest {
  const guest = guestOf(request, context)
  if (typeof guest === 'string') throw new Response(null, { status: 404 })
  return guest
}
