import { anyTextFor, textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Item } from '../rules/item.ts'
import { rowPosition, wordsPath } from '../rules/paths.ts'
import type { Missing } from '../rules/progress.ts'

type ItemText = (key: string, values?: Record<string, string | number>) => string

const itemText = (item: Item, language: Language): ItemText => anyTextFor(language, item.texts)

/** What an item is called. */
export const itemTitle = (item: Item, language: Language): string => itemText(item, language)('title')

/** A text of an item, by its key. */
export const itemWords = (item: Item, key: string, language: Language): string => itemText(item, language)(key)

/** What the pages of an item are called, by page. */
export const pageTitle = (item: Item, page: string, language: Language): string =>
  itemText(item, language)(`pages.${page}.title`)

/** What a page of an item is called beside its others: also those that every item has. */
export function pageLabel(item: Item, page: string, language: Language): string {
  const t = textFor(language, 'roadmap/flow')
  if (page === '') return t('page.intro')
  if (page === 'answers') return t('page.answers')
  return page === 'done' ? t('page.done') : pageTitle(item, page, language)
}

/** What is missing, in words that fit in a list: 'naam van de afdeling (afdeling 2)'. */
export function missingWords(item: Item, { path }: Missing, language: Language): string {
  const t = itemText(item, language)
  const key = wordsPath(path)
  const words = known(t, `missing.${key}`) ?? known(t, `fields.${key}`) ?? key
  const position = rowPosition(path)
  if (position === null) return withSmallStart(words)
  const list = key.split('.')[0] ?? ''
  return `${withSmallStart(words)} (${withSmallStart(t(`rows.${list}.legend`, { number: position + 1 }))})`
}

/** What is uploaded for an item, in words that fit in a sentence: 'het rooster van de nachtdienst'. */
export const uploadWords = (item: Item, language: Language): string =>
  known(itemText(item, language), 'uploaded') ??
  missingWords(item, { page: item.filesOn ?? '', path: 'document' }, language)

/** i18next answers a key it does not know with the key itself. */
function known(t: ItemText, key: string): string | null {
  const words = t(key)
  return words === key ? null : words
}

/** Words in a list have no capital, unless they are an abbreviation or a name: 'WiFi', 'ICT', 'E-mailadres' does. */
const withSmallStart = (words: string): string =>
  /^[A-Z][a-z-]+(\s|$|[a-z])/.test(words) && !/^WiFi/.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words
