import { z } from 'zod'
import { findItem, locationsItem } from '../registry.ts'
import { bare, initialFields, rowSchema } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { readSubmission, type FieldError } from '../rules/submission.ts'
import { columns, fieldOf, type Cells, type Column } from './columns.ts'

/** The task in which a location says where it is, whom to call and which wards it has. */
export const aboutLocationItem = itemOf('basic-information')

function itemOf(key: string): Item {
  const item = findItem(key)
  if (!item) throw new Error(`There is no task ${key}.`)
  return item
}

/** The task that asks what stands in a column. */
export const itemOfColumn = (column: Column): Item => (column === 'name' ? locationsItem : aboutLocationItem)

/** What a row says, by its columns: text, and for the beds a number. */
export type RowValues = Record<string, unknown>

const schema = z.object(Object.fromEntries(columns.map((column) => [column, leafOf(column)])))
const initial = initialFields(schema)

/** Reads the cells of a row by the same rules as the pages of the tasks; what is wrong comes by its column. */
export function readRow(cells: Cells): { values: RowValues; errors: Record<string, FieldError> } {
  const form = new FormData()
  for (const column of columns) form.set(column, cells[column])
  const { values, errors } = readSubmission(schema, initial, form)
  return { values, errors }
}

/** The schema by which the task reads what stands in a column. */
function leafOf(column: Column): z.ZodType {
  const [group = '', name = ''] = fieldOf[column].split('.')
  const part = itemOfColumn(column).fields.shape[group]
  const inside = part && (rowSchema(part) ?? bare(part))
  const leaf = inside instanceof z.ZodObject ? inside.shape[name] : undefined
  if (!(leaf instanceof z.ZodType)) throw new Error(`No task asks ${fieldOf[column]}.`)
  return leaf
}
