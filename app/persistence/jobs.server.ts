import { runMigrations } from 'graphile-worker'
import pg from 'pg'

/**
 * The connections of the job queue, which speaks to PostgreSQL by a driver of its own. They get their own handlers of
 * errors, because those of the queue are gone before the last connection is, and an error without one ends the process.
 * @param url postgres:// address
 * @param tell hears of connections that broke off; the pool makes new ones
 */
export function openJobPool(url: string, tell: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: withUsualMeaning(url),
    max: 4,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'routekaart-jobs',
  })
  return pool.on('error', tell).on('connect', (client) => client.on('error', tell))
}

/** Brings the tables of the job queue up to date; to be called while the migration lock is held. */
export async function migrateJobs(url: string): Promise<void> {
  // What breaks off while the tables are made is told by the statement that fails.
  const pgPool = openJobPool(url, () => {})
  try {
    await runMigrations({ pgPool })
  } finally {
    await pgPool.end()
  }
}

/**
 * Without this `sslmode=require` means to this driver what `verify-full` means to everybody else, the rest of the portal
 * included.
 */
function withUsualMeaning(url: string): string {
  const address = new URL(url)
  if (address.searchParams.has('sslmode')) address.searchParams.set('uselibpqcompat', 'true')
  return address.href
}
