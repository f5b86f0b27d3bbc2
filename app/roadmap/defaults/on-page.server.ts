import type { Language } from '#app/platform/i18n/languages.ts'
import { fieldWords } from '../flow/field-words.server.ts'
import { valueAt } from '../rules/changes.ts'
import { readFields, type Fields } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { previewAddress } from './addresses.ts'
import { answerKey, blockOn, schemaOf } from './blocks.ts'
import { partsOf, partsToTake, standingOf } from './compare.ts'

/** How the answers of a page stand to what the organisation answered once. */
export type OnPage = {
  is: 'same' | 'differs'
  /** What the organisation answers where it differs, in words; '' where it is a list. */
  answers: string
  /** Where the answer is looked at, and taken over. */
  href: string
}

type Page = { item: Item; page: string; stored: Fields; language: Language }

/**
 * What a page of a location says of the organisation's answer; null where there is none, or the location says nothing to it yet.
 * Reads nothing: the answer is among the forms that the page has anyway.
 * @param forms the organisation's forms and the location's, by form type
 */
export function answerOnPage(
  { item, page, stored, language }: Page,
  forms: ReadonlyMap<string, { fields: unknown }>,
): OnPage | null {
  const block = blockOn(item, page)
  const form = block && forms.get(answerKey(block))
  if (!form) return null
  const schema = schemaOf(block, item)
  const parts = partsOf({ schema, rowCounts: item.rowCounts ?? {} })
  const answer = readFields(schema, form.fields)
  const standing = standingOf(parts, answer, stored)
  if (standing !== 'same' && standing !== 'differs') return null
  const { value } = fieldWords(item, language)
  const other = partsToTake(parts, answer, stored).flatMap(({ path, isRows }) => {
    const words = isRows ? null : value(path, valueAt(answer, path))
    return words === null ? [] : [words.replaceAll('\n', ', ')]
  })
  return { is: standing, answers: other.join('; '), href: previewAddress(block.key) }
}
