import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { anyFreePort } from './start-process.ts'

/** A way to the database that sees every statement that passes. */
export type StatementLog = {
  /** The same database, asked through here. */
  url: string
  /** What was asked while `work` was under way, by connection and in order. */
  during: (work: () => Promise<unknown>) => Promise<string[]>
  /** Takes the database away: connections break off, and new ones are refused. */
  cut: () => void
  /** Takes it away when a statement comes that begins like this, before the database has it. */
  cutAt: (start: string) => void
  /** Whether it is taken away now. */
  isCut: () => boolean
  /** Lets connections go silent: they stay open, and nothing passes any more, not even when it is given back. */
  silence: () => void
  /** A line that swallows everything: nothing passes in either direction, and new connections get no answer either. */
  swallow: () => void
  /** New connections pass again. Those that were open are forgotten by whoever stood between, or resumed where they were. */
  giveBack: (old: 'forgotten' | 'resumed') => void
  /** Gives it back. */
  mend: () => Promise<void>
  close: () => Promise<void>
}

/** Timers ask these every few seconds, or every minute, whatever is asked; a session notes once a minute that it is used. */
const isOfTimer = (statement: string) => [questionOfTimer, ofWebhooks, useOfSession].some((one) => one.test(statement))
const questionOfTimer =
  /^\s*select (distinct time_zone|\(select system_identifier|current_setting\('transaction_read_only'\) as line|.* from "(site_settings|help_entries)"|exists \([^]* as is_(stale|due))/
/** Deliveries are made whenever one is due, of whatever others do beside a test. */
const ofWebhooks = /^\s*update "?webhook_deliveries/
const useOfSession = /^with "touched" as \(update "auth_sessions"/
/** Begins what only one server does at a time, in a transaction that holds nothing but this lock. */
const turnForUpkeep = /pg_try_advisory_xact_lock/

/** Opens a way to the database at `url` that takes down every statement that is executed. */
export async function watchStatements(url: string): Promise<StatementLog> {
  const target = new URL(url)
  const sockets = new Set<Socket>()
  const pairs = new Map<Socket, Socket>()
  const atServer = new WeakSet<Socket>()
  let seen: { client: Socket; statement: string }[] = []
  let last: string | undefined
  let swallows = false
  const server = createServer((client) => {
    if (swallows) {
      sockets.add(
        client
          .resume()
          .on('error', () => {})
          .on('close', () => sockets.delete(client)),
      )
      return
    }
    const database = connect(Number(target.port), target.hostname)
    atServer.add(database)
    let isTurn = false
    const read = statementReader((statement) => {
      if (turnForUpkeep.test(statement)) {
        isTurn = true
        seen = withoutTransactionOf(client, seen)
      }
      if (!isTurn && !isOfTimer(statement)) seen.push({ client, statement })
      if (isEnd.test(statement)) isTurn = false
      if (last !== undefined && statement.startsWith(last)) cut()
    })
    client.on('data', read)
    client.pipe(database).pipe(client)
    for (const [one, other] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(one)
      pairs.set(one, other)
      one.on('error', () => other.destroy())
      one.on('close', () => sockets.delete(one) && pairs.delete(one))
    }
  })
  // One of its own: any other port of the system's choice could be a connection's by the time this listens again.
  const port = await anyFreePort()
  const listen = () => once(server.listen(Number(port), '127.0.0.1'), 'listening')
  await listen()
  const own = new URL(url)
  own.port = port
  function cut(): void {
    last = undefined
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: own.href,
    during: async (work) => {
      seen = []
      await work()
      return seen.map(({ statement }) => statement)
    },
    cut,
    swallow: () => {
      swallows = true
      for (const socket of sockets) socket.unpipe().pause()
    },
    giveBack: (old) => {
      swallows = false
      for (const [one, other] of pairs) {
        if (old === 'resumed') one.pipe(other)
        one.resume()
        // The server finds out by its keep-alive, which a proxy would answer for ever.
        if (old === 'forgotten' && atServer.has(one)) one.destroy()
      }
    },
    silence: () => {
      for (const socket of sockets) socket.unpipe().resume()
    },
    cutAt: (start) => {
      last = start
    },
    isCut: () => !server.listening,
    mend: async () => {
      await listen()
    },
    close: async () => {
      cut()
      await once(server, 'close')
    },
  }
}

const isEnd = /^\s*(commit|rollback)\s*$/i

/** Without what a connection asked since it began its transaction. */
function withoutTransactionOf<Seen extends { client: Socket; statement: string }>(
  client: Socket,
  seen: Seen[],
): Seen[] {
  const began = seen.findLastIndex((one) => one.client === client && /^\s*begin/i.test(one.statement))
  return seen.filter((one, index) => one.client !== client || index < began)
}

/** Follows the messages of one client: simple queries, and prepared ones each time they are executed. */
function statementReader(tell: (statement: string) => void): (bytes: Buffer) => void {
  const prepared = new Map<string, string>()
  const portals = new Map<string, string>()
  let left = Buffer.alloc(0)
  // The first message has no type.
  let typeBytes = 0
  return (bytes) => {
    left = Buffer.concat([left, bytes])
    while (left.length >= typeBytes + 4 && left.length >= typeBytes + left.readInt32BE(typeBytes)) {
      const end = typeBytes + left.readInt32BE(typeBytes)
      const type = typeBytes === 0 ? '' : String.fromCharCode(left[0] ?? 0)
      const [first = '', second = ''] = left
        .subarray(typeBytes + 4, end)
        .toString('utf8')
        .split('\0', 2)
      if (type === 'Q') tell(first)
      if (type === 'P') prepared.set(first, second)
      if (type === 'B') portals.set(first, prepared.get(second) ?? `unknown statement ${second}`)
      if (type === 'E') tell(portals.get(first) ?? `unknown portal ${first}`)
      left = left.subarray(end)
      typeBytes = 1
    }
  }
}
