import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to the database on which connections can go wrong. */
export type Way = {
  port: number
  /** Leads to this port of this machine from now on. */
  leadTo: (port: number) => void
  /** Breaks every connection off without a word of goodbye: the system answers with a reset. */
  reset: () => void
  /** Passes nothing on any more, and lets nobody know; new connections are taken and get no answer either. */
  swallow: () => void
  /** New connections pass again. Those that were swallowed stay so: whoever stood between has forgotten them. */
  mend: () => void
  close: () => Promise<void>
}

/** Opens a way to the database at a port of this machine. */
export async function openWay(databasePort: number): Promise<Way> {
  let target = databasePort
  let swallows = false
  const clients = new Set<Socket>()
  const cutOff = new WeakSet<Socket>()
  const server = createServer((client) => {
    clients.add(client)
    client.on('close', () => clients.delete(client)).on('error', () => {})
    if (swallows) return void client.resume()
    const database = connect(target, '127.0.0.1')
    database.on('error', () => client.destroy()).on('close', () => cutOff.has(client) || client.destroy())
    client.on('close', () => database.destroy())
    client.on('data', (bytes) => cutOff.has(client) || database.write(bytes))
    database.on('data', (bytes) => cutOff.has(client) || client.write(bytes))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return {
    port: address.port,
    leadTo: (port) => {
      target = port
    },
    reset: () => clients.forEach((client) => client.resetAndDestroy()),
    swallow: () => {
      swallows = true
      clients.forEach((client) => cutOff.add(client))
    },
    mend: () => {
      swallows = false
    },
    close: async () => {
      clients.forEach((client) => client.destroy())
      server.close()
      await once(server, 'close')
    },
  }
}
