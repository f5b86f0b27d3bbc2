import { sql } from 'drizzle-orm'
import { bigint, customType, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * Who signed in, was refused, looked at whose data, took it out or changed what somebody may do. A trigger numbers each row
 * and chains it to the one before; triggers refuse changes. No column of the chain names anybody: docs/decisions/045.
 */
export const securityLog = pgTable(
  'security_log',
  {
    number: bigint({ mode: 'number' }).primaryKey(),
    at: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    /** A verb of a short list: see app/persistence/staff/security-kinds.ts. */
    kind: text().notNull(),
    /** Who did it, and to whom; null for nobody with an account. */
    actorId: uuid(),
    personId: uuid(),
    organisationId: uuid(),
    /** Ids, numbers and words of ours; never a name or an address. */
    facts: jsonb().notNull().$type<Record<string, string | number | null>>().default({}),
    /** What names somebody: e-mail address, network address, browser. The chain holds a hash of it with `nonce`; both can be erased. */
    details: jsonb().$type<Record<string, string>>(),
    nonce: bytea(),
    detailsHash: bytea(),
    previousHash: bytea().notNull(),
    hash: bytea().notNull(),
  },
  (entry) => [
    index('security_log_kind').on(entry.kind),
    index('security_log_at').on(entry.at),
    index('security_log_actor').on(entry.actorId),
    index('security_log_person').on(entry.personId),
    index('security_log_organisation').on(entry.organisationId),
  ],
)
