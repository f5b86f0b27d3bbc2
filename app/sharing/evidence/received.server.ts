import { createHash } from 'node:crypto'
import busboy from 'busboy'
import { bytesOf } from '#app/platform/documents/limits.ts'
import { readThrough, UnreadableUploadError } from '#app/platform/documents/receive.server.ts'
import { uploadParts } from '#app/platform/config/limits.ts'

/** A file that came to be looked at and is not kept: its hash, and its bytes where they are few enough to be read. */
export type LookedAt = { sha256: string; bytes: Uint8Array<ArrayBuffer> | null }

/** Why there is nothing to look at; the name is a key of the texts under `verify`. */
export type NotLookedAt = 'none' | 'tooLarge' | 'broken'

/** Bytes up to which a file is held to find its number; a larger one is known by its hash alone. */
const mostHeld = 32 * 1024 * 1024

/** The file in the field `file` of a multipart form. It passes by: nothing of it is written down. */
export async function lookAtFile(request: Request, megabytes: number): Promise<LookedAt | NotLookedAt> {
  const parser = openParser(request, megabytes)
  if (!parser) return 'broken'
  const looks: Promise<LookedAt | NotLookedAt>[] = []
  parser.on('file', (field, file, { filename }) => {
    file.on('error', () => {})
    if (field === 'file' && looks.length === 0) looks.push(look(file, filename !== undefined))
    else file.resume()
  })
  try {
    await readThrough(request, parser)
  } catch (error) {
    if (!(error instanceof UnreadableUploadError)) throw error
    return 'broken'
  }
  return (await looks[0]) ?? 'none'
}

function openParser(request: Request, megabytes: number): busboy.Busboy | null {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('Content-Type') ?? '' },
      // One byte more than allowed: at its limit busboy cannot tell whether there was more.
      limits: {
        ...{ fileSize: bytesOf(megabytes) + 1, files: 5, headerPairs: 20 },
        ...{ fields: uploadParts.fields, fieldSize: uploadParts.bytesPerField },
      },
    })
  } catch {
    return null
  }
}

async function look(
  file: AsyncIterable<Buffer> & { truncated?: boolean },
  hasName: boolean,
): Promise<LookedAt | NotLookedAt> {
  const hash = createHash('sha256')
  const held: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of file) {
      size += chunk.length
      hash.update(chunk)
      if (size <= mostHeld) held.push(chunk)
    }
  } catch {
    return 'broken'
  }
  if (size === 0 || !hasName) return 'none'
  if (file.truncated) return 'tooLarge'
  const bytes = size <= mostHeld ? new Uint8Array(size) : null
  let at = 0
  for (const chunk of bytes ? held : []) {
    bytes?.set(chunk, at)
    at += chunk.length
  }
  return { sha256: hash.digest('hex'), bytes }
}
