import { columns, type Cells, type Column } from './columns.ts'

/** A cell that a spreadsheet program may have changed by itself: what was probably typed in it, and why we think so. */
export type Doubt = { column: Column; why: 'zero' | 'date'; proposal: string }

/** A Dutch phone number without its first 0, as a cell with a number keeps it. */
const phoneWithoutZero = /^[1-9]\d{8}$/
/** “3-1” in a cell becomes the third of January of the year in which it is typed. */
const asDate = /^\d{4}-(\d{2})-(\d{2})$/
const asDayAndMonth = /^(\d{1,2})-([a-z]{3})$/i
const months = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']
const monthsInEnglish = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The cells of a row to look at, in the order of the columns. */
export const doubtsOf = (cells: Cells): Doubt[] =>
  columns.flatMap((column): Doubt[] => {
    const value = cells[column]
    if (column === 'phone' || column === 'contactPhone')
      return phoneWithoutZero.test(value) ? [{ column, why: 'zero', proposal: `0${value}` }] : []
    const proposal = column === 'beds' ? null : beforeDate(value)
    return proposal === null ? [] : [{ column, why: 'date', proposal }]
  })

/** The row with what was probably typed in its cells. */
export const withoutDoubts = (cells: Cells): Cells => ({
  ...cells,
  ...Object.fromEntries(doubtsOf(cells).map(({ column, proposal }) => [column, proposal])),
})

/** Day and month as they were typed, if a cell became a date. */
function beforeDate(value: string): string | null {
  const [, month, day] = asDate.exec(value) ?? []
  if (month && day) return `${Number(day)}-${Number(month)}`
  const [, typedDay, name = ''] = asDayAndMonth.exec(value) ?? []
  const at = [months, monthsInEnglish].map((list) => list.indexOf(name.toLowerCase())).find((one) => one >= 0)
  return typedDay && at !== undefined ? `${Number(typedDay)}-${at + 1}` : null
}

/** Whether a row has the sums of those above it, and is about no location. */
export const isTotal = ({ name, ward }: Cells): boolean =>
  /^(sub)?(totaal|total|som|sum)\b/i.test(name === '' ? ward : name)
