import { useState } from 'react'

type Values = Record<string, unknown>
type Row = Record<string, unknown> & { id: string }

/**
 * The values of a form, in which blank rows keep the ids they had: the server gives a blank row another id each time, and
 * the fields of a row with another id would be other fields, without what is being typed in them.
 */
export function useSameRows(values: Values): Values {
  const [kept, keep] = useState({ given: values, shown: values })
  if (kept.given === values) return kept.shown
  const shown = withSameRows(kept.shown, values)
  keep({ given: values, shown })
  return shown
}

/**
 * @param before what the form showed
 * @param now what it is to show: the first blank row gets the id of the first one that is blank no longer, or gone
 */
export function withSameRows(before: Values, now: Values): Values {
  return Object.fromEntries(
    Object.entries(now).map(([list, rows]) => [list, Array.isArray(rows) ? sameRows(before[list], rows) : rows]),
  )
}

function sameRows(before: unknown, rows: unknown[]): unknown[] {
  const known = Array.isArray(before) ? before.filter(isRow) : []
  const ids = new Set(rows.filter(isRow).map(({ id }) => id))
  const free = known.filter((row) => isBlank(row) && !ids.has(row.id))
  return rows.map((row) => {
    if (!isRow(row) || !isBlank(row) || known.some(({ id }) => id === row.id)) return row
    return { ...row, id: free.shift()?.id ?? row.id }
  })
}

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

/** Whether nothing is filled in; a number that starts at 1 says nothing. */
export const isBlank = ({ id: _, ...row }: Row): boolean =>
  Object.values(row).every((value) => value === undefined || value === '' || value === '1')
