import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as TcpServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '#app/platform/config/env.server.ts'
import { connectionsPerAddress, patience } from '#app/platform/config/limits.ts'
import { endSlowBodies, limitConnections } from './slow-clients.ts'
import { StartError } from './start-error.ts'
import { answerUnreadable } from './unreadable-requests.ts'

/** Milliseconds that requests under way get when the server ends. */
const drainTime = 10_000

/** A server that has its port, and holds requests back until `serve` says who answers them. */
export type Listening = {
  port: number
  serve: (listener: RequestListener) => void
  /** Requests under way get ten seconds. */
  close: () => Promise<void>
  /** Takes no connection any more, and resolves when the last one has ended by itself. */
  retire: () => Promise<void>
}

/**
 * Takes the port first, so that a busy one is found before anything else is started.
 * @param trustProxy whether all connections come from one proxy, which does its own counting of them
 * @param server in development the one that Vite's web socket shares
 * @throws StartError when the port cannot be had
 */
export async function listen(
  { HOST: host, PORT: port, TRUST_PROXY: trustProxy }: Pick<Environment, 'HOST' | 'PORT' | 'TRUST_PROXY'>,
  server: Server = createServer({ connectionsCheckingInterval: 1000 }),
): Promise<Listening> {
  let serve: (listener: RequestListener) => void = () => {}
  const ready = new Promise<RequestListener>((resolve) => (serve = resolve))
  let answer: RequestListener = (request, response) => void ready.then((listener) => listener(request, response))
  server.on('request', (request, response) => answer(request, response))
  void ready.then((listener) => (answer = listener))

  // Longer than a proxy keeps its connections, so that it is never the proxy that finds a closed one.
  server.keepAliveTimeout = 65_000
  server.headersTimeout = patience.headers * 1000
  server.requestTimeout = patience.request * 1000
  server.timeout = patience.answer * 1000
  answerUnreadable(server)
  endSlowBodies(server, { leastBytes: patience.body.leastBytes, within: patience.body.seconds * 1000 })
  if (!trustProxy) limitConnections(server, connectionsPerAddress)
  const taken = await takePort(server, host, port)
  return { port: taken, serve, close: () => drain(server), retire: () => retire(server) }
}

/**
 * Takes the port as `listen` does, for others who listen to it later. Who connects until then is not answered.
 * @throws StartError when the port cannot be had
 */
export async function reservePort({ HOST: host, PORT }: Pick<Environment, 'HOST' | 'PORT'>) {
  const server = createServer()
  const port = await takePort(server, host, PORT)
  const release = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return { port, release }
}

/** @returns the port, which the system chooses where it is 0 */
async function takePort(server: Server, host: string, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return typeof address === 'object' && address ? address.port : port
}

function explain(error: Error, host: string, port: number): Error {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`,
    )
  }
  if (code === 'EACCES') return new StartError(`PORT: this user may not use port ${port}. Choose one above 1023.`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST: ${host} is no address of this machine.`)
  return error
}

/** An HTTP server would close connections that rest, on which a proxy may be sending its next request just now. */
async function retire(server: Server): Promise<void> {
  await new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()))
}

async function drain(server: Server): Promise<void> {
  const drained = new AbortController()
  const closed = new Promise<void>((resolve) => server.close(() => resolve())).then(() => drained.abort())
  // Connections become idle one by one, as their requests are answered.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.race([closed, sleep(drainTime, undefined, { signal: drained.signal }).catch(() => {})])
  clearInterval(idle)
  server.closeAllConnections()
}
