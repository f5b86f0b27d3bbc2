import { createRequire } from 'node:module'
import { z } from 'zod'
import { boundedQueue, TooManyWaitingError } from '#app/platform/documents/bounded-queue.ts'
import { runInThread } from '#app/platform/threads/run-in-thread.server.ts'
import { maxCharacters, maxSheets } from './list-limits.ts'
import source from './workbook.worker.js?raw'

const require = createRequire(import.meta.url)

/** What one file may ask of us: far more than a file with a list takes. */
const limits = { maxUnpacked: 10_000_000, maxSheets, maxCharacters }
/** Seconds after which reading is given up. */
const timeLimit = 10
/** Each takes memory: so many are read at once, and so many more may wait for their turn. */
const turn = boundedQueue({ atOnce: 2, maxWaiting: 20 })

const sheets = z.array(z.object({ name: z.string(), text: z.string().nullable() }))
/** A sheet as text, a line for each row and tabs between cells; null if it is longer than a list can be. */
export type WorkbookSheet = z.output<typeof sheets>[number]

/** Whether a file begins as workbooks do, which are zip files. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 4)).equals(Buffer.from('PK\x03\x04'))

/**
 * Reads the sheets of a workbook (.xlsx) that are in sight.
 * @param bytes of the file, with a buffer of their own; they are gone afterwards
 * @returns 'no-text' if it cannot be read within the limits, 'busy' if too many wait for their turn
 */
export async function readWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<WorkbookSheet[] | 'no-text' | 'busy'> {
  const libraries = [require.resolve('yauzl'), require.resolve('read-excel-file/universal')]
  try {
    return await turn(() =>
      runInThread(
        { source, libraries, bytes, task: limits, maxMegabytes: 256 },
        sheets,
        AbortSignal.timeout(timeLimit * 1000),
      ),
    )
  } catch (error) {
    // Parts of a file of strangers: whatever is wrong with them, it is no list.
    return error instanceof TooManyWaitingError ? 'busy' : 'no-text'
  }
}
