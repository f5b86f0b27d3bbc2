// Reads a workbook (.xlsx) in a thread of its own that is started from this text: the library makes every row and column up to
// the last cell, also the empty ones, and a file of a kilobyte can ask for more of them than fit in memory.
import { parentPort, workerData } from 'node:worker_threads'

/**
 * @typedef {object} Task
 * @property {number} maxUnpacked bytes that all parts may have together
 * @property {number} maxSheets
 * @property {number} maxCharacters of the text of one sheet
 * @type {{ libraries: string[], bytes: Uint8Array<ArrayBuffer>, task: Task }}
 */
const {
  libraries: [unzipAddress = '', readerAddress = ''],
  bytes,
  task,
} = workerData

/** @type {typeof import('yauzl')} */
const { fromBufferPromise } = await import(unzipAddress)
/** @type {typeof import('read-excel-file/universal')} */
const { default: readWorkbook } = await import(readerAddress)

const hidden = await hiddenSheets()
const sheets = (await readWorkbook(bytes.buffer)).filter((_, at) => !hidden.has(at)).slice(0, task.maxSheets)
parentPort?.postMessage(sheets.map(({ sheet, data }) => ({ name: sheet, text: textOf(data) })))

/**
 * The places of sheets that nobody sees. Reads every part before the library does: half a megabyte can unpack to half a
 * gigabyte, in buffers that the limits of a thread do not reach.
 * @throws if a part is larger than it says, or all of them are larger than they may be
 */
async function hiddenSheets() {
  const file = await fromBufferPromise(Buffer.from(bytes), { validateEntrySizes: true })
  let unpacked = 0
  let list = ''
  for await (const entry of file.eachEntry()) {
    unpacked += entry.uncompressedSize
    if (unpacked > task.maxUnpacked) throw new RangeError('The file unpacks to more than a list takes.')
    const chunks = []
    for await (const chunk of await file.openReadStreamPromise(entry)) chunks.push(chunk)
    if (entry.fileName === 'xl/workbook.xml') list = Buffer.concat(chunks).toString()
  }
  const found = [...list.matchAll(/<(?:\w+:)?sheet\s[^<>]*>/g)]
  return new Set(found.flatMap(([tag], at) => (/\sstate\s*=\s*["'](?:veryH|h)idden["']/.test(tag) ? [at] : [])))
}

/**
 * The rows as spreadsheet programs paste them: a line for each row, tabs between cells. Null if that is too long for a list.
 * @param {readonly (readonly unknown[])[]} rows
 */
function textOf(rows) {
  let text = ''
  for (const row of rows) {
    text += `${text === '' ? '' : '\n'}${row.map(asCell).join('\t')}\t`
    if (text.length > task.maxCharacters) return null
  }
  return text
}

/** A cell on one line. What stands in quotes may hold quotes, each written twice. @param {unknown} value */
function asCell(value) {
  const words = value instanceof Date ? value.toISOString().slice(0, 10) : String(value ?? '')
  const line = words.replace(/\s+/g, ' ').trim()
  return line.includes('"') ? `"${line.replaceAll('"', '""')}"` : line
}
