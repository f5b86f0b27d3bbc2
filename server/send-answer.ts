import { writeReadableStreamToWritable } from '@remix-run/node'
import type { Request as ExpressRequest, Response as ExpressResponse } from 'express'
import { acceptedEncoding, pack } from './encoding.ts'

/** What is made in memory anyway, so that it may as well be packed and sent in one piece. */
const packableType = /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/
/** Bytes; what is larger is passed on as it comes. */
const largestPacked = 256 * 1024

/**
 * Sends the answer of Remix.
 * @param html the rendered page, where the answer is one: it replaces the answer's body
 */
export async function sendAnswer(
  request: ExpressRequest,
  response: ExpressResponse,
  answer: Response,
  html: Buffer | undefined,
): Promise<void> {
  response.status(answer.status)
  for (const [name, value] of answer.headers) {
    if (name === 'set-cookie') response.append(name, value)
    else response.setHeader(name, value)
  }
  if (html) return sendWhole(request, response, html)
  if (!answer.body) {
    response.end()
    return
  }
  // An entity tag is of these very bytes.
  const isPackable =
    !answer.headers.has('ETag') &&
    packableType.test(answer.headers.get('Content-Type') ?? '') &&
    !answer.headers.has('Content-Encoding')
  if (!isPackable) return writeReadableStreamToWritable(answer.body, response)

  const reader = answer.body.getReader()
  const { chunks, isAll } = await readStart(reader)
  if (isAll) return sendWhole(request, response, Buffer.concat(chunks))
  for (const chunk of chunks) response.write(chunk)
  reader.releaseLock()
  return writeReadableStreamToWritable(answer.body, response)
}

/** Sends a page that was remembered. */
export async function sendPage(
  request: ExpressRequest,
  response: ExpressResponse,
  { html, cookies }: { html: Buffer; cookies: readonly string[] },
): Promise<void> {
  response.status(200).setHeader('Content-Type', 'text/html; charset=utf-8')
  for (const cookie of cookies) response.append('Set-Cookie', cookie)
  return sendWhole(request, response, html)
}

async function sendWhole(request: ExpressRequest, response: ExpressResponse, body: Buffer): Promise<void> {
  const { bytes, encoding } = await pack(body, acceptedEncoding(request.get('Accept-Encoding')))
  response.vary('Accept-Encoding')
  if (encoding !== 'identity') response.set('Content-Encoding', encoding)
  response.set('Content-Length', String(bytes.length))
  // Node leaves the body out of the answer to a HEAD request.
  response.end(bytes)
}

async function readStart(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const chunks: Uint8Array[] = []
  let size = 0
  while (size < largestPacked) {
    const { done, value } = await reader.read()
    if (done) return { chunks, isAll: true }
    chunks.push(value)
    size += value.length
  }
  return { chunks, isAll: false }
}
