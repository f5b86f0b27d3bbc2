import { createServer, type RequestListener, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '#app/platform/config/env.server.ts'
import { connectionsPerAddress, patience } from '#app/platform/config/limits.ts'
import { endSlowBodies, limitConnections } from './slow-clients.ts'
import { StartError } from './start-error.ts'

/** Milliseconds that requests under way get when the server ends. */
const drainTime = 10_000

/** A server that has its port, and holds requests back until `serve` says who answers them. */
export type Listening = { port: number; serve: (listener: RequestListener) => void; close: () => Promise<void> }

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
  endSlowBodies(server, { leastBytes: patience.body.leastBytes, within: patience.body.seconds * 1000 })
  if (!trustProxy) limitConnections(server, connectionsPerAddress)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(explain(error, host, port)))
    server.listen(port, host, resolve)
  })
  const address = server.address()
  return { port: typeof address === 'object' && address ? address.port : port, serve, close: () => drain(server) }
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

async function drain(server: Server): Promise<void> {
  const drained = new AbortController()
  const closed = new Promise<void>((resolve) => server.close(() => resolve())).then(() => drained.abort())
  // Connections become idle one by one, as their requests are answered.
  const idle = setInterval(() => server.closeIdleConnections(), 50)
  await Promise.race([closed, sleep(drainTime, undefined, { signal: drained.signal }).catch(() => {})])
  clearInterval(idle)
  server.closeAllConnections()
}
