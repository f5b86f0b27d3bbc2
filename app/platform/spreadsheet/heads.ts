import { fold } from '#app/platform/i18n/fold.ts'
import type { ListFile } from './list-file.server.ts'
import { mostAboveHeads, readPastedLines, type PastedLine, type Separator } from './pasted-lines.ts'

/** The columns of a list, in their order, with what people call each of them. */
export type ListColumns = {
  names: readonly (readonly string[])[]
  /** The place of the column without which a line has no headings. */
  required: number
  /** The columns about somebody: behind a heading of theirs, one that several columns share is theirs too. */
  ofPerson?: readonly number[]
}

/** A list by its columns. */
export type ListByColumns = {
  /** The line with the headings; null if there is none, so that the cells stand as they were typed. */
  head: PastedLine | null
  /** The other lines, cells in the order of the columns. */
  lines: PastedLine[]
  /** Headings that we do not know: what stands under them is left out. */
  unknownHeads: string[]
  /** How many lines with something in a column there are beside the headings, also those that were not read. */
  count: number
  separator: Separator
}

/** Characters of a heading that are compared: more than any that we know has. */
const longestHead = 100

/** Takes a list apart: its columns are known by their headings, in any order, or stand as they should if there are none. */
export function readByColumns(text: string, columns: ListColumns, maxLines: number): ListByColumns {
  const known = columns.names.map((some) => new Set(some.map(fold)))
  const isHead = (cells: readonly string[]) => {
    const places = placesOf(cells, known, columns.ofPerson)
    const found = places.filter((place) => place >= 0).length
    return places[columns.required] !== -1 && (found > 1 || cells.filter((cell) => cell !== '').length === 1)
  }
  const read = readPastedLines(text, { maxLines: maxLines + mostAboveHeads, isHead })
  const at = read.lines.slice(0, mostAboveHeads).findIndex(({ cells }) => isHead(cells))
  const head = read.lines[at]
  if (!head) return { ...read, head: null, unknownHeads: [] }
  const places = placesOf(head.cells, known, columns.ofPerson)
  const lines = read.lines
    .slice(at + 1)
    .map((line) => ({ ...line, cells: places.map((place) => line.cells[place] ?? '') }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
  return {
    ...read,
    ...{ head, lines },
    unknownHeads: head.cells.filter((cell, place) => cell !== '' && !places.includes(place)),
    count: lines.length + read.count - read.lines.length,
  }
}

/** Where the heading of each column stands, -1 if it has none. One that several columns share is of the first without a heading. */
function placesOf(cells: readonly string[], known: readonly Set<string>[], ofPerson: readonly number[] = []): number[] {
  const places = known.map(() => -1)
  for (const [place, cell] of cells.entries()) {
    const head = fold(cell.slice(0, longestHead))
    const free = known.flatMap((some, column) => (some.has(head) && places[column] === -1 ? [column] : []))
    const isOfPerson = ofPerson.some((column) => places[column] !== -1)
    const column = isOfPerson ? free.at(-1) : free[0]
    if (column !== undefined) places[column] = place
  }
  return places
}

/**
 * The first sheet that has the headings of a list, the others that have them behind it, and the names of all others; of a workbook
 * without such headings the first sheet.
 */
export function sheetByColumns({ sheets }: ListFile, columns: ListColumns) {
  const readable = sheets.filter(({ text }) => readByColumns(text, columns, 0).head !== null)
  const found = readable[0] ?? sheets[0]
  return {
    text: found.text,
    sheet: found.name,
    readable,
    otherSheets: sheets.filter((one) => one !== found).map(({ name }) => name),
  }
}

/** What people call the columns that several lists have. */
export const calledBy = {
  name: ['naam', 'volledige naam', 'name', 'full name'],
  email: ['e-mail', 'email', 'mail', 'e-mailadres', 'emailadres', 'mailadres', 'e-mail address', 'email address'],
  organisation: ['organisatie', 'zorgorganisatie', 'naam organisatie', 'organisation', 'organization'],
  location: ['locatie', 'naam locatie', 'locatienaam', 'location', 'location name'],
  town: ['plaats', 'woonplaats', 'stad', 'town', 'city', 'place'],
  language: ['taal', 'language'],
  owner: ['eigenaar', 'owner'],
} as const
