import type { Language } from '#app/platform/i18n/languages.ts'
import { findItem } from '../registry.ts'
import type { Item } from '../rules/item.ts'
import type { Missing } from '../rules/progress.ts'
import { missingAddress, pageAddress } from './addresses.ts'
import { missingWords } from './words.server.ts'

/** Something that is missing: its field, in words, and where it is filled in. */
export type MissingLink = { path: string; words: string; href: string }

/** What an item still misses, each with a link to its field. */
export const missingLinks = (
  item: Item,
  missing: readonly Missing[],
  locationIndex: number | null,
  language: Language,
): MissingLink[] =>
  missing.map((one) => ({
    path: one.path,
    words: missingWords(item, one, language),
    href: missingAddress(item, one, locationIndex),
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
  return missingLinks(knownItem(key), missing, locationIndex, language)
}

/**
 * The address of a page of an item that another one builds on.
 * @param key of that item
 */
export function pageElsewhere(key: string, page: string, locationIndex: number | null): string {
  return pageAddress(knownItem(key), page, locationIndex)
}

function knownItem(key: string): Item {
  const item = findItem(key)
  if (!item) throw new Error(`There is no item ${key}.`)
  return item
}
