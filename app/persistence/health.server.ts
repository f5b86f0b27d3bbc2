import { sql } from 'drizzle-orm'
import { database } from './database.server.ts'

/** What the database says of itself. */
export type DatabaseHealth = {
  isWritable: boolean
  /** When the newest migration was made that it holds; milliseconds. */
  newestMigration: number
}

/** Asks the database for an answer, in one statement. Rejects when it gives none. */
export async function checkDatabase(): Promise<DatabaseHealth> {
  const [row] = await database().execute<{ writable: boolean; newest: string | null }>(sql`
    select current_setting('transaction_read_only') = 'off' as writable,
      (select max(created_at) from drizzle.__drizzle_migrations) as newest`)
  return { isWritable: row?.writable ?? false, newestMigration: Number(row?.newest ?? 0) }
}

/**
 * Seconds that the oldest job of the queue has been waiting for somebody to take it. One that was tried and failed waits
 * for its next time; one that is locked is under way. Rejects where there is no queue.
 */
export async function waitOfOldestJob(): Promise<number> {
  const [row] = await database().execute<{ seconds: number | null }>(sql`
    select extract(epoch from now() - min(run_at))::float8 as seconds from graphile_worker.jobs
    where locked_at is null and attempts < max_attempts and run_at < now()`)
  return row?.seconds ?? 0
}
