import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)
/** Bytes; below this the packing costs more than it saves. */
const smallest = 1024
/** Bytes that brotli has to look back over in a page; its usual four megabytes cost time to prepare. */
const pageWindow = 64 * 1024

/** The best encoding that an Accept-Encoding header allows. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = new Set<string>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) accepted.add(name)
  }
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}

/**
 * Packs a whole body at once, on a worker thread.
 * @param level of brotli: 4 for what is sent once, up to 11 for what is kept
 * @returns the bytes and how they are really encoded: small bodies stay as they are
 */
export async function pack(
  body: Buffer,
  encoding: Encoding,
  level = 4,
): Promise<{ bytes: Buffer; encoding: Encoding }> {
  if (encoding === 'identity' || body.length < smallest) return { bytes: body, encoding: 'identity' }
  if (encoding === 'gzip') return { bytes: await gzipped(body), encoding }
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: body.length <= pageWindow ? Math.log2(pageWindow) : constants.BROTLI_DEFAULT_WINDOW,
  }
  return { bytes: await brotli(body, { params }), encoding }
}
