import type { Language } from '#app/platform/i18n/languages.ts'
import { findItem } from '../registry.ts'
import { pageAddress } from './addresses.ts'
import { itemTitle } from './words.server.ts'

/**
 * Another item that a page sends its reader to: what it is called and where it stands.
 * @param key its form type
 * @param page the page to open; '' is its intro
 * @throws where there is no such item
 */
export function otherItem(
  key: string,
  page: string,
  locationIndex: number | null,
  language: Language,
): { title: string; href: string } {
  const item = findItem(key)
  if (!item) throw new Error(`There is no item ${key}.`)
  return { title: itemTitle(item, language), href: pageAddress(item, page, locationIndex) }
}
