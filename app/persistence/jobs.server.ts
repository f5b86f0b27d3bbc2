import type { Pool } from 'pg'
import { openPool } from './pool.server.ts'

/**
 * The connections of the job queue. They get their own handlers of errors, because those of the queue are gone before
 * the last connection is.
 * @param url postgres:// address
 * @param tell hears of connections that broke off
 */
export function openJobPool(url: string, tell: (error: Error) => void): Pool {
  return openPool(url, 'routekaart-jobs', { max: 4 }, tell)
}

/** Brings the tables of the job queue up to date; to be called while the migration lock is held. */
export async function migrateJobs(url: string): Promise<void> {
  const { runMigrations } = await import('graphile-worker')
  // What breaks off while the tables are made is told by the statement that fails.
  const pgPool = openJobPool(url, () => {})
  try {
    await runMigrations({ pgPool })
  } finally {
    await pgPool.end()
  }
}
