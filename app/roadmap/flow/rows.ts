import { dequal } from 'dequal/lite'
import { z } from 'zod'
import { initialRow, isFields, rowSchema, type Fields, type FieldsSchema } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import type { FieldError } from '../rules/submission.ts'
import { rowName } from '../rules/values.ts'
import type { GoTo } from './go-to.ts'
import type { SentRow } from './page-form.server.ts'

/** The rows of a list. */
export const rowsIn = (fields: Fields, list: string): Fields[] => {
  const rows = fields[list]
  return Array.isArray(rows) ? rows.filter(isFields) : []
}

const wanted = (item: Item, list: string, fields: Fields): number => {
  const count = fields[item.rowCounts?.[list] ?? '']
  return typeof count === 'number' ? count : 1
}

/** How many rows of a list a page shows: as many as the count field says, and never fewer than hold data. */
export const rowsShown = (item: Item, list: string, fields: Fields): number =>
  Math.max(1, wanted(item, list, fields), rowsIn(fields, list).length)

/**
 * Adds blank rows up to the number the page is to show.
 * @param newId makes a row id for a list; made before the row is filled in, so that a form sent twice adds its rows once
 */
export function withBlankRows(
  item: Item,
  schema: FieldsSchema,
  fields: Fields,
  newId: (list: string) => string,
): Fields {
  const lists = Object.entries(schema.shape).flatMap(([list, part]) => {
    const row = rowSchema(part)
    if (!row) return []
    const rows = rowsIn(fields, list)
    const blank = Array.from({ length: rowsShown(item, list, fields) - rows.length }, () =>
      initialRow(row, newId(list)),
    )
    return [[list, [...rows, ...blank]]]
  })
  return { ...fields, ...Object.fromEntries(lists) }
}

/** The values after a press on a button that adds or removes a row; other buttons change nothing. */
export function changeRows(item: Item, fields: Fields, goTo: GoTo): Fields {
  if (goTo.to !== 'add' && goTo.to !== 'remove') return fields
  const { list } = goTo
  const countField = item.rowCounts?.[list]
  if (!countField) return fields
  const shown = rowsShown(item, list, fields)
  if (goTo.to === 'add') return noMoreRows(item, fields, goTo) ? fields : { ...fields, [countField]: shown + 1 }
  if (!goTo.confirmed && mustAsk(item, fields, goTo)) return fields
  const rows = rowsIn(fields, list).filter(({ id }) => id !== goTo.id)
  return { ...fields, [list]: rows, [countField]: Math.max(1, rows.length, shown - 1) }
}

/** What is wrong with adding one more row; null where it may be added. */
export function noMoreRows(item: Item, fields: Fields, goTo: GoTo): Record<string, FieldError> | null {
  if (goTo.to !== 'add') return null
  const count = item.fields.shape[item.rowCounts?.[goTo.list] ?? '']
  const [issue] = (count && z.safeParse(count, rowsShown(item, goTo.list, fields) + 1).error?.issues) ?? []
  return issue?.code === 'too_big'
    ? { [goTo.list]: { key: 'invalid.noMoreRows', values: { most: Number(issue.maximum) } } }
    : null
}

/**
 * The position at which the page goes on after a row was removed: that of the row behind it, or of the last one.
 * @param fields the values with the row still in them
 * @param sent the rows the form was sent with: rows that say nothing stand nowhere else
 */
export function placeOfRemoved(
  item: Item,
  fields: Fields,
  goTo: Extract<GoTo, { to: 'remove' }>,
  sent: readonly SentRow[],
): number {
  const isIt = ({ id }: Fields | SentRow) => id === goTo.id
  const stored = rowsIn(fields, goTo.list).findIndex(isIt)
  const place = stored >= 0 ? stored : sent.filter(({ list }) => list === goTo.list).findIndex(isIt)
  return Math.max(0, Math.min(place, rowsShown(item, goTo.list, changeRows(item, fields, goTo)) - 1))
}

/** A row that says anything is not removed before the reader was asked. */
export function mustAsk(item: Item, fields: Fields, { list, id }: { list: string; id: string }): boolean {
  const row = rowsIn(fields, list).find((candidate) => candidate.id === id)
  return row !== undefined && !isBlankRow(item, list, row)
}

/** Whether nothing is filled in in a row of a list; a list that the item does not have has blank rows only. */
export function isBlankRow(item: Item, list: string, row: Fields): boolean {
  const schema = item.fields.shape[list]
  const shape = schema && rowSchema(schema)
  return !shape || dequal(row, initialRow(shape, String(row.id)))
}

/** A row the reader is asked about. */
export type RowToRemove = { list: string; id: string; number: number; name: string }

/** The row that `?remove=wards:4f1c2a9b` names, or null where there is none. */
export function rowToRemove(fields: Fields, query: string | null): RowToRemove | null {
  const [list = '', id = ''] = query?.split(':') ?? []
  const rows = Object.hasOwn(fields, list) ? rowsIn(fields, list) : []
  const position = rows.findIndex((row) => row.id === id)
  return position < 0 ? null : { list, id, number: position + 1, name: rowName(rows[position] ?? {}) }
}
