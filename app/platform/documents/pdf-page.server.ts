import { createRequire } from 'node:module'
import { z } from 'zod'
import { runInThread, type ThreadTask } from '#app/platform/threads/run-in-thread.server.ts'
import source from './pdf-page.worker.js?raw'

const require = createRequire(import.meta.url)

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

const inThread = <Result>(
  bytes: Uint8Array<ArrayBuffer>,
  task: ThreadTask['task'],
  schema: z.ZodType<Result>,
  signal: AbortSignal,
): Promise<Result> =>
  runInThread(
    {
      source,
      libraries: [require.resolve('@hyzyla/pdfium')],
      bytes,
      task: { ...task, largestMemory },
      maxMegabytes: 64,
    },
    schema,
    signal,
  )
