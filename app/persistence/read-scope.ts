import { AsyncLocalStorage } from 'node:async_hooks'
import type { Sql } from 'postgres'
import { beyondAll, walPosition, type WalPosition } from './wal-position.ts'

/**
 * Where one request reads. It begins at the replica or at the primary, and may leave the replica but never come back:
 * what is read later is never older than what was read before (docs/decisions/057). What is kept under a revision that was
 * read first relies on that (`Session.revision`).
 */
export type ReadScope = {
  /** Connections to the replica; null where everything is read from the primary. */
  replica: Sql | null
  /** Hears where in the log of the primary the last write of the request ended; null once nobody wants to know. */
  onWritten: ((position: WalPosition) => void) | null
}

/** A statement as drizzle waits for it: for rows, or for their values alone. */
type Statement = PromiseLike<unknown> & { values: () => PromiseLike<unknown> }

const scopes = new AsyncLocalStorage<ReadScope | undefined>()

/** Texts that a replica refused because they write: they go to the primary from then on. */
const refused = new Set<string>()
const readOnly = '25006'
/** Of the statement itself, which took too long and would do so again. */
const tooLong = '57014'

/** Does the work of one request in a scope of its own. */
export const inReadScope = <T>(scope: ReadScope, work: () => T): T => scopes.run(scope, work)

/** Writes what nobody has to find again at once, such as that a session is in use: it counts as no write of the request. */
export const outsideReadScope = <T>(work: () => T): T => scopes.run(undefined, work)

/**
 * From now on this request reads from the primary.
 * @returns whether it read from the replica until now, so that what was read may be older
 */
export function leaveReplica(): boolean {
  const scope = scopes.getStore()
  if (!scope?.replica) return false
  scope.replica = null
  return true
}

/** Words of statements that do more than read, or read what only the primary knows; in doubt a statement is of these. */
const doesMore =
  /\b(insert|update|delete|merge|truncate|into|lock|nextval|setval|set_config|pg_notify|pg_\w*advisory\w*|for\s+(key\s+)?share)\b|\bgraphile_worker\b|\bpg_current_wal/i

/** Whether a statement only reads, so that a standby can answer it as well. */
export const isPlainRead = (statement: string): boolean =>
  /^[\s(]*(select|with)\b/i.test(statement) && !doesMore.test(statement) && !refused.has(statement)

/**
 * Sends a statement outside of transactions where the scope of its request says.
 * @param send to these connections
 * @returns null where there is no scope
 */
export function routed(primary: Sql, statement: string, send: (to: Sql) => Statement): Statement | null {
  const scope = scopes.getStore()
  if (!scope) return null
  if (isPlainRead(statement)) return scope.replica ? readFrom(scope, statement, primary, send) : null
  return lazily(async (wait) => noteWrite(primary, wait(send(primary))))
}

/** Tries the replica. Whatever it says no to the primary is asked too: it has done nothing. */
function readFrom(scope: ReadScope, statement: string, primary: Sql, send: (to: Sql) => Statement): Statement {
  return lazily(async (wait) => {
    const { replica } = scope
    if (!replica) return wait(send(primary))
    try {
      return await wait(send(replica))
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      if (code === tooLong) throw error
      scope.replica = null
      if (code !== readOnly) return wait(send(primary))
      refused.add(statement)
      return noteWrite(primary, wait(send(primary)))
    }
  })
}

/**
 * Waits for a write, and where a request does it tells where in the log it ended, before anybody hears of it. The request
 * reads from the primary from here on.
 */
export async function noteWrite<T>(primary: Sql, work: PromiseLike<T>): Promise<T> {
  const scope = scopes.getStore()
  if (!scope) return work
  scope.replica = null
  try {
    return await work
  } finally {
    // Also of what failed: it may have been done all the same, where only the answer was lost.
    if (scope.onWritten) scope.onWritten(await positionNow(primary))
  }
}

const positionNow = (primary: Sql): Promise<WalPosition> =>
  primary
    .unsafe<{ position: string }[]>('select pg_current_wal_insert_lsn()::text as position')
    .then(([row]) => walPosition(row?.position))
    .catch(() => beyondAll)

/** Like the driver's own, it is sent when somebody waits for it. */
const lazily = (run: (wait: (statement: Statement) => PromiseLike<unknown>) => Promise<unknown>): Statement => ({
  then: (onFulfilled, onRejected) => run((statement) => statement).then(onFulfilled, onRejected),
  values: () => run((statement) => statement.values()),
})
