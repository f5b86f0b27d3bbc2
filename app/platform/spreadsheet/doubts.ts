import type { PastedLine } from './pasted-lines.ts'

/** “3-1” in a cell becomes the third of January of the year in which it is typed. */
const asDate = /^\d{4}-(\d{2})-(\d{2})$/
const asDayAndMonth = /^(\d{1,2})-([a-z]{3})$/i
const months = ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec']
const monthsInEnglish = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Day and month as they were typed, if a spreadsheet program made a date of a cell; null if it did not. */
export function beforeDate(value: string): string | null {
  const [, month, day] = asDate.exec(value) ?? []
  if (month && day) return `${Number(day)}-${Number(month)}`
  const [, typedDay, name = ''] = asDayAndMonth.exec(value) ?? []
  const at = [months, monthsInEnglish].map((list) => list.indexOf(name.toLowerCase())).find((one) => one >= 0)
  return typedDay && at !== undefined ? `${Number(typedDay)}-${at + 1}` : null
}

/** Whether a cell begins as that of a row does which has the sums of those above it. */
export const beginsAsTotal = (cell: string): boolean => /^(sub)?(totaal|total|som|sum)\b/i.test(cell)

/** What of the lines of a list is left out, or was probably typed in another way; all by the number of its line. */
export type ListDoubts = { totals: number[]; dates: { line: number; value: string; proposal: string }[] }

/**
 * The lines of a list without those that only have sums. Nobody is asked about them, so a line with more words than that, or
 * with an address, stays.
 * @param named the columns in which names stand, and no dates
 */
export function withoutTotals<Line extends Pick<PastedLine, 'line' | 'cells'>>(
  lines: readonly Line[],
  named: readonly number[],
): { lines: Line[] } & ListDoubts {
  const isTotal = ({ cells }: Line) => {
    const [first = '', ...others] = cells.filter((cell) => cell !== '')
    return beginsAsTotal(first) && /^\w+:?$/.test(first) && others.every((cell) => /^[\d.,\s]*$/.test(cell))
  }
  const dates = lines.flatMap(({ line, cells }) =>
    named.flatMap((column) => {
      const value = cells[column] ?? ''
      const proposal = beforeDate(value)
      return proposal === null ? [] : [{ line, value, proposal }]
    }),
  )
  return {
    lines: lines.filter((line) => !isTotal(line)),
    totals: lines.filter(isTotal).map(({ line }) => line),
    dates,
  }
}
