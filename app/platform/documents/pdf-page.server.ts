import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { z } from 'zod'
import source from './pdf-page.worker.js?raw'

/** A picture as rows of pixels, four bytes (red, green, blue, alpha) each. */
export type Bitmap = { width: number; height: number; data: Uint8Array }

const megabyte = 1024 * 1024
const largestMemory = 256 * megabyte
const drawn = z.object({ width: z.int(), height: z.int(), data: z.instanceof(Uint8Array) })

/**
 * Draws the first page of a PDF, in a thread of its own that is ended when it takes too long or too much memory.
 * @param bytes of the file, with a buffer of their own; they are gone afterwards
 * @param longestSide pixels
 * @param signal ends it too
 * @throws where there is no page, or none that can be drawn within the limits
 */
export async function drawFirstPage(
  bytes: Uint8Array<ArrayBuffer>,
  longestSide: number,
  signal: AbortSignal,
): Promise<Bitmap> {
  signal.throwIfAborted()
  // The thread is started from its text, because a built server has no file for it: so it has to be told where
  // the library is.
  const library = pathToFileURL(createRequire(import.meta.url).resolve('@hyzyla/pdfium')).href
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), {
    workerData: { library, bytes, longestSide, largestMemory },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
    // What PDFium says of a broken file is of no use to anybody.
    stdout: true,
    stderr: true,
    env: {},
  })
  try {
    return await new Promise<Bitmap>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      worker.once('message', (message) => resolve(drawn.parse(message)))
      worker.once('error', reject)
      worker.once('exit', (code) => reject(new Error(`The thread ended with ${code}.`)))
    })
  } finally {
    await worker.terminate()
  }
}
