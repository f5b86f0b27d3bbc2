import { z } from 'zod'
import { hashOfToken } from '#app/platform/auth/link-token.server.ts'
import { open, seal } from '#app/platform/auth/seal.server.ts'
import { openWords } from '#app/platform/mail/sealed-text.server.ts'
import type { MailedLink } from '#app/persistence/links/mailed-links.server.ts'

const purpose = 'share-token'

type Kept = Pick<MailedLink, 'sealedToken' | 'sealedText' | 'tokenHash'>

/** A token as it is kept with its link, so that its recipient can be reminded of the link that they have. */
export const sealToken = (token: string): string => seal(purpose, token)

/**
 * The token of a link: as it was kept, else as it stands in the message that carried the link.
 * @returns null where neither can be read any more: the link is older than that is kept, or the server has another secret
 */
export function tokenOf(link: Kept): string | null {
  const kept = link.sealedToken === null ? undefined : z.string().safeParse(open(purpose, link.sealedToken)).data
  const found = kept === undefined ? mailedTokens(link) : [kept, ...mailedTokens(link)]
  return found.find((token) => hashOfToken(token) === link.tokenHash) ?? null
}

function mailedTokens({ sealedText }: Kept): string[] {
  const paragraphs = openWords(sealedText)?.paragraphs ?? []
  return paragraphs.flatMap((part) =>
    typeof part !== 'string' && 'href' in part ? [part.href.split('/').at(-1) ?? ''] : [],
  )
}

/** The address at which a link opens. */
export const shareUrl = (origin: string, token: string): string => new URL(`/share/${token}`, origin).href

/** The same of a link that is kept; null where its token is not known any more. */
export function addressOfLink(origin: string, link: Kept): string | null {
  const token = tokenOf(link)
  return token === null ? null : shareUrl(origin, token)
}
