import { sql } from 'drizzle-orm'
import { maintenanceRuns } from '#drizzle/schema/maintenance.ts'
import { database } from './database.server.ts'

/** What is done by the clock. */
export type Maintenance = 'cleanup' | 'backup'

/** Writes down that something was done just now, or failed. */
export async function noteMaintenance(name: Maintenance, succeeded: boolean): Promise<void> {
  const now = sql`now()`
  const first = succeeded ? { name, succeededAt: now } : { name, failedAt: now, failures: 1 }
  const again = succeeded ? { succeededAt: now } : { failedAt: now, failures: sql`${maintenanceRuns.failures} + 1` }
  await database()
    .insert(maintenanceRuns)
    .values(first)
    .onConflictDoUpdate({ target: maintenanceRuns.name, set: again })
}

/** What /metrics tells of the database's content. Times are in seconds since 1970; undefined for what never was. */
export type Figures = {
  mailWaiting: number
  mailOldestWaitingSeconds: number
  mailFailed: number
  runs: Partial<Record<Maintenance, { succeededAt: number | null; failures: number }>>
}

/** Reads them in one statement, which reads only messages that were not sent. */
export async function readFigures(): Promise<Figures> {
  const [row] = await database().execute<Figures>(sql`
    select waiting::int as "mailWaiting", coalesce(oldest, 0)::float as "mailOldestWaitingSeconds",
      failed::int as "mailFailed", (select coalesce(json_object_agg(name, json_build_object(
        'succeededAt', extract(epoch from succeeded_at), 'failures', failures)), '{}') from maintenance_runs) as runs
    from (select count(*) filter (where state = 'waiting') as waiting, count(*) filter (where state = 'failed') as failed,
        extract(epoch from now() - min(created_at) filter (where state = 'waiting')) as oldest
      from mail_messages where state in ('waiting', 'failed')) unsent`)
  if (!row) throw new Error('There are no figures.')
  return row
}
