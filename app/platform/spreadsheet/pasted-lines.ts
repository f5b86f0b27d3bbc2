import { CsvError, parse } from 'csv-parse/sync'
import { z } from 'zod'

/** What stands on a line of a pasted list, or on some where a cell in double quotes goes on. */
export type PastedLine = { line: number; text: string; cells: string[] }

const separators = ['\t', ';', ','] as const

/**
 * Takes a pasted list apart by its lines, with tabs between the cells as spreadsheets paste them, or semicolons or commas
 * as in CSV files. A cell in double quotes may hold line breaks. Empty lines are left out; the others keep their numbers.
 */
export function readPastedLines(text: string): PastedLine[] {
  const whole = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  const lines = whole.split('\n').map((line, index) => ({ line: index + 1, text: line }))
  const filled = lines.filter(isFilled)
  const separator = separators.find((one) => filled.some((line) => line.text.includes(one))) ?? ';'
  const records = /"[^"]*\n/.test(whole) ? recordsOf(whole, separator) : null
  return records?.filter(isFilled) ?? filled.map((line) => ({ ...line, cells: cellsOf(line.text, separator) }))
}

const isFilled = ({ text }: { text: string }): boolean => text.replace(/[\s;,]/g, '') !== ''

const withRaw = z.array(z.object({ record: z.array(z.string()), raw: z.string() }))

/** The lines of a whole text in which quotes stand as they should; null where one does not, so that each line is read by itself. */
function recordsOf(whole: string, separator: string): PastedLine[] | null {
  let line = 1
  try {
    const found: unknown = parse(whole, { ...reading, delimiter: separator, record_delimiter: '\n', raw: true })
    return withRaw.parse(found).map(({ record: cells, raw }) => {
      const text = raw.replace(/\n$/, '')
      const here = line
      line += text.split('\n').length
      return { line: here, text, cells }
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return null
  }
}

const reading = { relax_column_count: true, trim: true } as const

/** The cells of a line; what stands in double quotes may hold the separator, and two quotes for one that is meant. */
function cellsOf(line: string, separator: string): string[] {
  try {
    const [cells = []] = parse(line, { ...reading, delimiter: separator })
    return cells
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // A quote that is not closed, or stands within a word, is one that is meant.
    return line.split(separator).map((part) => part.trim())
  }
}
