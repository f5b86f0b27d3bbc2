import { randomUUID } from 'node:crypto'
import { pipeline } from 'node:stream/promises'
import busboy from 'busboy'
import { log } from '#app/platform/log/log.ts'
import { uploadParts } from '#app/platform/config/limits.ts'
import type { TextValues } from '#app/platform/i18n/text.ts'
import { cleanFileName, withExtension } from './file-name.ts'
import type { FileStore, WrittenFile } from './file-store.ts'
import { fileTypes } from './file-types.ts'
import { inspectFile, RefusedFileError, type IncomingFile, type RefusalReason } from './inspection.server.ts'
import { bytesOf, filesPerUpload } from './limits.ts'
import type { PdfSign } from './pdf-signs.ts'
import { isLockedPdf } from './preview.server.ts'

/** A file whose bytes are safe in the store, but of which no row tells yet. */
export type StoredFile = WrittenFile & { name: string; mediaType: string; storageKey: string }

/** A file that was not kept: `refused.<reason>` of the texts says why, with these values. */
export type RefusedFile = { name: string; reason: RefusalReason; values: TextValues }

export type ReceivedUpload = { fields: FormData; stored: StoredFile[]; refused: RefusedFile[] }

/** Thrown where the body is no form that can be read to its end. */
export class UnreadableUploadError extends Error {}

type Options = {
  store: FileStore
  /** First part of the storage keys: who the files belong to. */
  owner: string
  /** The most that one file may have. */
  megabytes: number
  /**
   * Called with the fields that stand before the first file in the form, before anything is stored; with all of them
   * where there is no file. What it throws refuses the whole upload.
   */
  beforeFiles: (fields: FormData) => void | Promise<void>
}

type Outcome = { stored: StoredFile } | { refused: RefusedFile } | 'nothing'

/**
 * Takes in a multipart form: its files go to the store as they come, never whole in memory. Files that may not be kept
 * are refused one by one, the others are kept. Where the form breaks off or `beforeFiles` refuses, nothing is left.
 * @throws UnreadableUploadError; whatever `beforeFiles` throws
 */
export async function receiveUpload(request: Request, options: Options): Promise<ReceivedUpload> {
  const fields = new FormData()
  const arrivals: Promise<Outcome>[] = []
  let permission: Promise<void> | undefined
  const permit = () => (permission ??= Promise.resolve(fields).then(options.beforeFiles))
  const parser = openParser(request, options.megabytes)
  let count = 0
  parser.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) parser.destroy(new UnreadableUploadError('a field is too long'))
    else fields.append(name, value)
  })
  parser.on('fieldsLimit', () => parser.destroy(new UnreadableUploadError('too many fields')))
  parser.on('file', (_field, file, { filename }: { filename: string | undefined }) => {
    // The stream fails when the form breaks off, maybe while nobody reads it yet.
    file.on('error', () => {})
    // An empty field sends a file without a name.
    if (filename) count += 1
    arrivals.push(receiveFile(file, filename, { ...options, isOneTooMany: count > filesPerUpload, permit }))
  })

  try {
    await readThrough(request, parser)
    await permit()
  } catch (error) {
    const outcomes = await Promise.all(arrivals)
    await discardFiles(
      options.store,
      outcomes.flatMap((outcome) => (outcome !== 'nothing' && 'stored' in outcome ? [outcome.stored] : [])),
    )
    throw error
  }
  const outcomes = (await Promise.all(arrivals)).filter((outcome) => outcome !== 'nothing')
  return {
    fields,
    stored: outcomes.flatMap((outcome) => ('stored' in outcome ? [outcome.stored] : [])),
    refused: outcomes.flatMap((outcome) => ('refused' in outcome ? [outcome.refused] : [])),
  }
}

/** Removes files that were stored but are not wanted after all. Never fails: what stays behind harms nobody. */
export async function discardFiles(store: FileStore, files: readonly StoredFile[]): Promise<void> {
  await Promise.all(
    files.map(({ storageKey }) =>
      store.remove(storageKey).catch((error: unknown) => log.warn({ err: error, storageKey }, 'file left behind')),
    ),
  )
}

function openParser(request: Request, megabytes: number): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('Content-Type') ?? '' },
      defParamCharset: 'utf8',
      // One byte more than allowed: at its limit busboy cannot tell whether there was more.
      limits: {
        ...{ fileSize: bytesOf(megabytes) + 1, files: 200, headerPairs: 20 },
        ...{ fields: uploadParts.fields, fieldSize: uploadParts.bytesPerField },
      },
    })
  } catch (error) {
    throw new UnreadableUploadError('no multipart form', { cause: error })
  }
}

/**
 * Reads the body to its end, also where the parser gives up: a browser that is still sending would not see our answer.
 */
export async function readThrough(request: Request, parser: busboy.Busboy): Promise<void> {
  if (!request.body) throw new UnreadableUploadError('no body')
  const reader = request.body.getReader()
  async function* chunks() {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  }
  try {
    await pipeline(chunks(), parser, { signal: request.signal })
  } catch (error) {
    if (!request.signal.aborted) await drain(reader)
    throw error instanceof UnreadableUploadError ? error : new UnreadableUploadError('broken off', { cause: error })
  }
}

async function drain(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let { done } = await reader.read(); !done;) ({ done } = await reader.read())
  } catch {
    // The sender has gone.
  }
}

type FileOptions = Options & { isOneTooMany: boolean; permit: () => Promise<void> }

/** Never rejects: what becomes of the whole form is for the caller to find out. */
async function receiveFile(file: IncomingFile, given: string | undefined, options: FileOptions): Promise<Outcome> {
  const { store, owner, megabytes, permit } = options
  const name = cleanFileName(given)
  const refuse = (reason: RefusalReason): Outcome => ({
    refused: { name, reason, values: { megabytes, files: filesPerUpload } },
  })
  try {
    await permit()
  } catch {
    file.resume()
    return 'nothing'
  }
  const { bytes, type, signs } = inspectFile(file, name)
  const storageKey = `${owner}/${randomUUID()}`
  try {
    if (options.isOneTooMany) return refuse('tooMany')
    const written = await store.write(storageKey, bytes)
    const { mediaType, extensions } = type()
    const stored = { ...written, name: withExtension(name, extensions), mediaType, storageKey }
    const nobodyCanRead = await whyUnreadable(store, stored, signs())
    if (!nobodyCanRead) return { stored }
    await discardFiles(store, [stored])
    return refuse(nobodyCanRead)
  } catch (error) {
    if (error instanceof RefusedFileError)
      return given === undefined && error.reason === 'empty' ? 'nothing' : refuse(error.reason)
    if (file.errored) return 'nothing'
    log.error({ err: error }, 'file not stored')
    return refuse('failed')
  } finally {
    // What was not read still has to pass, or the form behind it never comes.
    file.resume()
  }
}

/** Why a PDF would stay shut for most who are to read it; null for all other files. */
async function whyUnreadable(
  store: FileStore,
  stored: StoredFile,
  signs: ReadonlySet<PdfSign>,
): Promise<'locked' | 'dynamicForm' | null> {
  if (stored.mediaType !== fileTypes.pdf.mediaType) return null
  if (signs.has('dynamicForm')) return 'dynamicForm'
  return signs.has('encrypted') && (await isLockedPdf(store, stored)) ? 'locked' : null
}
