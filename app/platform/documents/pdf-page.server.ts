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

/** The size of a page in points, and what its text layer says; '' where it has none. */
const readPage = z.object({ width: z.number().positive(), height: z.number().positive(), text: z.string() })
export type PdfPage = z.output<typeof readPage>

/** What is worth reading in a browser: a longer document is handed out as a file only. */
const most = { maxPages: 300, maxText: 20_000 }

/**
 * Draws a page of a PDF, in a thread of its own that is ended when it takes too long or too much memory.
 * @param bytes of the file, with a buffer of their own; they are gone afterwards
 * @param page from 0
 * @param longestSide pixels
 * @param signal ends it too
 * @throws where there is no such page, or it cannot be drawn within the limits
 */
export const drawPage = (
  bytes: Uint8Array<ArrayBuffer>,
  { page, longestSide }: { page: number; longestSide: number },
  signal: AbortSignal,
): Promise<Bitmap> => inThread(bytes, { page, longestSide }, drawn, signal)

/**
 * Reads how large the pages of a PDF are and what their text layer says, in such a thread too.
 * @param bytes of the file, with a buffer of their own; they are gone afterwards
 * @throws where it cannot be read within the limits, or has more pages than is worth reading in a browser
 */
export const readPages = (bytes: Uint8Array<ArrayBuffer>, signal: AbortSignal): Promise<PdfPage[]> =>
  inThread(bytes, most, z.array(readPage), signal)

/**
 * The text of some pages of a PDF, page by page, read in such a thread too.
 * @param bytes of the file, with a buffer of their own; they are gone afterwards
 * @param asked how many pages at most; `fromEnd` means the last pages, and not the first ones
 * @throws where it cannot be read within the limits
 */
export const readPdfText = (
  bytes: Uint8Array<ArrayBuffer>,
  asked: { maxPages: number; fromEnd: boolean },
  signal: AbortSignal,
): Promise<string[]> => inThread(bytes, asked, z.array(z.string()), signal)

type Task = { page: number; longestSide: number } | typeof most | { maxPages: number; fromEnd: boolean }

async function inThread<Result>(
  bytes: Uint8Array<ArrayBuffer>,
  task: Task,
  schema: z.ZodType<Result>,
  signal: AbortSignal,
): Promise<Result> {
  signal.throwIfAborted()
  // The thread is started from its text, because a built server has no file for it: so it has to be told where
  // the library is.
  const library = pathToFileURL(createRequire(import.meta.url).resolve('@hyzyla/pdfium')).href
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(source)}`), {
    workerData: { library, bytes, largestMemory, task },
    transferList: [bytes.buffer],
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 },
    // What PDFium says of a broken file is of no use to anybody.
    stdout: true,
    stderr: true,
    env: {},
  })
  try {
    const message = await new Promise<unknown>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', (code) => reject(new Error(`The thread ended with ${code}.`)))
    })
    return schema.parse(message)
  } finally {
    await worker.terminate()
  }
}
