import type { Language } from '#app/platform/i18n/languages.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Change } from '../rules/changes.ts'
import { isFields, type Fields } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { isRowPath, parsePath, rowOf } from '../rules/paths.ts'
import { rowName } from '../rules/values.ts'
import { fieldWords } from '../flow/field-words.server.ts'
import { rowsIn } from '../flow/rows.ts'

/** A change in words: what it is about, and both values as the answers of the item show them. Secrets are masked. */
export type ChangeInWords = {
  label: string
  kind: 'set' | 'added' | 'removed'
  from: string | null
  to: string | null
}

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Tells the changes of an item in the reader's language.
 * @param current values that are stored now: a row is called by the place it has in them
 */
export function historyWords(item: Item, current: Fields, language: Language) {
  const words = fieldWords(item, language)
  const t = textFor(language, 'roadmap/flow')

  return ({ path, from, to, removedRow }: Change & { removedRow: unknown }): ChangeInWords => ({
    label: labelOf(path, [removedRow, to, from]),
    kind: isRowPath(path) ? (from === null ? 'added' : to === null ? 'removed' : 'set') : 'set',
    from: inWords(path, from),
    to: inWords(path, to),
  })

  /** A document is kept by its id, which says nothing to anybody. */
  function inWords(path: string, value: unknown): string | null {
    return typeof value === 'string' && idShape.test(value) ? t('history.document') : words.value(path, value)
  }

  function labelOf(path: string, rows: readonly unknown[]): string {
    const row = rowOf(path)
    if (row === null) return words.label(path)
    const legend = legendOf(row, rows)
    return isRowPath(path) ? legend : `${words.label(path)} (${legend})`
  }

  /** What a row is called: by its place where it is still there, else by what it was called last. */
  function legendOf(path: string, rows: readonly unknown[]): string {
    const [list, id] = parsePath(path)
    if (typeof list !== 'string' || id === undefined || typeof id === 'string') return path
    const now = rowsIn(current, list)
    const position = now.findIndex((one) => one.id === id.row)
    const name = position < 0 ? rows.filter(isFields).map(rowName).find(Boolean) : rowName(now[position] ?? {})
    if (position < 0) {
      const kind = words.known(`rows.${list}.legend`, { number: '' })?.trim()
      return t('history.rowGone', { row: [kind, name].filter(Boolean).join(' ') })
    }
    const values = { number: position + 1, name: name ?? '' }
    return words.known(`rows.${list}.${name ? 'named' : 'legend'}`, values) ?? String(values.number)
  }
}
