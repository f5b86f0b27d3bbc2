import { maxKilobytes } from './list-limits.ts'
import { readListText, type ListText } from './list-text.ts'
import { isWorkbook, readListWorkbook } from './list-workbook.server.ts'

/** What a file says, or why it cannot be read. */
export type ListFile = ListText | 'too-large' | 'no-text'

/** Reads a file with a list: a workbook (.xlsx), or text as programs save it. */
export async function readListFile(bytes: Uint8Array): Promise<ListFile> {
  if (bytes.byteLength > maxKilobytes * 1000) return 'too-large'
  if (!isWorkbook(bytes)) return readListText(bytes) ?? 'no-text'
  const text = await readListWorkbook(bytes)
  return text === null ? 'no-text' : { text, isGuess: false }
}
