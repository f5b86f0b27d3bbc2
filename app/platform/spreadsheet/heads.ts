import { fold } from '#app/platform/i18n/fold.ts'
import type { ListFile } from './list-file.server.ts'
import { mostAboveHeads, readPastedLines, type PastedLine, type Separator } from './pasted-lines.ts'

/** The columns of a list, in their order, with what people call each of them. */
export type ListColumns = {
  names: readonly (readonly string[])[]
  /** The place of the column without which a line has no headings. */
  required: number
}

/** A list by its columns. */
export type ListByColumns = {
  /** The line with the headings; null if there is none, so that the cells stand as they were typed. */
  head: PastedLine | null
  /** The other lines, cells in the order of the columns. */
  lines: PastedLine[]
  /** Headings that we do not know: what stands under them is left out. */
  unknownHeads: string[]
  /** How many lines there are beside the headings, also those that were not read. */
  count: number
  separator: Separator
}

/** Characters of a heading that are compared: more than any that we know has. */
export const longestHead = 100

/** Takes a list apart: its columns are known by their headings, in any order, or stand as they should if there are none. */
export function readByColumns(text: string, { names, required }: ListColumns, maxLines: number): ListByColumns {
  const known = names.map((some) => new Set(some.map(fold)))
  const placesIn = (cells: readonly string[]) => {
    const heads = cells.map((cell) => fold(cell.slice(0, longestHead)))
    return known.map((some) => heads.findIndex((head) => some.has(head)))
  }
  const isHead = (cells: readonly string[]) => {
    const found = placesIn(cells).filter((place) => place >= 0).length
    return placesIn(cells)[required] !== -1 && (found > 1 || cells.filter((cell) => cell !== '').length === 1)
  }
  const read = readPastedLines(text, { maxLines: maxLines + mostAboveHeads, isHead })
  const at = read.lines.slice(0, mostAboveHeads).findIndex(({ cells }) => isHead(cells))
  const head = read.lines[at]
  if (!head) return { ...read, head: null, unknownHeads: [] }
  const places = placesIn(head.cells)
  return {
    ...read,
    head,
    lines: read.lines
      .slice(at + 1)
      .map((line) => ({ ...line, cells: places.map((place) => line.cells[place] ?? '') }))
      .filter(({ cells }) => cells.some((cell) => cell !== '')),
    unknownHeads: head.cells.filter((cell, place) => cell !== '' && !places.includes(place)),
    count: read.count - at - 1,
  }
}

/**
 * The first sheet that has the headings of a list, and the names of all others; of a workbook without such headings the
 * first sheet.
 */
export function sheetByColumns({ sheets }: ListFile, columns: ListColumns) {
  const found = sheets.find(({ text }) => readByColumns(text, columns, 0).head !== null) ?? sheets[0]
  return {
    text: found.text,
    sheet: found.name,
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
