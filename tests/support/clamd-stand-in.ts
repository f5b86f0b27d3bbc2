import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { eicar } from './eicar.ts'

/** What a stand-in for clamd does with a question. */
export type Manner = 'usual' | 'silent' | 'hangs up' | 'hangs up on data' | 'talks on' | 'refuses'

/** Something that speaks clamd's INSTREAM, and can be told to do it badly. */
export type StandIn = { address: string; behave: (manner: Manner) => void; close: () => Promise<void> }

/**
 * Starts a stand-in for clamd, which finds the EICAR test file and nothing else.
 * @param limit bytes; of what is larger it says what clamd says
 */
export async function openStandIn(limit = Infinity): Promise<StandIn> {
  let manner: Manner = 'usual'
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    const answer = (text: string) => socket.end(`${text}\0`)
    if (manner === 'hangs up') socket.destroy()
    if (manner === 'talks on') socket.write('x'.repeat(10_000))
    if (manner === 'refuses') answer('UNKNOWN COMMAND')
    let left = Buffer.alloc(0)
    let body = Buffer.alloc(0)
    let hasCommand = false
    socket.on('data', (bytes) => {
      if (manner === 'hangs up on data') socket.destroy()
      if (manner !== 'usual') return
      left = Buffer.concat([left, bytes])
      if (!hasCommand) {
        if (!left.includes(0)) return
        if (left.subarray(0, left.indexOf(0)).toString() !== 'zINSTREAM') return answer('UNKNOWN COMMAND')
        left = left.subarray(left.indexOf(0) + 1)
        hasCommand = true
      }
      while (left.length >= 4 && left.length >= 4 + left.readUInt32BE()) {
        const length = left.readUInt32BE()
        if (length === 0) return answer(body.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK')
        body = Buffer.concat([body, left.subarray(4, 4 + length)])
        left = left.subarray(4 + length)
        if (body.length > limit) return answer('INSTREAM size limit exceeded. ERROR')
      }
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return {
    address: `tcp://127.0.0.1:${address.port}`,
    behave: (next) => (manner = next),
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}
