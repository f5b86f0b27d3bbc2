import { z } from 'zod'
import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { cookieName, readCookies, setCookie } from '#app/platform/auth/cookies.server.ts'
import { open, seal } from '#app/platform/auth/seal.server.ts'
import type { ShareLink } from '#app/persistence/links/share-links.server.ts'

type Link = Pick<ShareLink, 'id' | 'expiresAt'>

const purpose = 'share-parts'
const longest = 30 * 86_400

const schema = z.object({
  /** Of which link: the cookie of one is no good for another. */
  link: z.string(),
  /** Which text in how many parts. */
  text: z.string(),
  parts: z.array(z.int()),
  /** What was typed before everything was read. */
  typed: z.object({ name: z.string(), position: z.string() }).nullable(),
})

/** Which parts of what is signed this browser was shown, and what was typed in it before it was shown all of them. */
export type ShownParts = Omit<z.output<typeof schema>, 'link'>

/** What is shown: changes with every letter of the text, and with how it is cut. */
export const textInParts = (hash: string, count: number): string => `${hash} ${count}`

/**
 * What was shown in this browser of the text that a link has now. What was shown of another text does not count any more.
 * @param text as `textInParts` gives it
 */
export function shownParts(request: Request, link: Link, text: string): ShownParts & { isOther: boolean } {
  const known = readShown(request, link)
  if (!known) return { text, parts: [], typed: null, isOther: false }
  const isOther = known.text !== text
  return { text, parts: isOther ? [] : known.parts, typed: known.typed, isOther }
}

function readShown(request: Request, link: Link): ShownParts | null {
  const sealed = readCookies(request.headers.get('Cookie')).get(nameOf(link)) ?? ''
  const { data } = schema.safeParse(open(purpose, sealed))
  return data?.link === link.id ? data : null
}

/** A Set-Cookie header by which this browser keeps what it was shown, as long as the link can be used. */
export function keepShownParts(link: Link, { text, parts, typed }: ShownParts): string {
  const left = Math.ceil((link.expiresAt.getTime() - Date.now()) / 1000)
  const lifetime = Math.max(1, Math.min(longest, left))
  return setCookie(
    primaryOrigin(),
    nameOf(link),
    seal(purpose, { link: link.id, text, parts, typed }, lifetime),
    lifetime,
  )
}

/** A Set-Cookie header that removes it. */
export const forgetShownParts = (link: Link): string => setCookie(primaryOrigin(), nameOf(link), '', 0)

/** One for each link, so that two can be read side by side. */
const nameOf = ({ id }: Link): string => cookieName(primaryOrigin(), `routekaart.share_parts.${id.slice(0, 8)}`)
