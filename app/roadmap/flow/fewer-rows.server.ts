import type { Language } from '#app/platform/i18n/languages.ts'
import type { Tenant } from '#app/persistence/actor.ts'
import { readLocationsInUse } from '#app/persistence/organisations/locations.server.ts'
import type { Fields } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { rowName } from '../rules/values.ts'
import { askedCount } from './fewer-rows.ts'
import { fieldWords, kindAt } from './field-words.server.ts'
import { locationsFormType } from './locations.ts'
import { rowsIn } from './rows.ts'

/** One row that may go. */
export type RowToChoose = {
  id: string
  /** What it is called: by its name, else by its number. */
  name: string
  /** What is filled in besides; '' where nothing is. */
  says: string
  /** What is left of what the rows count together once it has gone; null where they count nothing. */
  left: number | null
  /** True where it holds more than the row says, so that only provider staff may take it away. */
  isKept: boolean
}

/** The question which rows go, for a count that was lowered below the rows in which something is filled in. */
export type FewerRows = {
  list: string
  /** How many rows there are to be. */
  wanted: number
  /** How many the page shows. */
  shown: number
  rows: RowToChoose[]
}

type About = { item: Item; stored: Fields; tenant: Tenant; language: Language }

/** The question that `?fewer=wards:2` asks, in words; null where there is nothing to ask. */
export async function fewerRows({ item, stored, tenant, language }: About, query: string | null) {
  const asked = askedCount(item, stored, query)
  if (!asked) return null
  const { list, wanted, shown, filled } = asked
  const { known, label, value } = fieldWords(item, language)
  const all = rowsIn(stored, list)
  const inUse = item.key === locationsFormType ? await readLocationsInUse(tenant) : []
  const sumField = item.rowSums?.[list]
  const sumOf = (rows: readonly Fields[]) =>
    sumField === undefined ? null : rows.reduce((sum, row) => sum + Number(row[sumField]), 0)
  const rows = filled.map((row): RowToChoose => {
    const position = all.indexOf(row)
    return {
      id: String(row.id),
      name: nameOf(row, position),
      says: Object.entries(row)
        .flatMap(([name, one]) => inWords(`${list}[${position}].${name}`, name, one))
        .join(', '),
      left: sumOf(filled.filter((other) => other !== row)),
      isKept: inUse.includes(position),
    }
  })
  return { list, wanted, shown, rows } satisfies FewerRows

  function nameOf(row: Fields, position: number): string {
    const name = rowName(row)
    return name === '' ? (known(`rows.${list}.legend`, { number: position + 1 }) ?? '') : name
  }

  /** A number says what it counts, other answers speak for themselves; what is the name of the row is not said again. */
  function inWords(path: string, name: string, one: unknown): string[] {
    const words = isOfName(name) ? null : value(path, one)
    if (words === null) return []
    if (kindAt(item.fields, path) !== 'number') return [words.replaceAll('\n', ' ')]
    return [known(`rows.${list}.says.${name}`, { count: Number(one) }) ?? `${label(path)}: ${words}`]
  }
}

const isOfName = (name: string): boolean => ['id', 'name', 'first_name', 'last_name'].includes(name)
