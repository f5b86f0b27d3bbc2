import { text } from 'node:stream/consumers'

/** The most that a workbook may hold once it is unpacked, in bytes: far more than a file of a list takes. */
const maxUnpacked = 10_000_000

/** A row or cell that is not among the first: all rows and columns up to it would be made, also the empty ones. */
const farOff = /<(?:\w+:)?(?:row|c)\s[^>]*?\br\s*=\s*["'](?![A-Z]?\d{1,4}["'])/

/** Whether a file begins as workbooks do, which are zip files. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from('PK\x03\x04'))

/**
 * The first sheet of a workbook (.xlsx) as text, as spreadsheet programs paste it: a line for each row, tabs between cells.
 * @returns null where it is none that can be read, or holds more than a list can
 */
export async function readListWorkbook(bytes: Uint8Array): Promise<string | null> {
  try {
    if (!(await isReadable(bytes))) return null
    const { readSheet } = await import('read-excel-file/universal')
    const rows = await readSheet(new Uint8Array(bytes).buffer)
    return rows.map((row) => `${row.map(asCell).join('\t')}\t`).join('\n')
  } catch {
    // Parts of a file of strangers: whatever is wrong with them, it is no list.
    return null
  }
}

/**
 * Whether a workbook can be read without taking all memory: what it holds is as large as it says, which is not too much, as half
 * a megabyte can unpack to half a gigabyte, and its cells stand in the first 9,999 rows and 26 columns.
 * @throws where a part is larger than it says, or is none
 */
async function isReadable(bytes: Uint8Array): Promise<boolean> {
  const { fromBufferPromise } = await import('yauzl')
  const file = await fromBufferPromise(Buffer.from(bytes), { validateEntrySizes: true })
  let unpacked = 0
  for await (const entry of file.eachEntry()) {
    unpacked += entry.uncompressedSize
    if (unpacked > maxUnpacked) return false
    const part = await text(await file.openReadStreamPromise(entry))
    if (farOff.test(part)) return false
  }
  return true
}

/** A cell on one line. What stands in quotes may hold quotes, each written twice. */
function asCell(value: unknown): string {
  const words = value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '')
  const line = words.replace(/\s+/g, ' ').trim()
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line
}
