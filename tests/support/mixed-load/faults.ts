import { once } from 'node:events'
import { rename } from 'node:fs/promises'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'
import type { FragileDatabase } from '../torture/fragile-database.ts'

/** What a fault is done to. */
export type Struck = {
  database: FragileDatabase
  /** The folder in which files are kept. */
  files: string
  port: number
  endPortal: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>
  /** Nobody reads what the portal prints, for so long (ms). */
  leaveLogUnread: (time: number) => Promise<void>
}

/** Every kind of fault; a promise that is kept when it is over. Those that end the portal's process come first. */
export const faults: Record<string, (struck: Struck) => Promise<void>> = {
  'the portal is killed': ({ endPortal }) => endPortal('SIGKILL'),
  'the portal is stopped': ({ endPortal }) => endPortal('SIGTERM'),
  'PostgreSQL is killed': ({ database }) => database.killAndStart('SIGKILL'),
  'PostgreSQL stops at once': ({ database }) => database.killAndStart('SIGQUIT'),
  'the server ends the connections': ({ database }) => database.endBackends(),
  'connections are reset': ({ database }) => Promise.resolve(database.way.reset()),
  'the line swallows everything': async ({ database }) => {
    database.way.swallow()
    await pause(15_000)
    database.way.mend()
  },
  'connections go silent for good': async ({ database }) => {
    database.way.swallow()
    await pause(500)
    database.way.mend()
  },
  'the database takes no writes': async ({ database }) => {
    await database.ask('alter role all set default_transaction_read_only = on')
    await database.endBackends()
    await pause(8000)
    await database.ask('begin read write; alter role all reset default_transaction_read_only; commit')
    await database.endBackends()
  },
  'a table is locked': ({ database }) =>
    database.ask('begin; lock table forms in access exclusive mode; select pg_sleep(8); commit').then(() => undefined),
  'every place of the database is taken': async ({ database }) => {
    const url = new URL(database.url)
    const taking = postgres(url.href, { max: 200, connect_timeout: 5, onnotice: () => {} })
    await database.endBackends()
    await Promise.allSettled(Array.from({ length: 200 }, () => taking`select pg_sleep(6)`))
    await taking.end({ timeout: 1 })
  },
  'the place for files is away': async ({ files }) => {
    await rename(files, `${files}-away`)
    await pause(8000)
    await rename(`${files}-away`, files)
  },
  'nobody reads the log': ({ leaveLogUnread }) => leaveLogUnread(15_000),
  'clients are slow on purpose': async ({ port }) => {
    const slow = Array.from({ length: 200 }, () => connect({ port, host: '127.0.0.1' }).on('error', () => {}))
    for (const socket of slow) socket.write('POST /help HTTP/1.1\r\nHost: x\r\nContent-Length: 9000\r\n\r\nslow')
    await Promise.all(slow.map((socket) => once(socket.resume(), 'close')))
  },
}
