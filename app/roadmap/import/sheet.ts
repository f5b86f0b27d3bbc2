import { cleanLine } from '#app/platform/frame/typed-text.ts'
import { readByColumns } from '#app/platform/spreadsheet/heads.ts'
import type { Separator } from '#app/platform/spreadsheet/pasted-lines.ts'
import { isTotal } from './doubts.ts'
import { columns, emptyCells, listColumns, type Cells, type Column } from './columns.ts'
import { maxRows } from './limits.ts'

/**
 * What was chosen for a row: to leave it out, to take it as a new location, to take its ward once more, to keep its cells as
 * they are, or to put it together with a location that is there (`with:4f1c2a9b`) or with an earlier row (`row:2`); ''
 * where nothing was.
 */
export type Choice = '' | 'leave' | 'new' | 'again' | 'keep' | `with:${string}` | `row:${number}`

/** A row of a sheet, with the number that it has there. */
export type SheetRow = { line: number; choice: Choice; cells: Cells }

/** What a sheet says, or why it cannot be read. */
export type ReadSheet =
  | { rows: SheetRow[]; unknownHeads: string[]; separator: Separator }
  | { problem: 'empty' | 'no-heads' | 'too-many'; count: number }

/** What spreadsheets take for a formula is written with an apostrophe in front, also by our own files. */
const guarded = /^'(?=[=+\-@])/

/**
 * Reads a sheet with locations, contacts and wards: its columns are known by their heads, in any order.
 * @param names what the template calls the columns, by language
 */
export function readSheet(text: string, names: readonly Record<Column, string>[]): ReadSheet {
  const { head, lines, unknownHeads, separator, count } = readByColumns(text, listColumns(names), maxRows)
  if (!head) return { problem: lines.length === 0 ? 'empty' : 'no-heads', count: 0 }
  const rows = lines
    .map(({ line, cells }) => sheetRow(line, cellsOf(cells)))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''))
  if (rows.length === 0) return { problem: 'empty', count: 0 }
  if (count > maxRows) return { problem: 'too-many', count }
  return { rows, unknownHeads: unknownHeads.slice(0, 30).map((one) => cleanLine(one).slice(0, 60)), separator }
}

/** A row that nobody chose anything for yet; sums are left out. */
const sheetRow = (line: number, cells: Cells): SheetRow => ({ line, choice: isTotal(cells) ? 'leave' : '', cells })

function cellsOf(cells: readonly string[]): Cells {
  const cleaned = cells.map((cell) => cleanLine(cell.replace(guarded, '')))
  const row = { ...emptyCells(), ...Object.fromEntries(columns.map((column, at) => [column, cleaned[at] ?? ''])) }
  const contact = cleaned[columns.length] ?? ''
  if (contact === '' || row.contactFirstName !== '' || row.contactLastName !== '') return row
  const [, first = contact, last = ''] = /^(\S+) (.*)$/.exec(contact) ?? []
  return { ...row, contactFirstName: first, contactLastName: last }
}
