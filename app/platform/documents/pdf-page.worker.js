// Draws the first page of a PDF, in a thread of its own that is started from this text: what goes wrong in here, with
// whatever somebody has made up, ends this thread and nothing else.
import { parentPort, workerData } from 'node:worker_threads'

/** @type {{ library: string, bytes: Uint8Array, longestSide: number, largestMemory: number }} */
const { library: address, bytes, longestSide, largestMemory } = workerData

// The limits of a worker do not reach the memory of WebAssembly. PDFium takes a refusal for a full memory.
const { grow } = WebAssembly.Memory.prototype
/** @param {number} pages */
WebAssembly.Memory.prototype.grow = function (pages) {
  if (this.buffer.byteLength + pages * 65_536 > largestMemory) throw new RangeError('The page takes too much memory.')
  return grow.call(this, pages)
}

/** @type {typeof import('@hyzyla/pdfium')} */
const { PDFiumLibrary } = await import(address)
const library = await PDFiumLibrary.init()
const document = await library.loadDocument(bytes)
const page = document.getPage(0)
const { originalWidth, originalHeight } = page.getOriginalSize()
const scale = longestSide / Math.max(originalWidth, originalHeight)
const [width, height] = [originalWidth, originalHeight].map((side) => Math.max(1, Math.round(side * scale)))
const { data } = await page.render({ width, height, scale: 1, render: 'bitmap' })
parentPort?.postMessage({ width, height, data })
