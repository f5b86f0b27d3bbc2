// Draws a page of a PDF, or reads what pages say, in a thread of its own that is started from this text: what goes wrong in
// here, with a file that somebody has made up, ends this thread and nothing else.
import { parentPort, workerData } from 'node:worker_threads'

/**
 * @typedef {{ page: number, longestSide: number } | { maxPages: number, maxText: number } | { maxPages: number, fromEnd: boolean }} Task
 * @type {{ libraries: string[], bytes: Uint8Array, task: Task & { largestMemory: number } }}
 */
const {
  libraries: [address = ''],
  bytes,
  task,
} = workerData

// The limits of a worker do not reach the memory of WebAssembly. PDFium takes a refusal for a full memory.
const { grow } = WebAssembly.Memory.prototype
/** @param {number} pages */
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65_536 > task.largestMemory)
    throw new RangeError('The file takes too much memory.')
  return grow.call(this, pages)
}

/** @type {typeof import('@hyzyla/pdfium')} */
const { PDFiumLibrary } = await import(address)
const library = await PDFiumLibrary.init()
const document = await library.loadDocument(bytes)

if ('page' in task) {
  const page = document.getPage(task.page)
  const { originalWidth, originalHeight } = page.getOriginalSize()
  const scale = task.longestSide / Math.max(originalWidth, originalHeight)
  const [width, height] = [originalWidth, originalHeight].map((side) => Math.max(1, Math.round(side * scale)))
  const { data } = await page.render({ width, height, scale: 1, render: 'bitmap' })
  parentPort?.postMessage({ width, height, data })
} else if ('fromEnd' in task) {
  const count = document.getPageCount()
  const asked = Math.min(count, task.maxPages)
  const first = task.fromEnd ? count - asked : 0
  parentPort?.postMessage(Array.from({ length: asked }, (_, n) => document.getPage(first + n).getText()))
} else {
  const count = document.getPageCount()
  if (count === 0 || count > task.maxPages) throw new RangeError(`${count} pages.`)
  const pages = []
  for (const page of document.pages()) {
    const { originalWidth: width, originalHeight: height } = page.getOriginalSize()
    pages.push({ width, height, text: page.getText().slice(0, task.maxText) })
  }
  parentPort?.postMessage(pages)
}
