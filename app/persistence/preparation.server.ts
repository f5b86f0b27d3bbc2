import type { Client } from 'pg'
import { migrateJobs } from './jobs.server.ts'
import {
  applyMigration,
  makeMigrationsTable,
  migrationsIn,
  newestMigrationOf,
  type Migration,
} from './migrations.server.ts'
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
 * Brings the tables up to date, one migration after the other: each is there whole or not at all. Several processes may do
 * this at once: they wait for each other.
 * @param url postgres:// address
 * @param folder where the migrations are
 * @param withJobs whether the job queue is used, which has tables of its own
 * @returns the names of the migrations that there were to apply
 * @throws DatabaseTooOldError, DatabaseTooNewError, MigrationError
 */
export async function migrateDatabase(url: string, folder: string, withJobs = false): Promise<string[]> {
  const client = await connectOnce(url, name)
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    const pending = await findPending(client, folder)
    if (pending.length > 0) await makeMigrationsTable(client)
    for (const migration of pending) {
      await client.query('begin')
      await applyMigration(client, migration)
      await client.query('commit')
    }
    if (withJobs) await migrateJobs(url)
    return pending.map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

/**
 * The names of the migrations that a start would apply; nothing is changed.
 * @param url postgres:// address
 * @param folder where the migrations are
 * @throws DatabaseTooOldError, DatabaseTooNewError
 */
export async function pendingMigrations(url: string, folder: string): Promise<string[]> {
  const client = await connectOnce(url, name)
  try {
    return (await findPending(client, folder)).map((migration) => migration.name)
  } finally {
    await client.end()
  }
}

/** Those that are newer than all that the database has, oldest first. */
async function findPending(client: Client, folder: string): Promise<Migration[]> {
  const { rows } = await client.query<{ version: number; name: string }>(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as name`,
  )
  const [server] = rows
  if (!server || server.version < oldestVersion) throw new DatabaseTooOldError(server?.name)
  const migrations = migrationsIn(folder)
  const newest = await newestMigrationOf(client)
  // Older code on newer tables would write what the newer one does not expect.
  if (!migrations.some(({ at }) => at >= newest)) {
    throw new DatabaseTooNewError(
      'The database was prepared by a newer version of Routekaart, with migrations that this one does not know. ' +
        'Start that version, or one that is newer still.',
    )
  }
  return migrations.filter(({ at }) => at > newest)
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
