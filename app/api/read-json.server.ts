import { deepestJson, valuesInJson } from '#app/platform/config/limits.ts'
import { problem } from '../platform/auth/json-answers.server.ts'
import { sizeOf } from './json-size.ts'

/**
 * The JSON that a request brings along. Asking for its type also keeps forms of other sites out, which browsers cannot
 * make send it.
 * @param maxBytes what is longer is not read
 * @throws a response: 415 for another type, 413 where it is too long or holds too many values, 400 where it is no JSON, or nested too deep
 */
export async function readJson(request: Request, maxBytes: number): Promise<unknown> {
  const [type = ''] = (request.headers.get('Content-Type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json') {
    throw problem(415, 'unsupported_media_type', 'The body has to be application/json.')
  }
  const tooLong = problem(413, 'too_large', `The body may be at most ${maxBytes} bytes.`)
  if (Number(request.headers.get('Content-Length') ?? 0) > maxBytes) throw tooLong
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > maxBytes) throw tooLong
  const text = textOf(bytes)
  const { depth, values } = sizeOf(text ?? '')
  if (depth > deepestJson) {
    throw problem(400, 'too_deep', `Lists and objects in the body may be ${deepestJson} deep.`)
  }
  if (values > valuesInJson) throw problem(413, 'too_large', `The body may hold at most ${valuesInJson} values.`)
  try {
    if (text !== null) return JSON.parse(text)
  } catch {
    // Told below.
  }
  throw problem(400, 'malformed', 'The body is no JSON.')
}

/** Null where it is no UTF-8. */
function textOf(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}
