import { setTimeout as pause } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { openPool } from './pool.server.ts'

export type Database = NodePgDatabase
/** A database or an open transaction on it: verbs take this where they may be part of a larger transaction. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'>

type Connection = { url: string; pool: Pool; database: Database }

/** Names of columns are those of the fields, in the way of SQL. */
const casing = 'snake_case'
/** How long queries that are under way get when the portal stops. Milliseconds. */
const patience = 5000

// The connection outlives a module reload of the development server.
const kept = globalThis as typeof globalThis & { routekaartDatabase?: Connection }

/**
 * Opens the pool of connections to PostgreSQL. Calling it again with the same address returns the same pool.
 * @param url postgres:// address
 */
export function openDatabase(url: string): Database {
  if (kept.routekaartDatabase?.url === url) return kept.routekaartDatabase.database
  const limits = { max: 20, statement_timeout: 15_000, idle_in_transaction_session_timeout: 15_000 }
  // What breaks off is told by the statement that fails.
  const pool = openPool(url, 'routekaart', limits, () => {})
  kept.routekaartDatabase = { url, pool, database: withSafeTransactions(drizzle(pool, { casing }), pool) }
  return kept.routekaartDatabase.database
}

/**
 * Drizzle never gives a connection back on which a transaction could not begin, as on one that broke off while nobody
 * used it; twenty of those would be the end of the pool. So transactions take theirs here.
 */
function withSafeTransactions(database: Database, pool: Pool): Database {
  const transaction: Database['transaction'] = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client, { casing }).transaction(work, config)
    } finally {
      client.release()
    }
  }
  return Object.assign(database, { transaction })
}

/** The open database. Throws when the server did not open it first. */
export function database(): Database {
  if (!kept.routekaartDatabase) throw new Error('The database is not open: call openDatabase first.')
  return kept.routekaartDatabase.database
}

/** Ends all connections, after the queries that are under way (at most 5 s). */
export async function closeDatabase(): Promise<void> {
  const connection = kept.routekaartDatabase
  delete kept.routekaartDatabase
  if (connection) await Promise.race([connection.pool.end(), pause(patience, undefined, { ref: false })])
}
