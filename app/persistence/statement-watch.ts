import type { Sql } from 'postgres'
import { noteWrite, routed } from './read-scope.ts'

/** Hears of each statement, and gives back what is to be called when it has ended. */
export type StatementObserver = (statement: string) => (error?: unknown) => void

// One for the process, as the connections are.
let observer: StatementObserver | null = null
let underWay = 0

/** Has each statement told from now on: its text, never its values. */
export function observeStatements(next: StatementObserver | null): void {
  observer = next
}

/**
 * How many connections are wanted at this moment: transactions, and statements outside of them.
 * @param most connections there can be
 */
export const connectionsWanted = (most: number) => ({
  inUse: Math.min(underWay, most),
  waiting: Math.max(0, underWay - most),
})

/** The same connections, of which it is known what is under way; where a request reads is settled here, too. */
export const watched = (sql: Sql): Sql => watch(sql, sql)

/** @param primary the connections where a statement may be sent elsewhere; null in a transaction */
function watch<Target extends object>(target: Target, primary: Sql | null): Target {
  return new Proxy(target, {
    get(of, name, receiver) {
      const value: unknown = Reflect.get(of, name, receiver)
      if (typeof value !== 'function') return value
      if (name === 'unsafe') {
        return (...words: unknown[]) => {
          const statement = String(words[0])
          const send = (to: object) => told(Reflect.get(to, name).apply(to, words), statement, to === primary)
          return (primary && routed(primary, statement, send)) ?? send(of)
        }
      }
      if (name === 'begin' || name === 'savepoint') {
        return (...words: unknown[]) => {
          const ended: Promise<unknown> = value.apply(of, words.map(withWatch))
          return primary ? noteWrite(primary, counted(ended)) : ended
        }
      }
      return value
    },
  })
}

/** What is done in a transaction is given its connection: that is watched too. */
const withWatch = (work: unknown) =>
  typeof work === 'function' ? (connection: object) => work(watch(connection, null)) : work

/** The driver sends a statement when somebody waits for it, a moment later: what is set on it until then still counts. */
function told<Query extends PromiseLike<unknown>>(query: Query, statement: string, isFree: boolean): Query {
  const end = observer?.(statement)
  if (isFree) void counted(query)
  if (end) query.then(() => end(), end)
  return query
}

function counted<Work extends PromiseLike<unknown>>(work: Work): Work {
  underWay += 1
  const end = () => void (underWay -= 1)
  work.then(end, end)
  return work
}
