import { Socket } from 'node:net'
import pg from 'pg'

type PoolSettings = Pick<pg.PoolConfig, 'max' | 'statement_timeout' | 'idle_in_transaction_session_timeout'>

/**
 * Opens connections to PostgreSQL as they are needed, and new ones where they broke off.
 * @param url postgres:// address
 * @param name what the server shows as the application that asks
 * @param tell hears of connections that broke off: an error that nobody hears would end the process
 */
export function openPool(url: string, name: string, settings: PoolSettings, tell: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ ...connectionTo(url, name), stream: pooledSocket, idleTimeoutMillis: 60_000, ...settings })
  return pool.on('error', tell).on('connect', (client) => client.on('error', tell))
}

/** Those of all pools, also of connections that are being made. */
const pooled = new Set<Socket>()

function pooledSocket(): Socket {
  const socket = new Socket()
  pooled.add(socket)
  return socket.once('close', () => pooled.delete(socket))
}

/** Breaks off every connection of every pool; the pools make new ones. */
export function destroyPooled(): void {
  for (const socket of pooled) socket.destroy(new Error('The line to the database is dead.'))
}

/**
 * One connection that is never made again, without a limit on the time of a statement.
 * @param url postgres:// address
 * @param name what the server shows as the application that asks
 */
export async function connectOnce(url: string, name: string): Promise<pg.Client> {
  const client = new pg.Client(connectionTo(url, name))
  // What breaks off is told by the next statement.
  client.on('error', () => {})
  await client.connect()
  return client
}

const connectionTo = (url: string, name: string): pg.ClientConfig => ({
  connectionString: withUsualMeaning(url),
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
  application_name: name,
})

/** Without this `sslmode=require` means to pg what `verify-full` means to everybody else. */
export function withUsualMeaning(url: string): string {
  const address = new URL(url)
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true')
  return address.href
}
