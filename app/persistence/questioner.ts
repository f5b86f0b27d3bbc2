import type { Client, QueryResultRow } from 'pg'
import { inTime, silent } from './in-time.ts'
import { connectOnce } from './pool.server.ts'

/** Milliseconds: for an answer; for a connection. */
const [silence, wait] = [2000, 5000]

/** Asks one database now and then, always on the same connection, which is made again where it broke off. */
export type Questioner = {
  /** @returns the row that came; null where none came in time, or the database said no */
  ask: <Row extends QueryResultRow>(statement: string) => Promise<Row | null>
  end: () => void
}

/**
 * @param url postgres:// address
 * @param onEnd hears at once when the connection has ended
 */
export function openQuestioner(url: string, signal: AbortSignal, onEnd: () => void): Questioner {
  let client: Client | null = null

  function end(): void {
    const old = client
    client = null
    // A connection with a question that is not answered is destroyed, not ended.
    void old?.end().catch(() => {})
  }

  async function open(): Promise<Client | null> {
    const opening = connectOnce(url, 'routekaart-line')
    const opened = await inTime(
      opening.catch(() => null),
      wait,
      signal,
    )
    if (opened === silent) void opening.then((late) => late.end()).catch(() => {})
    if (opened === silent || opened === null) return null
    opened.once('end', () => {
      if (client !== opened) return
      client = null
      onEnd()
    })
    return opened
  }

  return {
    async ask<Row extends QueryResultRow>(statement: string) {
      client ??= await open()
      if (!client) return null
      const answer = client.query<Row>(statement).then(
        ({ rows: [row] }) => row ?? null,
        () => null,
      )
      const outcome = await inTime(answer, silence, signal)
      if (outcome !== silent && outcome !== null) return outcome
      end()
      return null
    },
    end,
  }
}
