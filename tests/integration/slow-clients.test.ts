import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectionsPerAddress, patience } from '#app/platform/config/limits.ts'
import { sharedPortal, type SharedPortal } from '#tests/support/portal.ts'

let portal: SharedPortal
beforeAll(async () => {
  portal = await sharedPortal()
})
afterAll(() => portal.close())

function call(words: string, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port: Number(new URL(portal.origin).port), host: '127.0.0.1', localAddress })
  socket.on('error', () => {}).write(words)
  return socket
}
const host = () => `Host: ${new URL(portal.origin).host}\r\n`
const seconds = (since: number) => (performance.now() - since) / 1000

test('one machine that opens all the connections it can keeps nobody else out', async () => {
  const [hall, address] = ['127.0.0.3', '127.0.0.4']
  const tablets = Array.from({ length: connectionsPerAddress }, () => call('', hall))
  await Promise.all(tablets.map((tablet) => once(tablet, 'connect')))
  await once(call('', hall), 'close')
  const help = `GET /healthz HTTP/1.1\r\n${host()}Connection: close\r\n\r\n`
  expect(await text(call(help, address))).toMatch(/^HTTP\/1\.1 200 /)
  // Those who were let in first are answered: a whole home behind one address works.
  const first = tablets[0]
  first?.write(help)
  expect(first && (await text(first))).toMatch(/^HTTP\/1\.1 200 /)
  for (const tablet of tablets) tablet.destroy()
})

/** Whether the server still has its end of this connection, by the table of the kernel: its own end notices nothing unless it reads. */
async function isHeld({ localPort }: Socket): Promise<boolean> {
  const [server, client] = [new URL(portal.origin).port, localPort].map((port) => hexOf(Number(port)))
  const held = new RegExp(`:${server} [0-9A-F]+:${client} 01 `)
  return held.test(await readFile('/proc/net/tcp', 'utf8'))
}
const hexOf = (port: number) => port.toString(16).toUpperCase().padStart(4, '0')

describe('clients that are slow on purpose', { tags: 'night', timeout: 360_000 }, () => {
  test.concurrent('headers that never end are waited for some twenty seconds', async () => {
    const began = performance.now()
    const slow = call(`GET /help HTTP/1.1\r\n${host()}`)
    const drip = setInterval(() => slow.write('X-Slow: 1\r\n'), 1000)
    expect(await text(slow)).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(drip)
    expect(Math.round(seconds(began))).toBeGreaterThanOrEqual(patience.headers)
  })

  test.concurrent('a form that comes byte by byte is given up, and so is an upload', async () => {
    const drips = ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=b'].map(async (type) => {
      const slow = call(
        `POST /authentication/login HTTP/1.1\r\n${host()}Sec-Fetch-Site: same-origin\r\n` +
          `Content-Type: ${type}\r\nContent-Length: 100000\r\n\r\n`,
      )
      const drip = setInterval(() => slow.write('x'), 1000)
      expect(await text(slow)).toMatch(/^HTTP\/1\.1 408 /)
      clearInterval(drip)
    })
    await Promise.all(drips)
  })

  test.concurrent('an answer that nobody takes is held for some minutes at most', async () => {
    // More than both ends of a connection take in: what is small would lie there, and nothing be held.
    const page = await (await fetch(`${portal.origin}/help`)).text()
    const [styles = ''] = /\/assets\/tailwind[^"]*\.css/.exec(page) ?? []
    expect(styles).not.toBe('')
    const deaf = call(`GET ${styles} HTTP/1.1\r\n${host()}\r\n`.repeat(400))
    deaf.pause()
    await expect.poll(() => isHeld(deaf), { timeout: 10_000 }).toBe(true)
    // Node looks twice before it gives up what it is still sending.
    await expect.poll(() => isHeld(deaf), { interval: 1000, timeout: (2 * patience.answer + 30) * 1000 }).toBe(false)
    deaf.destroy()
  })
})
