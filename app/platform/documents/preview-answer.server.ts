import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { TextKey } from '#app/platform/i18n/text.ts'
import type { StoredDocument } from '#app/persistence/documents/documents.server.ts'
import { TooManyWaitingError } from './bounded-queue.ts'
import { MissingFileError, type FileStore } from './file-store.ts'
import type { nl } from './nl.ts'
import { readPreview } from './preview.server.ts'
import { hasPreview, isReadable } from './readable.ts'

/**
 * The answer to a request for the preview of a document: a picture that no browser shows or runs as a page of ours.
 * @returns 200; in words 404 where none can be made, 409 where the file may not be handed out, 503 where too many
 *   previews are asked for at once
 */
export async function previewAnswer(
  request: Request,
  store: FileStore,
  document: StoredDocument,
  language: Language,
): Promise<Response> {
  const refusal = unreadable(document, language)
  if (refusal) return refusal
  return pictureAnswer(request, store, document, language)
}

/**
 * The same for a document that was found to be readable.
 * @param page of a PDF, from 0
 */
export async function pictureAnswer(
  request: Request,
  store: FileStore,
  document: Pick<StoredDocument, 'scan' | 'mediaType' | 'size' | 'storageKey'>,
  language: Language,
  page = 0,
): Promise<Response> {
  if (!hasPreview(document)) return inWords(404, 'unreadable.noPreview', language)
  try {
    const preview = await readPreview(store, document, request.signal, page)
    if (!preview) return inWords(404, 'unreadable.noPreview', language)
    const headers = {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': 'inline',
      'Content-Length': String(preview.length),
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Content-Type': 'image/webp',
      'X-Content-Type-Options': 'nosniff',
    }
    return new Response(request.method === 'HEAD' ? null : new Uint8Array(preview), { headers })
  } catch (error) {
    if (error instanceof TooManyWaitingError) return inWords(503, 'unreadable.busy', language)
    if (error instanceof MissingFileError) return inWords(404, 'unreadable.noPreview', language)
    throw error
  }
}

/** The answer where a file may not be handed out yet, or ever; null where it may. */
export function unreadable(document: Pick<StoredDocument, 'scan'>, language: Language): Response | null {
  if (isReadable(document)) return null
  return inWords(409, document.scan === 'infected' ? 'unreadable.infected' : 'unreadable.scanning', language)
}

function inWords(status: number, key: TextKey<typeof nl>, language: Language): Response {
  return new Response(textFor(language, 'platform/documents')(key), {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' },
  })
}
