import { hashOfToken } from '#app/platform/auth/link-token.server.ts'
import { openWords } from '#app/platform/mail/sealed-text.server.ts'
import type { MailedLink } from '#app/persistence/links/mailed-links.server.ts'

/** The address of a link in the message that carried it; null where its words are gone, or it has another one by now. */
export function mailedAddress({ sealedText, tokenHash }: Pick<MailedLink, 'sealedText' | 'tokenHash'>): string | null {
  const hrefs = (openWords(sealedText)?.paragraphs ?? []).flatMap((part) =>
    typeof part !== 'string' && 'href' in part ? [part.href] : [],
  )
  return hrefs.find((href) => hashOfToken(href.split('/').at(-1) ?? '') === tokenHash) ?? null
}
