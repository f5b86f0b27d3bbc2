import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** What provider staff did and looked at, never what was answered. Rows are only added. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    userId: uuid(),
    userName: text().notNull(),
    /** Null where it is about no organisation, such as the library. */
    organisationId: uuid(),
    /** A verb of a short list, such as `document-accepted`; see app/persistence/staff/audit.server.ts. */
    action: text().notNull(),
    /** Ids and names of what it was done to. */
    subject: jsonb().notNull().$type<Record<string, string | number | null>>(),
  },
  (entry) => [
    index('audit_log_of_organisation').on(entry.organisationId, entry.at),
    index('audit_log_recent').on(entry.at),
  ],
)
