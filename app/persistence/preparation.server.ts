import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Client } from 'pg'
import { migrateJobs } from './jobs.server.ts'
import { connectOnce } from './pool.server.ts'

export const migrationLock = 7_265_001
const ownerLock = 7_265_002
const oldestVersion = 150_000
const name = 'routekaart-start'

/** Thrown where the server is older than PostgreSQL 15, which first had `unique nulls not distinct`. */
export class DatabaseTooOldError extends Error {}

/** Thrown where the database holds migrations that this code does not know: a newer version has been here. */
export class DatabaseTooNewError extends Error {}

/**
 * When the newest migration in a folder was made; milliseconds.
 * @param folder where the migrations are
 */
export const newestMigrationIn = (folder: string): number =>
  Math.max(...readMigrationFiles({ migrationsFolder: folder }).map(({ folderMillis }) => folderMillis))

/**
 * Brings the tables up to date. Several processes may do this at once: they wait for each other.
 * @param url postgres:// address
 * @param folder where the migrations are
 * @param withJobs whether the job queue is used, which has tables of its own
 * @throws DatabaseTooOldError, DatabaseTooNewError
 */
export async function migrateDatabase(url: string, folder: string, withJobs = false): Promise<void> {
  const client = await connectOnce(url, name)
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const { rows } = await client.query<{ version: number; name: string }>(
      `select current_setting('server_version_num')::int as version, current_setting('server_version') as name`,
    )
    const [server] = rows
    if (!server || server.version < oldestVersion) throw new DatabaseTooOldError(server?.name)
    await refuseNewer(client, newestMigrationIn(folder))
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: folder })
    if (withJobs) await migrateJobs(url)
  } finally {
    await client.end()
  }
}

/** Older code on newer tables would write what the newer one does not expect. */
async function refuseNewer(client: Client, newestKnown: number): Promise<void> {
  const table = 'drizzle.__drizzle_migrations'
  const { rows: tables } = await client.query<{ is_there: boolean }>('select to_regclass($1) is not null as is_there', [
    table,
  ])
  if (!tables[0]?.is_there) return
  const { rows } = await client.query<{ newest: string | null }>(`select max(created_at) as newest from ${table}`)
  if (Number(rows[0]?.newest ?? 0) > newestKnown) {
    throw new DatabaseTooNewError(
      'The database was prepared by a newer version of Routekaart, with migrations that this one does not know. ' +
        'Start that version, or one that is newer still.',
    )
  }
}

/**
 * Makes this process the only one that serves from the embedded database, for as long as it lives: the claim is a lock
 * of a connection, so it ends with the process, however that ends.
 * @returns how to give it up, or undefined where another process holds it
 */
export async function claimDatabase(url: string): Promise<(() => Promise<void>) | undefined> {
  const client = await connectOnce(url, name)
  try {
    // A process that was just killed may hold the lock for a moment longer.
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const { rows } = await client.query<{ claimed: boolean }>('select pg_try_advisory_lock($1) as claimed', [
        ownerLock,
      ])
      if (rows[0]?.claimed) return () => client.end()
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  } catch (error) {
    await client.end()
    throw error
  }
  await client.end()
  return undefined
}
