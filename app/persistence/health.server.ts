import { sql } from 'drizzle-orm'
import { database } from './database.server.ts'

/** Asks the database for an answer. Rejects when it gives none. */
export async function checkDatabase(): Promise<void> {
  await database().execute(sql`select 1`)
}
