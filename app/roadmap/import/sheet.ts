import { cleanLine } from '#app/platform/frame/typed-text.ts'
import { readPastedLines } from '#app/platform/spreadsheet/pasted-lines.ts'
import { emptyCells, headsIn, type Cells, type Column, type Head } from './columns.ts'
import { maxRows } from './limits.ts'

/**
 * What was chosen for a row: to leave it out, to take it as a new location, to take its ward once more, or to put it together
 * with a location that is there (`with:4f1c2a9b`) or with an earlier row (`row:2`); '' where nothing was.
 */
export type Choice = '' | 'leave' | 'new' | 'again' | `with:${string}` | `row:${number}`

/** A row of a sheet, with the number that it has there. */
export type SheetRow = { line: number; choice: Choice; cells: Cells }

/** What a sheet says, or why it cannot be read. */
export type ReadSheet =
  { rows: SheetRow[]; unknownHeads: string[] } | { problem: 'empty' | 'no-heads' | 'too-many'; count: number }

/** Behind how many lines with a title or an explanation the heads of the columns may stand. */
const mostAbove = 10

/** What spreadsheets take for a formula is written with an apostrophe in front, also by our own files. */
const guarded = /^'(?=[=+\-@])/

/**
 * Reads a sheet with locations, contacts and wards: its columns are known by their heads, in any order.
 * @param names what the template calls the columns, by language
 */
export function readSheet(text: string, names: readonly Record<Column, string>[]): ReadSheet {
  const lines = readPastedLines(text)
  if (lines.length === 0) return { problem: 'empty', count: 0 }
  const at = lines.slice(0, mostAbove).findIndex(({ cells }) => isHeadLine(cells, names))
  const top = lines[at]
  if (!top) return { problem: 'no-heads', count: 0 }
  const heads = headsIn(top.cells, names)
  const unknownHeads = top.cells.filter((cell, place) => heads[place] === null && cell !== '').map(cleanLine)
  const rows = lines
    .slice(at + 1)
    .map(({ line, cells }) => ({ line, choice: '' as const, cells: cellsOf(cells, heads) }))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''))
  if (rows.length === 0) return { problem: 'empty', count: 0 }
  if (rows.length > maxRows) return { problem: 'too-many', count: rows.length }
  return { rows, unknownHeads: unknownHeads.slice(0, 30).map((head) => head.slice(0, 60)) }
}

function isHeadLine(cells: readonly string[], names: readonly Record<Column, string>[]): boolean {
  const found = headsIn(cells, names).filter((head) => head !== null)
  const filled = cells.filter((cell) => cell !== '').length
  return found.includes('name') && (found.length > 1 || filled === 1)
}

function cellsOf(cells: readonly string[], heads: readonly (Head | null)[]): Cells {
  const row = emptyCells()
  let contact = ''
  for (const [place, head] of heads.entries()) {
    const cell = cleanLine((cells[place] ?? '').replace(guarded, ''))
    if (head === 'contactName') contact = cell
    else if (head) row[head] = cell
  }
  if (contact === '' || row.contactFirstName !== '' || row.contactLastName !== '') return row
  const [, first = contact, last = ''] = /^(\S+) (.*)$/.exec(contact) ?? []
  return { ...row, contactFirstName: first, contactLastName: last }
}
