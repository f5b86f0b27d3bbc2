import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { defaultLanguage, isLanguage, type Language } from '#app/platform/i18n/languages.ts'
import type { ShareLink } from '#app/persistence/links/share-links.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'

/** The language of the recipient of a link. */
export const languageOfLink = ({ language }: Pick<ShareLink, 'language'>): Language =>
  isLanguage(language) ? language : defaultLanguage

/** What a link shows, in a few words. */
export function titleOfLink({ items }: Pick<ShareLink, 'items'>, language: Language): string {
  const titles = items.flatMap((key) => {
    const item = findItem(key)
    return item ? [itemTitle(item, language)] : []
  })
  return titles.join(', ') || textFor(language, 'sharing/sent')('documents')
}

/** Who gives the code of a link, as messages about it say; '' where none is asked for, and where the portal mails it. */
export const codeFrom = ({ codeHash, codeEmail }: Pick<ShareLink, 'codeHash' | 'codeEmail'>, sender: string): string =>
  codeHash === null || codeEmail !== '' ? '' : sender
