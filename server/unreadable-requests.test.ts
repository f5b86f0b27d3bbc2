import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { en } from './en.ts'
import { nl } from './nl.ts'
import { answerUnreadable } from './unreadable-requests.ts'

let server: Server
let port = 0
beforeAll(async () => {
  server = createServer({ maxHeaderSize: 16_384 }, (_request, response) => response.write('half'))
  answerUnreadable(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterAll(async () => {
  server.closeAllConnections()
  await once(server.close(), 'close')
})

/** All that comes back until the server closes the connection. */
const answerTo = async (words: string): Promise<string> => {
  const socket = connect({ port, host: '127.0.0.1' })
  socket.write(words)
  return text(socket)
}

test('headers above 16 kB get a page in both languages that says what to do, and nothing of the fault', async () => {
  const answer = await answerTo(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a=b; '.repeat(4000)}\r\n\r\n`)
  const [head = '', page = ''] = answer.split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1\.1 431 /)
  expect(head).toMatch(/^Connection: close\r$/m)
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(page)}\r\n`)
  for (const words of [nl, en]) expect(page).toContain(words.headersTooLarge)
  expect(answer).not.toMatch(/overflow|\bat\b.*:\d+|Parse Error/i)
})

test('what is no HTTP gets what Node gives, and no words within an answer that is under way', async () => {
  expect(await answerTo('hello\r\n\r\n')).toBe('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  const half = await answerTo('GET / HTTP/1.1\r\nHost: x\r\n\r\nhello\r\n\r\n').catch(() => '')
  expect(half).not.toContain('400')
})
