import type { Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { refusalPage } from './refusal.ts'

/** What Node answers by itself to a request that it cannot read, as long as nobody listens. */
const bare: Record<string, string> = {
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/**
 * Answers requests that Node cannot read. Headers above its 16 kB are those of somebody whose cookies have piled up, or who
 * follows a link that is far too long: they get a page, in both languages as nothing is known of them. Anything else comes
 * from programs, which get the bare answer that Node gives. The connection is closed.
 */
export function answerUnreadable(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Words behind a half answer would be taken for a part of it. Only Node's own field tells.
    const isAnswering = Boolean(Object(socket)._httpMessage?.headersSent)
    if (!socket.writable || isAnswering || error.code === 'ECONNRESET') {
      socket.destroy()
      return
    }
    const answer = error.code === 'HPE_HEADER_OVERFLOW' ? tooLong() : `${statusOf(error)}\r\nConnection: close\r\n\r\n`
    socket.end(`HTTP/1.1 ${answer}`, () => socket.destroy())
  })
}

const statusOf = ({ code = '' }: NodeJS.ErrnoException): string => bare[code] ?? '400 Bad Request'

function tooLong(): string {
  const page = refusalPage('headersTooLarge')
  return [
    '431 Request Header Fields Too Large',
    'Connection: close',
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
    `Content-Length: ${Buffer.byteLength(page)}`,
    'Content-Type: text/html; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    '',
    page,
  ].join('\r\n')
}
