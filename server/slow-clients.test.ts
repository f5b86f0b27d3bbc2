import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { endSlowBodies, limitConnections } from './slow-clients.ts'

const servers: Server[] = []
const sockets: Socket[] = []
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) await once(server.close(), 'close')
})

async function serve(prepare: (server: Server) => void, answer: RequestListener): Promise<number> {
  const server = createServer(answer)
  servers.push(server)
  prepare(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function call(port: number, words = '', localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => {})
  sockets.push(socket)
  if (words) socket.write(words)
  return socket
}

const readAll: RequestListener = (request, response) => {
  request.on('error', () => {}).resume()
  request.on('end', () => response.end('all of it'))
}
const post = (length: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n`

describe('a body', () => {
  const hurry = (server: Server) => endSlowBodies(server, { leastBytes: 100, within: 50 })

  test('that stops coming, or comes byte by byte, is not waited for', async () => {
    const port = await serve(hurry, readAll)
    expect(await text(call(port, `${post(1000)}some`))).toMatch(/^HTTP\/1\.1 408 /)
    const slow = call(port, post(1000))
    const drip = setInterval(() => slow.write('x'), 20)
    expect(await text(slow)).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(drip)
  })

  test('that comes in steadily may take its time', async () => {
    const port = await serve(hurry, readAll)
    const steady = call(port, post(3000))
    let sent = 0
    const drip = setInterval(() => {
      sent += 300
      steady.write('x'.repeat(300))
      if (sent === 3000) clearInterval(drip)
    }, 30)
    expect(await text(steady)).toMatch(/all of it$/)
  })

  test('that we do not read yet is not slow', async () => {
    const readLater: RequestListener = (request, response) => {
      setTimeout(() => readAll(request, response), 200)
    }
    const port = await serve(hurry, readLater)
    const socket = call(port, `${post(1000)}${'x'.repeat(500)}`)
    setTimeout(() => socket.write('x'.repeat(500)), 180)
    expect(await text(socket)).toMatch(/all of it$/)
  })

  test('is not judged on once it is there, however long the answer takes', async () => {
    const answerLater: RequestListener = (request, response) => {
      request.resume().on('end', () => setTimeout(() => response.end('at last'), 200))
    }
    const port = await serve(hurry, answerLater)
    expect(await text(call(port, `${post(4)}done`))).toMatch(/at last$/)
  })
})

test('one address gets so many connections, and others still get theirs', async () => {
  const port = await serve((server) => limitConnections(server, 3), readAll)
  const held = [call(port), call(port), call(port)]
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  await once(call(port), 'close')
  expect(await text(call(port, `${post(4)}done`, '127.0.0.2'))).toMatch(/all of it$/)
  held[0]?.destroy()
  await expect.poll(() => text(call(port, `${post(4)}done`)).catch(() => ''), { timeout: 20_000 }).toMatch(/all of it$/)
})
