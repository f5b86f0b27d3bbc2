import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'

/** What stands on a line of a pasted list, or on some where a cell in double quotes goes on. */
export type PastedLine = { line: number; text: string; cells: string[] }

/** What stands between the cells of a list. */
export type Separator = (typeof separators)[number]
const separators = ['\t', ';', ','] as const

/** A pasted list: its first lines, what stands between its cells, and how many lines it has. */
export type PastedList = { lines: PastedLine[]; separator: Separator; count: number }

type Limits = {
  /** How many lines are read; of more only the number is known. */
  maxLines: number
  /** Whether a line has the headings of the columns: these say best what stands between the cells. */
  isHead?: (cells: readonly string[]) => boolean
}

/** How many lines a list may have before its headings: a title, an explanation. */
export const mostAboveHeads = 10
/** Cells of a line that are read; no list has so many columns. */
const maxCells = 100

/**
 * Takes a pasted list apart by its lines, with tabs between the cells as spreadsheets paste them, or semicolons or commas
 * as in CSV files. A cell in double quotes may hold line breaks. Empty lines are left out; the others keep their numbers.
 */
export function readPastedLines(text: string, { maxLines, isHead }: Limits): PastedList {
  const whole = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const lines = whole.split('\n').map((line, index) => ({ line: index + 1, text: line }))
  const filled = lines.filter(isFilled)
  const separator = separatorOf(filled.slice(0, mostAboveHeads), isHead)
  const records = /"[^"]*\n/.test(whole) ? recordsOf(whole, separator)?.filter(isFilled) : undefined
  if (records) return { lines: records.slice(0, maxLines), separator, count: records.length }
  const read = filled.slice(0, maxLines).map((line) => ({ ...line, cells: cellsOf(line.text, separator) }))
  return { lines: read, separator, count: filled.length }
}

const isFilled = ({ text }: { text: string }): boolean => text.replace(/[\s;,]/g, '') !== ''

/**
 * What stands between the cells: what makes headings of a line; else the first of tabs, semicolons and commas on the first
 * line that has any. What stands in quotes does not count.
 */
function separatorOf(top: readonly { text: string }[], isHead: Limits['isHead']): Separator {
  for (const { text } of isHead ? top : []) {
    const found = separators.find((one) => text.includes(one) && isHead?.(cellsOf(text, one)))
    if (found) return found
  }
  const bare = top.map(({ text }) => text.replace(/"[^"]*"/g, ''))
  const first = bare.find((text) => separators.some((one) => text.includes(one))) ?? ''
  return separators.find((one) => first.includes(one)) ?? ';'
}

const withRaw = z.array(z.object({ record: z.array(z.string()), raw: z.string() }))

/** The lines of a whole text in which quotes stand as they should; null where one does not, so that each line is read by itself. */
function recordsOf(whole: string, separator: Separator): PastedLine[] | null {
  let line = 1
  try {
    const found: unknown = parse(whole, { ...reading, delimiter: separator, record_delimiter: '\n', raw: true })
    return withRaw.parse(found).map(({ record, raw }) => {
      const text = raw.replace(/\n$/, '')
      const here = line
      line += text.split('\n').length
      return { line: here, text, cells: record.slice(0, maxCells) }
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return null
  }
}

const reading = { relax_column_count: true, trim: true } as const

/** The cells of a line; what stands in double quotes may hold the separator, and two quotes for one that is meant. */
function cellsOf(line: string, separator: Separator): string[] {
  try {
    const [cells = []] = line.includes('"')
      ? parse(line, { ...reading, delimiter: separator })
      : [apart(line, separator)]
    return cells.slice(0, maxCells)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // A quote that is not closed, or stands within a word, is one that is meant.
    return apart(line, separator)
  }
}

const apart = (line: string, separator: Separator): string[] =>
  line.split(separator, maxCells).map((part) => part.trim())
