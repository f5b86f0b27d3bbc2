import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'

export type Database = PostgresJsDatabase
/** A database or an open transaction on it: verbs take this where they may be part of a larger transaction. */
export type Queryable = Pick<Database, 'select' | 'insert' | 'update' | 'delete' | 'execute' | 'with' | '$with'>

type Connection = { url: string; client: postgres.Sql; database: Database }

// The connection outlives a module reload of the development server.
const kept = globalThis as typeof globalThis & { routekaartDatabase?: Connection }

/**
 * Opens the pool of connections to PostgreSQL. Calling it again with the same address returns the same pool.
 * @param url postgres:// address
 */
export function openDatabase(url: string): Database {
  if (kept.routekaartDatabase?.url === url) return kept.routekaartDatabase.database
  const client = postgres(url, {
    max: 20,
    connect_timeout: 10,
    idle_timeout: 60,
    onnotice: () => {},
    connection: {
      application_name: 'routekaart',
      statement_timeout: 15_000,
      idle_in_transaction_session_timeout: 15_000,
    },
  })
  kept.routekaartDatabase = { url, client, database: drizzle(client, { casing: 'snake_case' }) }
  return kept.routekaartDatabase.database
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
  await connection?.client.end({ timeout: 5 })
}
