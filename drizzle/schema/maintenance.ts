import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** How work that is done by the clock went, by its name: 'cleanup', 'backup'. */
export const maintenanceRuns = pgTable('maintenance_runs', {
  name: text().primaryKey(),
  succeededAt: moment(),
  failedAt: moment(),
  /** Ever since. */
  failures: integer().notNull().default(0),
})
