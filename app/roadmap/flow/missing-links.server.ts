import type { Language } from '#app/i18n/languages.ts'
import { findItem } from '../registry.ts'
import type { Item } from '../rules/item.ts'
import { inputId } from '../rules/paths.ts'
import type { Missing } from '../rules/progress.ts'
import { pageAddress } from './addresses.ts'
import { missingWords } from './words.server.ts'

/** Something that is missing, in words, and where it is filled in. */
export type MissingLink = { words: string; href: string }

/** What an item still misses, each with a link to its field. */
export const missingLinks = (
  item: Item,
  missing: readonly Missing[],
  locationIndex: number | null,
  language: Language,
): MissingLink[] =>
  missing.map((one) => ({
    words: missingWords(item, one, language),
    href: `${pageAddress(item, one.page, locationIndex)}#${inputId(one.path)}`,
  }))

/**
 * The same for an item that another one builds on, where the facts say what it misses.
 * @param key of that item
 */
export function missingElsewhere(
  key: string,
  missing: readonly Missing[],
  locationIndex: number | null,
  language: Language,
): MissingLink[] {
  const item = findItem(key)
  return item ? missingLinks(item, missing, locationIndex, language) : []
}
