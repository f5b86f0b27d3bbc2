import { MissingFileError } from '#app/platform/documents/file-store.ts'
import { TooManyWaitingError } from '#app/platform/documents/bounded-queue.ts'
import type { PdfPage } from '#app/platform/documents/pdf-page.server.ts'
import { readPdf } from '#app/platform/documents/preview.server.ts'
import { fileTypes } from '#app/platform/documents/file-types.ts'
import { hasPreview } from '#app/platform/documents/readable.ts'
import { fileStore } from '#app/platform/documents/store.server.ts'
import type { LibraryDocument } from '#app/persistence/documents/library-columns.ts'
import { findStandIn } from '#app/roadmap/letters/stand-ins.server.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import type { ShownItem } from '../../snapshot.ts'
import type { Agreement } from '../agreement.server.ts'
import { cutPages, cutText, headingsOf, mostParts, type DocumentPart } from './parts.ts'

type HandOut = ShownItem['handOuts'][number]

/**
 * What is signed by a link, in parts that can be read one by one; none where there is nothing to sign.
 * @throws a 503 response where too many documents are read at once
 */
export async function documentParts(
  { contributor }: Guest,
  { item, shown, language }: Pick<Agreement, 'item' | 'shown' | 'language'>,
): Promise<DocumentPart[]> {
  const handOuts = shown.handOuts.filter(({ letter, document }) => letter !== null || document !== null)
  const most = Math.max(1, Math.floor(mostParts / Math.max(1, handOuts.length)))
  const parts = await Promise.all(
    handOuts.map(async (handOut) => {
      if (!handOut.document) return lettersParts(handOut, most)
      const found = await findStandIn(contributor, item, handOut.name, language)
      return partsOfDocument(handOut, found, most)
    }),
  )
  return parts.flat()
}

function lettersParts({ name, letter }: HandOut, most: number): DocumentPart[] {
  if (!letter) return []
  const { title, blocks } = letter
  return cutText(blocks, most).map((part) => ({
    ...{ kind: 'text', name, title, blocks: part },
    headings: headingsOf(part),
  }))
}

async function partsOfDocument(
  { name, document }: HandOut,
  found: LibraryDocument | null,
  most: number,
): Promise<DocumentPart[]> {
  const title = document?.title ?? ''
  // Another document than the one that was shared is not shown in its place.
  if (!found || found.sha256 !== document?.sha256) return [{ kind: 'gone', name, title }]
  if (!canBeDrawn(found)) return [{ kind: 'file', name, title }]
  const pages = await pagesOf(found)
  if (pages === 'gone') return [{ kind: 'gone', name, title }]
  if (pages === null) return [{ kind: 'file', name, title }]
  const shown = pages.map(({ width, height, text }, n) => ({ number: n + 1, width, height, lines: linesOf(text) }))
  return cutPages(shown, most).map((part) => ({ kind: 'pages', name, title, pages: part, of: pages.length }))
}

/** True of a document of the library whose pages can be shown; provider staff put it there, so nothing scans it. */
export const canBeDrawn = (document: LibraryDocument): boolean =>
  document.mediaType === fileTypes.pdf.mediaType && hasPreview({ ...document, scan: 'off' })

const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n|\r/)
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')

/** So many documents are kept as they were read: one that is signed is asked for part by part. */
const mostKept = 20
const kept = new Map<string, PdfPage[] | null>()

async function pagesOf(document: LibraryDocument): Promise<PdfPage[] | null | 'gone'> {
  const { sha256 } = document
  const known = kept.get(sha256)
  if (known !== undefined) return known
  try {
    const pages = await readPdf(fileStore(), document)
    kept.set(sha256, pages)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return pages
  } catch (error) {
    if (error instanceof MissingFileError) return 'gone'
    if (error instanceof TooManyWaitingError) throw new Response(null, { status: 503, headers: { 'Retry-After': '5' } })
    throw error
  }
}
