import { createReadableStreamFromReadable } from '@remix-run/node'
import type { StoredDocument } from '#app/persistence/documents/documents.server.ts'
import { parseRange } from './byte-range.ts'
import { attachmentHeader } from './content-disposition.ts'
import { MissingFileError, type FileStore } from './file-store.ts'

type Stored = Pick<StoredDocument, 'name' | 'mediaType' | 'size' | 'sha256' | 'storageKey'>

/**
 * The answer to a request for a document: the bytes, or the part of them that was asked for, as an attachment that no
 * browser shows or runs as a page of ours.
 * @returns 200, 206, or 416 where the range lies outside of the file; 404 where the bytes are gone
 */
export async function downloadAnswer(request: Request, store: FileStore, document: Stored): Promise<Response> {
  const { size } = document
  const etag = `"${document.sha256}"`
  const headers = new Headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, no-store',
    'Content-Disposition': attachmentHeader(document.name),
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Content-Type': document.mediaType,
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  })
  const condition = request.headers.get('If-Range')
  const mayBePart = condition === null || condition === etag
  const range = mayBePart ? parseRange(request.headers.get('Range'), size) : null
  if (range === 'beyond') {
    headers.set('Content-Range', `bytes */${size}`)
    return new Response(null, { status: 416, headers })
  }
  headers.set('Content-Length', String(range ? range.end - range.start + 1 : size))
  if (range) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`)
  const status = range ? 206 : 200
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  return new Response(createReadableStreamFromReadable(await openFile(store, document, range ?? undefined)), {
    status,
    headers,
  })
}

async function openFile(store: FileStore, { storageKey }: Stored, range: Parameters<FileStore['read']>[1]) {
  try {
    return await store.read(storageKey, range)
  } catch (error) {
    throw error instanceof MissingFileError ? new Response(null, { status: 404 }) : error
  }
}
