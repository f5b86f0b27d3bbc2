import { bigint, doublePrecision, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What people do, never what they answer: page views, how far a page was scrolled, saves, rejected fields. */
export const usageLog = pgTable(
  'usage_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organisationId: uuid(),
    userId: uuid(),
    logType: text().notNull(),
    /** For `scroll` the fraction of the page that was scrolled, 0 to 1; -1 for `navigation`. */
    amount: doublePrecision().notNull(),
    /** A path; the kind of a document for `upload`; form type and name of the field for `rejected`. */
    data: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (entry) => [
    index('usage_log_recent').on(entry.at),
    index('usage_log_of_organisation').on(entry.organisationId, entry.at),
  ],
)
