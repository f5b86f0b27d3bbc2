import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** One address for several servers, each of which gets the next request. */
export type Balancer = { origin: string; leadTo: (ports: readonly string[]) => void; close: () => Promise<void> }

/** Opens it at a port of this machine, before it is known where it leads to. */
export async function openBalancer(port: string): Promise<Balancer> {
  let servers: readonly string[] = []
  let next = 0
  const server = createServer((asked, answer) => {
    const target = servers[(next += 1) % servers.length]
    const passed = request({
      port: target,
      host: '127.0.0.1',
      path: asked.url,
      method: asked.method,
      headers: asked.headers,
    })
    passed.on('response', (given) => {
      answer.writeHead(given.statusCode ?? 500, given.rawHeaders)
      given.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await once(server.listen(Number(port), '127.0.0.1'), 'listening')
  return {
    origin: `http://localhost:${port}`,
    leadTo: (ports) => {
      servers = ports
    },
    close: async () => {
      server.close().closeAllConnections()
      await once(server, 'close')
    },
  }
}
