import { isoMoment } from '#app/platform/i18n/moments.ts'
import { withoutControls } from '#app/platform/i18n/without-controls.ts'

/** What spreadsheets take for the start of a formula; some also the wide signs. */
const formula = /^\s*[=+\-@＝＋－＠]/

// Opened with commas between the cells, as spreadsheets in English are, a line is cut within the quotes of its later
// cells, and each piece can start a formula.
const formulaWithin = /([,\n])(?=(?:(?!\n)["\s])*[=+\-@＝＋－＠])/g

/** Tells spreadsheets that the text is UTF-8; stands before the first line. */
export const csvStart = '\ufeff'

/** A moment is written as spreadsheets know one, so that they can sort and count with it; null is an empty cell. */
export type CsvCell = string | number | Date | null

/**
 * A line of a table for spreadsheets, with semicolons, as Dutch ones expect, without control characters but line ends.
 * Text that they would take for a formula, or a piece of which they would, gets an apostrophe in front, which makes it
 * text.
 */
export function csvLine(cells: readonly CsvCell[]): string {
  const quoted = cells.map((cell) => {
    const text = cell instanceof Date ? isoMoment(cell.getTime()) : String(cell ?? '')
    return `"${(typeof cell === 'string' ? inert(withoutControls(text)) : text).replace(/"/g, '""')}"`
  })
  return `${quoted.join(';')}\r\n`
}

const inert = (text: string): string => (formula.test(text) ? `'${text}` : text).replace(formulaWithin, "$1'")
