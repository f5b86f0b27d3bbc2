import { LRUCache } from 'lru-cache'
import type { Sharp } from 'sharp'
import { log } from '#app/platform/log/log.ts'
import type { StoredDocument } from '#app/persistence/documents/documents.server.ts'
import { boundedQueue } from './bounded-queue.ts'
import { fileTypes } from './file-types.ts'
import type { FileStore } from './file-store.ts'
import { drawPage, readPages, readPdfText, type PdfPage } from './pdf-page.server.ts'
import { openPicture, pictureLibrary } from './pictures.server.ts'
import { largestPreviewed } from './readable.ts'

type Stored = Pick<StoredDocument, 'mediaType' | 'size' | 'storageKey'>

/** Pixels of a preview along its longest side. */
const longestSide = 1600
/** Pixels of a picture of which a preview is made: the largest photo of a phone, and no more than a page of a plan. */
const maxPixels = 110_000_000
/** The same for kinds of pictures that have to be held in memory whole to be read. */
const maxPixelsAtOnce = 30_000_000
/** Seconds after which making a preview is given up. */
const timeLimit = 10
/** Each takes memory: so many are made at once, and so many more may wait for their turn. */
const turn = boundedQueue({ atOnce: 2, maxWaiting: 20 })
/**
 * The newest previews, by file and page; null if none can be made. What is kept for a file never changes, and a heavy one
 * takes seconds each time. They are forgotten after ten minutes: files are removed, and what took too long once may do better.
 */
const drawn = new LRUCache<string, { preview: Buffer | null }>({
  maxSize: 16 * 1024 * 1024,
  sizeCalculation: ({ preview }) => 200 + (preview?.length ?? 0),
  ttl: 10 * 60 * 1000,
})

/**
 * A small picture of a document: of an image, or of a page of a PDF. It is drawn again, so that nothing of
 * the file but what it shows is in it.
 * @param document one that has a preview by what is known of it
 * @param signal of the request: who has gone needs no preview
 * @param page of a PDF, from 0
 * @returns a WebP image; null where none can be made of it
 * @throws TooManyWaitingError
 */
export async function readPreview(
  store: FileStore,
  document: Stored,
  signal: AbortSignal,
  page = 0,
): Promise<Buffer | null> {
  const key = `${document.storageKey} ${page}`
  // Of several who ask for one at the same time, those who waited find it in their turn.
  const { preview } = drawn.get(key) ?? (await turn(async () => drawn.get(key) ?? keepDrawn()))
  return preview

  async function keepDrawn() {
    signal.throwIfAborted()
    const made = { preview: await drawPreview(store, document, signal, page) }
    drawn.set(key, made)
    return made
  }
}

async function drawPreview(
  store: FileStore,
  document: Stored,
  signal: AbortSignal,
  page: number,
): Promise<Buffer | null> {
  const bytes = await readWhole(store, document)
  const until = AbortSignal.any([signal, AbortSignal.timeout(timeLimit * 1000)])
  try {
    const picture =
      document.mediaType === fileTypes.pdf.mediaType ? await pictureOfPage(bytes, page, until) : await pictureIn(bytes)
    return await picture
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80, effort: 2 })
      .timeout({ seconds: timeLimit })
      .toBuffer()
  } catch (error) {
    signal.throwIfAborted()
    log.info({ err: error, storageKey: document.storageKey }, 'no preview')
    return null
  }
}

/**
 * Reads how large the pages of a PDF are and what their text layer says; within the same limits as previews are made.
 * @returns null where it cannot be read
 * @throws TooManyWaitingError
 */
export async function readPdf(store: FileStore, document: Stored): Promise<PdfPage[] | null> {
  return turn(async () => {
    const bytes = await readWhole(store, document)
    try {
      return await readPages(bytes, AbortSignal.timeout(timeLimit * 1000))
    } catch (error) {
      log.info({ err: error, storageKey: document.storageKey }, 'no pages')
      return null
    }
  })
}

/**
 * Whether a PDF opens with a password only, as far as can be told within the limits of previews: one that is too large, or
 * broken in another way, or has to wait, is not said to be locked.
 */
export async function isLockedPdf(store: FileStore, document: Stored): Promise<boolean> {
  if (document.size > largestPreviewed) return false
  try {
    return await turn(async () => {
      const bytes = await readWhole(store, document)
      await readPdfText(bytes, { maxPages: 1, fromEnd: false }, AbortSignal.timeout(timeLimit * 1000))
      return false
    })
  } catch (error) {
    return error instanceof Error && /password/i.test(error.message)
  }
}

async function pictureOfPage(bytes: Uint8Array<ArrayBuffer>, page: number, signal: AbortSignal): Promise<Sharp> {
  const { width, height, data } = await drawPage(bytes, { page, longestSide }, signal)
  const sharp = await pictureLibrary()
  return sharp(data, { raw: { width, height, channels: 4 } })
}

async function pictureIn(bytes: Uint8Array): Promise<Sharp> {
  const picture = await openPicture(bytes, maxPixels)
  const { width, height, format, isProgressive } = await picture.metadata()
  const isReadAtOnce = isProgressive || format === 'webp' || format === 'gif'
  if (isReadAtOnce && width * height > maxPixelsAtOnce) throw new Error('The picture is too large.')
  return picture.autoOrient()
}

/** The bytes of a file; no more of them than its row says. */
async function readWhole(store: FileStore, { storageKey, size }: Stored): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size)
  let at = 0
  for await (const chunk of await store.read(storageKey)) {
    const part: Uint8Array = chunk
    if (at + part.length > size) throw new Error(`The file ${storageKey} is larger than it was.`)
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}
