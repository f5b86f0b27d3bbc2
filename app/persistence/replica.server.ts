import type { Sql } from 'postgres'
import { openConnections } from './connection.server.ts'
import { rest } from './in-time.ts'
import { openQuestioner } from './questioner.ts'
import { bytesBetween, walPosition, type WalPosition } from './wal-position.ts'

/** Milliseconds between two questions. */
const every = 2000

/** Connections to the replica while it may be read. */
let usable: Sql | null = null
let lagBytes: number | null = null

/** For /metrics: whether the replica is read, and how far it is behind where that is known. */
export const replicaState = () => ({ inUse: usable !== null, lagBytes })

/**
 * The replica, for somebody who has to see what was written up to a position.
 * @param position null where anything will do
 * @returns null where the primary has to be asked
 */
export async function replicaWith(position: WalPosition | null): Promise<Sql | null> {
  const sql = usable
  if (!sql || position === null) return sql
  const replayed = await sql
    .unsafe<{ position: string }[]>('select pg_last_wal_replay_lsn()::text as position')
    .then(([row]) => walPosition(row?.position))
    .catch(() => null)
  // One that broke off meanwhile may come back with less.
  return replayed !== null && replayed >= position && usable === sql ? sql : null
}

/**
 * Asks the replica and the primary a trifle every other second. The replica is read while it answers and has all that the
 * primary had so many seconds ago; once it was further behind, half as many. One that broke off has to have what the
 * primary had after that: a standby that crashed may come back with less than it showed before.
 * @param asked postgres:// addresses, of which that of the replica leads to one standby, as positions are those of one; and
 * how many seconds that may be behind
 * @param tell hears of each change, and why
 * @returns how to stop
 */
export function watchReplica(
  asked: { primary: string; replica: string; mostBehind: number },
  tell: (message: string) => void,
): () => Promise<void> {
  const stopping = new AbortController()
  const { signal } = stopping
  const mostBehind = asked.mostBehind * 1000
  const primary = openQuestioner(asked.primary, signal, () => {})
  // At once, not at the next question: new connections could lead to one that has started again.
  const replica = openQuestioner(asked.replica, signal, () => leave('it does not answer'))
  let connections: Sql | null = null
  /** What the primary had at a moment, and the replica has not replayed yet. */
  let due: { position: WalPosition; at: number } | null = null
  /** The replica has everything that the primary had then. */
  let freshAt = -Infinity
  let told = ''

  function say(message: string): void {
    if (message !== told && !signal.aborted) tell(message)
    told = message
  }

  /** Whoever waits there hears of it, and asks the primary. */
  function leave(reason: string): void {
    void connections?.end({ timeout: 0 })
    connections = usable = due = lagBytes = null
    freshAt = -Infinity
    replica.end()
    say(`the replica is not read: ${reason}`)
  }

  async function look(): Promise<void> {
    const [standby, origin] = await Promise.all([replica.ask<Standby>(askStandby), primary.ask<Primary>(askPrimary)])
    if (!standby) return leave('it does not answer')
    if (!standby.is_standby) return leave('it is no standby')
    if (origin && origin.cluster !== standby.cluster) return leave('it is a standby of another database')
    connections ??= openConnections(asked.replica, () => {})
    const [replayed, now] = [walPosition(standby.position), performance.now()]
    if (due && replayed >= due.position) {
      freshAt = due.at
      due = null
    }
    if (origin) {
      const position = walPosition(origin.position)
      lagBytes = Math.max(0, bytesBetween(replayed, position))
      due ??= { position, at: now }
    }
    if (now - freshAt <= (usable ? mostBehind : mostBehind / 2)) {
      usable = connections
      say('the replica is read')
    } else {
      // The first answers say nothing yet of how far it is.
      const isKnown = usable !== null || (due !== null && now - due.at > mostBehind / 2)
      if (isKnown) say('the replica is not read: it is too far behind, or the primary does not say where it is')
      usable = null
    }
  }

  const ended = (async () => {
    while (!signal.aborted) {
      await look()
      await rest(every, signal)
    }
  })()
  return async () => {
    stopping.abort()
    await ended
    leave('the portal stops')
    primary.end()
  }
}

type Primary = { cluster: string; position: string }
type Standby = Primary & { is_standby: boolean }

/** A standby has it of its primary. */
const cluster = `(select system_identifier from pg_control_system())::text || '/' || current_database() as cluster`
const askPrimary = `select ${cluster}, pg_current_wal_insert_lsn()::text as position`
const askStandby = `select ${cluster}, pg_is_in_recovery() as is_standby, coalesce(pg_last_wal_replay_lsn(), '0/0')::text as position`
