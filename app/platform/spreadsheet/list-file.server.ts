import { maxCharacters, maxKilobytes } from './list-limits.ts'
import { readListText } from './list-text.ts'
import { isWorkbook, readWorkbook } from './list-workbook.server.ts'

/** A list as text. Only a sheet of a workbook has a name. */
export type ListSheet = { name: string; text: string }

/** What a file says: a workbook may have several sheets, and some text does not say how its letters are stored. */
export type ListFile = { sheets: [ListSheet, ...ListSheet[]]; isGuess: boolean }

/** Why a file cannot be read. */
const problems = ['too-large', 'too-long', 'no-text', 'busy'] as const
export type ListProblem = (typeof problems)[number]
export const isListProblem = (problem: string): problem is ListProblem => problems.some((one) => one === problem)

/** Reads a file with a list: a workbook (.xlsx), or text as programs save it. */
export async function readListFile(file: Blob): Promise<ListFile | ListProblem> {
  if (file.size > maxKilobytes * 1000) return 'too-large'
  const bytes = new Uint8Array(await file.arrayBuffer())
  if (isWorkbook(bytes)) {
    const read = await readWorkbook(bytes)
    return typeof read === 'string' ? read : listOf(read, false)
  }
  const read = readListText(bytes)
  return read === null ? 'no-text' : listOf([{ name: '', text: read.text }], read.isGuess)
}

/** Lines that were pasted, as if a file had them. */
export const pastedList = (text: string): ListFile | ListProblem => listOf([{ name: '', text }], false)

/** Sheets that are no longer than a list can be. */
function listOf(sheets: readonly { name: string; text: string | null }[], isGuess: boolean): ListFile | ListProblem {
  const [first, ...others] = sheets.flatMap(({ name, text }) =>
    text === null || text.length > maxCharacters ? [] : [{ name, text }],
  )
  if (first) return { sheets: [first, ...others], isGuess }
  return sheets.length === 0 ? 'no-text' : 'too-long'
}
