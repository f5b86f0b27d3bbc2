import type { IncomingMessage, Server } from 'node:http'
import type { Socket } from 'node:net'
import { addressKey } from './client-address.ts'

/**
 * Ends connections on which a body comes in slower than any line of today: a client that sends a byte now and then would
 * hold on to memory and a connection for as long as it likes. Where we are the ones who do not read, nobody is slow.
 * @param leastBytes that have to come in
 * @param within so many milliseconds
 */
export function endSlowBodies(server: Server, { leastBytes, within }: { leastBytes: number; within: number }): void {
  server.on('request', (request: IncomingMessage) => {
    if (!bringsBody(request)) return
    const { socket } = request
    let before = socket.bytesRead
    const judge = () => {
      const came = socket.bytesRead - before
      before = socket.bytesRead
      if (!request.complete && !request.destroyed && request.readableLength === 0 && came < leastBytes)
        endAsTooSlow(socket)
    }
    // Where this process itself stood still, what came meanwhile is read first.
    const watch = setInterval(() => setImmediate(judge), within)
    const stop = () => clearInterval(watch)
    request.once('end', stop).once('close', stop)
  })
}

const bringsBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined

/** As Node itself does where headers are late: the request may be in nobody's hands yet. */
function endAsTooSlow(socket: Socket): void {
  socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy())
}

/**
 * Takes no more connections of one address than this. Behind one address there may be a whole care home, so it is many;
 * without any limit one machine could take all that the system gives.
 */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>()
  server.on('connection', (socket: Socket) => {
    const address = addressKey(socket.remoteAddress)
    const count = (open.get(address) ?? 0) + 1
    if (count > most) {
      socket.destroy()
      return
    }
    open.set(address, count)
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1
      if (left > 0) open.set(address, left)
      else open.delete(address)
    })
  })
}
