import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { migrateJobs } from './jobs.server.ts'

const migrationLock = 7_265_001
const ownerLock = 7_265_002
const oldestVersion = 150_000

/** Thrown where the server is older than PostgreSQL 15, which first had `unique nulls not distinct`. */
export class DatabaseTooOldError extends Error {}

/**
 * Brings the tables up to date. Several processes may do this at once: they wait for each other.
 * @param url postgres:// address
 * @param folder where the migrations are
 * @param withJobs whether the job queue is used, which has tables of its own
 */
export async function migrateDatabase(url: string, folder: string, withJobs = false): Promise<void> {
  const client = connectOnce(url)
  try {
    await client`select pg_advisory_lock(${migrationLock})`
    const [row] = await client<{ version: number; name: string }[]>`
      select current_setting('server_version_num')::int as version, current_setting('server_version') as name`
    if (!row || row.version < oldestVersion) throw new DatabaseTooOldError(row?.name)
    await migrate(drizzle(client, { casing: 'snake_case' }), { migrationsFolder: folder })
    if (withJobs) await migrateJobs(url)
  } finally {
    await client.end({ timeout: 5 })
  }
}

/**
 * Makes this process the only one that serves from the embedded database, for as long as it lives: the claim is a lock
 * of a connection, so it ends with the process, however that ends.
 * @returns how to give it up, or undefined where another process holds it
 */
export async function claimDatabase(url: string): Promise<(() => Promise<void>) | undefined> {
  const client = connectOnce(url)
  try {
    // A process that was just killed may hold the lock for a moment longer.
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const [row] = await client<{ claimed: boolean }[]>`select pg_try_advisory_lock(${ownerLock}) as claimed`
      if (row?.claimed) return () => client.end({ timeout: 1 })
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  } catch (error) {
    await client.end({ timeout: 1 })
    throw error
  }
  await client.end({ timeout: 1 })
  return undefined
}

/** One connection that is never recycled, without a limit on the time of a statement. */
function connectOnce(url: string) {
  return postgres(url, {
    max: 1,
    idle_timeout: 0,
    max_lifetime: null,
    connect_timeout: 10,
    onnotice: () => {},
    connection: { application_name: 'routekaart-start' },
  })
}
