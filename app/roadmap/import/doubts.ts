import { beforeDate, beginsAsTotal } from '#app/platform/spreadsheet/doubts.ts'
import { columns, type Cells, type Column } from './columns.ts'

/** A cell that a spreadsheet program may have changed by itself: what was probably typed in it, and why we think so. */
export type Doubt = { column: Column; why: 'zero' | 'date'; proposal: string }

/** A Dutch phone number without its first 0, as a cell with a number keeps it. */
const phoneWithoutZero = /^[1-9]\d{8}$/
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

/** Whether a row has the sums of those above it, and is about no location. */
export const isTotal = ({ name, ward }: Cells): boolean => beginsAsTotal(name === '' ? ward : name)
