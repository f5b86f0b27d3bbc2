import type { Client } from 'pg'
import { endConnections, hasReadOnlyConnections, renewConnections } from './database.server.ts'
import { inTime, rest, silent } from './in-time.ts'
import { connectOnce, destroyPooled } from './pool.server.ts'
import { siteTextsChannel } from './staff/site-texts-changed.server.ts'

/** Milliseconds: between two questions; until one that is not answered counts as silence; for a new connection to answer. */
const [every, silence, wait] = [2000, 3000, 5000]
/** How often a line that is dead is tried, and how long an old connection gets after a new one has answered. */
const again = 1000

/**
 * Asks the database a trifle every other second, always on the same connection. Where nothing comes back, not even an
 * error, a new connection is tried: it tells whether the line is dead or only what was opened before is forgotten.
 * Either way all connections of the portal are ended, so that whoever waits on one hears of it; and while the line is
 * dead, none is made, so that statements fail at once. A database that says no is alive: its errors are for whoever asks.
 * @param url postgres:// address of the database that is open
 * @param tell hears of a line that is dead, and of connections that are replaced
 * @param hearTexts is called when provider staff have changed texts of the site, and when that may have been missed. It is
 * heard on the connection that is asked, because of that one it is noticed where it went silent.
 * @returns how to stop
 */
export function watchLine(url: string, tell: (message: string) => void, hearTexts: () => void): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  let asked: Client | undefined
  let heard: Client | undefined

  async function watch(): Promise<void> {
    while (!signal.aborted) {
      asked ??= await open()
      if (asked) asked = await look(asked)
      if (asked && asked !== heard) void hear((heard = asked))
      await rest(every, signal)
    }
  }

  async function hear(client: Client): Promise<void> {
    client.on('notification', hearTexts)
    // A database that can only be read does not let anyone listen; the timer of the texts is left then.
    await client.query(`listen ${siteTextsChannel}`).catch(() => {})
    hearTexts()
  }

  /** Opens a connection; undefined where the database says no. A line that is silent already is waited for. */
  async function open(): Promise<Client | undefined> {
    const first = await tryLine(url, signal)
    return first === silent ? untilBack() : (first ?? undefined)
  }

  /** @returns the connection to ask next time: another one where this one is silent, none where it broke off */
  async function look(old: Client): Promise<Client | undefined> {
    const answer = ask(old)
    const inFirst = await inTime(answer, silence, signal)
    if (inFirst === 'writable' && hasReadOnlyConnections()) renew('the database can be written again', 5)
    // What a connection may do is settled when it is opened.
    if (inFirst !== silent) return inFirst === 'writable' ? old : drop(old)
    const fresh = await tryLine(url, signal)
    if (fresh !== silent && (await inTime(answer, again, signal)) !== silent) {
      // A server that stood still answers on both.
      drop(fresh ?? undefined)
      return old
    }
    drop(old)
    if (fresh === silent) return untilBack()
    renew('connections to the database were silent and are replaced')
    return fresh ?? undefined
  }

  /** Ends everything, and waits for the line. */
  async function untilBack(): Promise<Client | undefined> {
    if (signal.aborted) return undefined
    tell('the database does not answer: its line is dead')
    endConnections()
    destroyPooled()
    while (!signal.aborted) {
      await rest(again, signal)
      const fresh = await tryLine(url, signal)
      if (fresh === silent) continue
      renew('the database answers again')
      return fresh ?? undefined
    }
    return undefined
  }

  function renew(message: string, seconds = 0): void {
    if (signal.aborted) return
    renewConnections(seconds)
    destroyPooled()
    tell(message)
  }

  const ended = watch()
  return async () => {
    stopping.abort()
    drop(asked)
    await ended
  }
}

/** A new connection that has answered; null where it was refused, which is an answer too. */
async function tryLine(url: string, signal: AbortSignal): Promise<Client | null | typeof silent> {
  const opening = connectOnce(url, 'routekaart-line')
  const answered = opening.then(async (client) => {
    await ask(client)
    return client
  })
  const outcome = await inTime(
    answered.catch((error: unknown) => (isNoAnswer(error) ? silent : null)),
    wait,
    signal,
  )
  if (outcome === silent) void opening.then(drop).catch(() => {})
  return outcome
}

/** What the system says of a line that leads nowhere is not said by the database. */
const isNoAnswer = (error: unknown): boolean =>
  error instanceof Error &&
  /^(EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|timeout expired)$/.test('code' in error ? String(error.code) : error.message)

/** Resolves when the database has said anything. */
const ask = (client: Client): Promise<'writable' | 'readable' | 'failed'> =>
  client.query<{ line: string }>(`select current_setting('transaction_read_only') as line`).then(
    ({ rows }) => (rows[0]?.line === 'off' ? 'writable' : 'readable'),
    () => 'failed',
  )

/** A connection with a question that is not answered is destroyed, not ended. */
function drop(client: Client | undefined): undefined {
  void client?.end().catch(() => {})
}
