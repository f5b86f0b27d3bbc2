import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { RequestHandler } from 'express'
import { acceptedEncoding, type Encoding, pack } from './encoding.ts'
import { refuse } from './refusal.ts'

type Packed = { bytes: Buffer; encoding: Encoding }
type StaticFile = {
  file: string
  isPackable: boolean
  /** Null where the file is too large to keep. */
  content: Buffer | null
  etag: string
  packed: Map<Encoding, Promise<Packed>>
}

const packable = /\.(js|css|svg|json|webmanifest|txt|xml|ico)$/
/** Bytes; larger ones are read from the disk each time, in parts where a browser asks for parts. */
const largestKept = 1024 * 1024
const year = 365 * 24 * 3600
/** Of what is set for pages, what means something to a file. The rest is a kilobyte that each of them would carry. */
const keptHeaders = [
  'connection',
  'cross-origin-resource-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-request-id',
]
/** What a browser shows as a page where somebody opens its address: nothing of it may run, load or stand in a frame. */
const shownAsPage = /\.(svg|xml|x?html?)$/
const policyOfFiles = "default-src 'none'; frame-ancestors 'none'; sandbox"

/**
 * Serves the files that the build made and those of public/. Which there are is read once, so that a request for a
 * page costs no look at the disk; small ones are kept in memory, packed as browsers ask for them.
 * @param folder the build's client folder
 */
export function staticFiles(folder: string): RequestHandler {
  const files = readFolder(folder)
  return async (request, response, next) => {
    const isAsset = request.path.startsWith('/assets/')
    const found = files.get(request.path)
    if (!found && isAsset) return refuse(request, response, 404, 'notFound')
    if (!found || (request.method !== 'GET' && request.method !== 'HEAD')) return next()

    for (const name of response.getHeaderNames()) if (!keptHeaders.includes(name)) response.removeHeader(name)
    if (shownAsPage.test(found.file)) response.set('Content-Security-Policy', policyOfFiles)
    // Names under /assets carry a hash of their content; the others may change with the next version.
    response.set('Cache-Control', isAsset ? `public, max-age=${year}, immutable` : 'public, max-age=86400')
    if (!found.content) return response.sendFile(found.file, { cacheControl: false })

    const wanted = found.isPackable ? acceptedEncoding(request.get('Accept-Encoding')) : 'identity'
    const { bytes, encoding } = await packOnce(found, found.content, wanted)
    if (found.isPackable) response.vary('Accept-Encoding')
    if (encoding !== 'identity') response.set('Content-Encoding', encoding)
    response.set('ETag', `"${found.etag}-${encoding}"`).type(path.extname(found.file))
    return request.fresh ? response.status(304).end() : response.send(bytes)
  }
}

function packOnce(found: StaticFile, content: Buffer, wanted: Encoding): Promise<Packed> {
  const packed = found.packed.get(wanted) ?? pack(content, wanted, 9)
  found.packed.set(wanted, packed)
  return packed
}

function readFolder(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(folder, name)
    const stats = statSync(file)
    if (!stats.isFile() || name.split(path.sep).some((part) => part.startsWith('.'))) continue
    const content = stats.size > largestKept ? null : readFileSync(file)
    const etag = createHash('sha256')
      .update(content ?? `${stats.size}-${stats.mtimeMs}`)
      .digest('base64url')
      .slice(0, 22)
    const address = `/${name.split(path.sep).join('/')}`
    files.set(address, { file, isPackable: packable.test(name), content, etag, packed: new Map() })
  }
  return files
}
