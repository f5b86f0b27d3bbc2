import { rowSchema, type Fields } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import type { FieldError, Submission } from '../rules/submission.ts'
import type { GoTo } from './go-to.ts'
import { isBlankRow, rowsIn, rowsShown } from './rows.ts'

/** The field that says which rows of a list go. */
export const goneField = 'gone'

/** A count that is lowered below the rows in which something is filled in: which of these go is asked. */
export type LoweredCount = { list: string; countField: string; wanted: number }

/** The rows of a list in which anything is filled in. */
export const filledRows = (item: Item, fields: Fields, list: string): Fields[] =>
  rowsIn(fields, list).filter((row) => !isBlankRow(item, list, row))

/**
 * The counts that ask for fewer rows than are filled in.
 * @param fields the values as the sender would have them
 * @param isChanged whether the sender changed a count
 */
export const loweredCounts = (
  item: Item,
  fields: Fields,
  isChanged: (countField: string, list: string) => boolean,
): LoweredCount[] =>
  Object.entries(item.rowCounts ?? {}).flatMap(([list, countField]) => {
    const wanted = fields[countField]
    const isLowered =
      typeof wanted === 'number' && isChanged(countField, list) && wanted < filledRows(item, fields, list).length
    return isLowered ? [{ list, countField, wanted }] : []
  })

/** The counts that a page lowered so that it has to ask; none where a button was pressed that changes the rows itself. */
export function countsToAsk(item: Item, goTo: GoTo, { values, changed }: Pick<Submission, 'values' | 'changed'>) {
  const isOver = goTo.to === 'add' || goTo.to === 'remove' || goTo.to === 'fewer'
  return isOver ? [] : loweredCounts(item, values, (countField) => changed.has(countField))
}

/**
 * The values of a page in which a count was lowered: blank rows that are too many go, the last ones first. A count that
 * asks for fewer rows than are filled in stays as it was until the reader has said which of them go.
 * @param rendered the values that the page showed
 */
export function withCounts(item: Item, rendered: Fields, { values, changed }: Pick<Submission, 'values' | 'changed'>) {
  const isChanged = (countField: string) => changed.has(countField)
  const lowered = new Set(loweredCounts(item, values, isChanged).map(({ list }) => list))
  const kept = Object.entries(item.rowCounts ?? {}).flatMap(([list, countField]): [string, unknown][] => {
    const wanted = values[countField]
    if (lowered.has(list)) return [[countField, rendered[countField]]]
    return isChanged(countField) && typeof wanted === 'number'
      ? [[list, withoutBlanks(item, values, list, wanted)]]
      : []
  })
  return { ...values, ...Object.fromEntries(kept) }
}

function withoutBlanks(item: Item, fields: Fields, list: string, wanted: number): Fields[] {
  let tooMany = rowsIn(fields, list).length - wanted
  return rowsIn(fields, list)
    .toReversed()
    .filter((row) => !(isBlankRow(item, list, row) && tooMany-- > 0))
    .toReversed()
}

/** The ids of the rows that the reader chose to go. */
const chosenIn = (form: FormData): string[] => form.getAll(goneField).filter((id) => typeof id === 'string')

/** The values without the rows that the reader chose, and with the count that was asked about; others as they are. */
export function withoutChosen(item: Item, fields: Fields, goTo: GoTo, form: FormData): Fields {
  const countField = goTo.to === 'fewer' ? item.rowCounts?.[goTo.list] : undefined
  if (goTo.to !== 'fewer' || countField === undefined || wrongChoice(item, fields, goTo, form)) return fields
  const { list, count } = goTo
  const chosen = chosenIn(form)
  const rows = filledRows(item, fields, list).filter(({ id }) => !chosen.includes(String(id)))
  return { ...fields, [list]: rows, [countField]: Math.max(1, rows.length, count) }
}

/** What is wrong with the choice of rows that go: as many have to be chosen as are too many. Null where all is well. */
export function wrongChoice(item: Item, fields: Fields, goTo: GoTo, form: FormData): Record<string, FieldError> | null {
  if (goTo.to !== 'fewer' || item.rowCounts?.[goTo.list] === undefined) return null
  const filled = filledRows(item, fields, goTo.list)
  const chosen = filled.filter(({ id }) => chosenIn(form).includes(String(id))).length
  const most = filled.length - goTo.count
  return chosen === most || most <= 0 ? null : { [goneField]: { key: 'invalid.rowsToGo', values: { count: most } } }
}

/** The count that `?fewer=wards:2` asks about; null where fewer rows than that are filled in, or it says nothing. */
export function askedCount(item: Item, fields: Fields, query: string | null) {
  const [, list = '', count = ''] = /^(\w+):(\d{1,4})$/.exec(query ?? '') ?? []
  const countField = Object.hasOwn(item.rowCounts ?? {}, list) ? item.rowCounts?.[list] : undefined
  const part = item.fields.shape[list]
  if (countField === undefined || !part || !rowSchema(part) || !Object.hasOwn(fields, list)) return null
  const [filled, wanted] = [filledRows(item, fields, list), Math.max(1, Number(count))]
  return filled.length > wanted ? { list, wanted, shown: rowsShown(item, list, fields), filled } : null
}
