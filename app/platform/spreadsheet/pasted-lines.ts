import { CsvError, parse } from 'csv-parse/sync'

/** What stands on a line of a pasted list. */
export type PastedLine = { line: number; text: string; cells: string[] }

const separators = ['\t', ';', ','] as const

/**
 * Takes a pasted list apart by its lines, with tabs between the cells as spreadsheets paste them, or semicolons or commas
 * as in CSV files. Empty lines are left out; the others keep their numbers.
 */
export function readPastedLines(text: string): PastedLine[] {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ line: index + 1, text: line }))
    .filter(({ text: line }) => line.replace(/[\s;,]/g, '') !== '')
  const separator = separators.find((one) => lines.some((line) => line.text.includes(one))) ?? ';'
  return lines.map((line) => ({ ...line, cells: cellsOf(line.text, separator) }))
}

/** The cells of a line; what stands in double quotes may hold the separator, and two quotes for one that is meant. */
function cellsOf(line: string, separator: string): string[] {
  try {
    const [cells = []] = parse(line, { delimiter: separator, relax_column_count: true, trim: true })
    return cells
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    // A quote that is not closed, or stands within a word, is one that is meant.
    return line.split(separator).map((part) => part.trim())
  }
}
