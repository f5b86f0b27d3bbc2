import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import type { Sql } from 'postgres'
import { watched } from './statement-watch.ts'
import { openConnections } from './connection.server.ts'

export type Database = PostgresJsDatabase
/** A database or an open transaction on it: verbs take this where they may be part of a larger transaction. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with' | '_'>

type Connection = { url: string; sql: Sql; database: Database; isReadOnly: () => boolean }

/** How long queries that are under way get when the portal stops. Seconds. */
const patience = 5

// The connection outlives a module reload of the development server.
const kept = globalThis as typeof globalThis & { routekaartDatabase?: Connection }

/**
 * Opens the connections to PostgreSQL. Calling it again with the same address returns the same database.
 * @param url postgres:// address
 */
export function openDatabase(url: string): Database {
  if (kept.routekaartDatabase?.url === url) return kept.routekaartDatabase.database
  kept.routekaartDatabase = connectionTo(url)
  return kept.routekaartDatabase.database
}

function connectionTo(url: string): Connection {
  let isReadOnly = false
  const sql = openConnections(url, () => (isReadOnly = true))
  // Names of columns are those of the fields, in the way of SQL.
  return { url, sql, database: drizzle(watched(sql), { casing: 'snake_case' }), isReadOnly: () => isReadOnly }
}

const dialect = new PgDialect({ casing: 'snake_case' })

/**
 * Runs a statement that PostgreSQL reads and plans once per connection: for one that is asked often, with the same words
 * each time.
 */
export const executePrepared = (on: Queryable, statement: SQL): Promise<Record<string, unknown>[]> =>
  on._.session.prepareQuery<PreparedRows>(dialect.sqlToQuery(statement), undefined, 'kept', false).execute()

type PreparedRows = { execute: Record<string, unknown>[]; all: unknown; values: unknown }

/** The open database. Throws when the server did not open it first. */
export function database(): Database {
  if (!kept.routekaartDatabase) throw new Error('The database is not open: call openDatabase first.')
  return kept.routekaartDatabase.database
}

/**
 * Ends all connections at once, and whatever waits on one gets an error; so does what is asked from then on, until
 * `renewConnections`. For a line on which nothing comes back.
 */
export function endConnections(): void {
  void kept.routekaartDatabase?.sql.end({ timeout: 0 })
}

/** Whether connections were opened while the database could only be read. */
export const hasReadOnlyConnections = (): boolean => kept.routekaartDatabase?.isReadOnly() ?? false

/**
 * Leaves the connections that are open, and makes new ones for what is asked from now on.
 * @param seconds that statements on the old ones get
 */
export function renewConnections(seconds: number): void {
  const old = kept.routekaartDatabase
  if (!old) return
  kept.routekaartDatabase = connectionTo(old.url)
  void old.sql.end({ timeout: seconds })
}

/** Ends all connections, after the queries that are under way (at most 5 s). */
export async function closeDatabase(): Promise<void> {
  const connection = kept.routekaartDatabase
  delete kept.routekaartDatabase
  await connection?.sql.end({ timeout: patience })
}
