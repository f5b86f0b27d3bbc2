import { readPastedLines, type PastedLine } from '#app/platform/spreadsheet/pasted-lines.ts'

/** How many people can be invited at once. */
export const maxPeople = 500

/** Takes a pasted list of people apart, a person per line. Empty lines and a line of headings are left out. */
export const readPastedList = (text: string): PastedLine[] =>
  readPastedLines(text).filter(({ cells }, index) => index > 0 || !isHeading(cells))

const isHeading = (cells: string[]) => /^e-?mail/i.test(cells[1] ?? '') && !cells.some((cell) => cell.includes('@'))
