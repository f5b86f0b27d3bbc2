import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { type ClientRequest, request } from 'node:http'
import { text } from 'node:stream/consumers'
import type { MeasuredServer } from './servers.ts'

/** A file to be sent: its bytes are made as they go, from its number. */
export type SentFile = { number: number; bytes: number }

const piece = 1024 * 1024
const boundary = 'between-the-parts'
const page = '/location/upload-floor-plan/upload?location=0'
const nameOf = ({ number }: SentFile) => `upload-${number}.pdf`

function* piecesOf({ number, bytes }: SentFile): Generator<Buffer> {
  for (let at = 0; at < bytes; at += piece) {
    const next = Buffer.alloc(Math.min(piece, bytes - at), `${number}:${at} `)
    if (at === 0) next.write('%PDF-1.7\n')
    yield next
  }
}

/** SHA-256 over its bytes, in hexadecimal. */
export function hashOf(file: SentFile): string {
  const hash = createHash('sha256')
  for (const next of piecesOf(file)) hash.update(next)
  return hash.digest('hex')
}

/**
 * Uploads a file by the form of a page, as fast as the server takes it.
 * @throws where the answer is not that it is stored
 */
export async function sendFile(origin: string, cookie: string, file: SentFile): Promise<void> {
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="goTo"\r\n\r\nsave\r\n--${boundary}\r\n` +
      `Content-Disposition: form-data; name="files"; filename="${nameOf(file)}"\r\nContent-Type: application/pdf\r\n\r\n`,
  )
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
  const asked = request(origin + page, {
    method: 'POST',
    headers: {
      Cookie: cookie,
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': head.length + file.bytes + tail.length,
    },
  })
  const answered = once(asked, 'response')
  await write(asked, head)
  for (const next of piecesOf(file)) await write(asked, next)
  asked.end(tail)
  const [response] = await answered
  const words = await text(response)
  if (response.statusCode !== 303) throw new Error(`${nameOf(file)}: ${response.statusCode}\n${words.slice(0, 400)}`)
}

async function write(asked: ClientRequest, bytes: Buffer): Promise<void> {
  if (!asked.write(bytes)) await once(asked, 'drain')
}

/** The SHA-256 of each file that the page lists, as it comes back, by its name. */
export async function downloadHashes({ origin }: MeasuredServer, cookie: string): Promise<Map<string, string>> {
  const html = await (await fetch(origin + page, { headers: { Cookie: cookie } })).text()
  const hashes = new Map<string, string>()
  for (const [, path = '', name = ''] of html.matchAll(/href="(\/documents\/[^"]+\/download)"[^>]*>([^<]+)</g)) {
    const answer = await fetch(origin + path, { headers: { Cookie: cookie } })
    const bytes = Buffer.from(await answer.arrayBuffer())
    hashes.set(name, createHash('sha256').update(bytes).digest('hex'))
  }
  return hashes
}

/** Names the files that did not come back as they were sent. */
export const differentOnes = (files: readonly SentFile[], hashes: ReadonlyMap<string, string>): string[] =>
  files.filter((file) => hashes.get(nameOf(file)) !== hashOf(file)).map(nameOf)
