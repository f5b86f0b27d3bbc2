import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

/** One address for several servers, each of which gets the next request. */
export type Balancer = {
  origin: string
  leadTo: (ports: readonly string[]) => void
  /** What became of the requests so far. */
  passed: Passed
  close: () => Promise<void>
}

type Passed = {
  /** How many were answered, by port. */
  answered: Map<string, number>
  /** How often a server took no connection, so that the next one was tried. */
  refused: number
  /** Those that broke off, and when each was begun (ms, `performance.now()`). */
  broken: { port: string; begun: number }[]
}

// One connection for each request: of one that is kept it would not be known whether the server saw the request.
const agent = new Agent({ keepAlive: false })

/**
 * Opens it at a port of this machine, before it is known where it leads to. A request goes to the next server where a
 * connection is refused, as with any proxy; once it is sent it is not repeated, because it may have been carried out.
 */
export async function openBalancer(port: string): Promise<Balancer> {
  let servers: readonly string[] = []
  let next = 0
  const passed: Passed = { answered: new Map(), refused: 0, broken: [] }

  /** @param targets those that are still to be tried, in this order */
  function pass(asked: IncomingMessage, answer: ServerResponse, [target = '', ...others]: readonly string[]): void {
    const begun = performance.now()
    let isConnected = false
    const breakOff = () => {
      passed.broken.push({ port: target, begun })
      answer.destroy()
    }
    const { url: path, method, headers } = asked
    const sent = { ...headers, connection: 'close' }
    const passedOn = request({ port: target, host: '127.0.0.1', path, method, headers: sent, agent })
    passedOn.once('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true
        asked.pipe(passedOn)
      }),
    )
    passedOn.once('response', (given) => {
      answer.writeHead(given.statusCode ?? 500, withoutConnection(given.rawHeaders))
      given.once('error', breakOff)
      given.once('end', () => passed.answered.set(target, (passed.answered.get(target) ?? 0) + 1))
      given.pipe(answer)
    })
    passedOn.once('error', () => {
      if (isConnected || others.length === 0) return breakOff()
      passed.refused += 1
      pass(asked, answer, others)
    })
  }

  const server = createServer((asked, answer) => {
    const first = (next += 1) % servers.length
    pass(asked, answer, [...servers.slice(first), ...servers.slice(0, first)])
  })
  await once(server.listen(Number(port), '127.0.0.1'), 'listening')
  return {
    origin: `http://localhost:${port}`,
    leadTo: (ports) => {
      servers = ports
    },
    passed,
    close: async () => {
      server.close().closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** Names and values in turns: what is said of the connection to a server is not true of the one to the browser. */
const withoutConnection = (headers: readonly string[]): string[] =>
  headers.filter((_, at) => !/^(connection|keep-alive)$/i.test(headers[at - (at % 2)] ?? ''))
