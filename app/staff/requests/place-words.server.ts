import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { AskedRequest } from '#app/persistence/requests/request-answers.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'

/** What a request is about and where, in words. */
export function placeWords({ item: key, locationIndex, locationName }: AskedRequest, language: Language) {
  const item = findItem(key)
  const t = textFor(language, 'staff/requests')
  return {
    item: item ? itemTitle(item, language) : key,
    location: locationName ?? t('unnamed', { number: locationIndex + 1 }),
  }
}
