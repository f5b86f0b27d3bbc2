import { cleanLine } from '#app/platform/frame/typed-text.ts'
import { mostAboveHeads, readPastedLines, type Separator } from '#app/platform/spreadsheet/pasted-lines.ts'
import { isTotal } from './doubts.ts'
import { emptyCells, headsIn, type Cells, type Column, type Head } from './columns.ts'
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
  const isHead = (cells: readonly string[]) => isHeadLine(cells, names)
  const maxLines = mostAboveHeads + maxRows
  const { lines, separator, count } = readPastedLines(text, { maxLines, isHead })
  if (lines.length === 0) return { problem: 'empty', count: 0 }
  const at = lines.slice(0, mostAboveHeads).findIndex(({ cells }) => isHead(cells))
  const top = lines[at]
  if (!top) return { problem: 'no-heads', count: 0 }
  const heads = headsIn(top.cells, names)
  const unknownHeads = top.cells.filter((cell, place) => heads[place] === null && cell !== '').map(cleanLine)
  const rows = lines
    .slice(at + 1)
    .map(({ line, cells }) => sheetRow(line, cellsOf(cells, heads)))
    .filter(({ cells }) => Object.values(cells).some((cell) => cell !== ''))
  if (rows.length === 0) return { problem: 'empty', count: 0 }
  const unread = count - lines.length
  if (rows.length + unread > maxRows) return { problem: 'too-many', count: rows.length + unread }
  return { rows, unknownHeads: unknownHeads.slice(0, 30).map((head) => head.slice(0, 60)), separator }
}

/** A row that nobody chose anything for yet; sums are left out. */
const sheetRow = (line: number, cells: Cells): SheetRow => ({ line, choice: isTotal(cells) ? 'leave' : '', cells })

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
