import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './organisations.ts'

const moment = () => timestamp({ withTimezone: true })

/** Addresses of programs that want to be told what happens (docs/decisions/067). */
export const webhooks = pgTable('webhooks', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  url: text().notNull(),
  /** See app/persistence/programs/webhook-event.ts. */
  events: text().array().notNull(),
  /** Null for all, later ones too. */
  organisationIds: uuid().array(),
  /** What deliveries are signed with; it has to be known in order to sign, so it is sealed and not a hash. */
  sealedSecret: text().notNull(),
  /** The secret before, and until when deliveries are signed with that one too. */
  sealedPrevious: text(),
  previousUntil: moment(),
  createdBy: uuid().references(() => users.id),
  createdByName: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
  /** When it answered that it is gone for good (410). */
  goneAt: moment(),
  endedAt: moment(),
})

/** What is told to one address: written in the transaction of what happened. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid().primaryKey(),
    webhookId: uuid()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    type: text().notNull(),
    /** Ids and keys of ours; never names nor words of people. */
    payload: jsonb().notNull().$type<Record<string, string | number | null>>(),
    state: text().notNull().$type<'waiting' | 'delivered' | 'given-up'>().default('waiting'),
    attempts: integer().notNull().default(0),
    nextAt: moment().notNull().defaultNow(),
    /** Of the last answer; null where there was none, and then the problem says why. */
    status: integer(),
    problem: text(),
    triedAt: moment(),
    happenedAt: moment().notNull().defaultNow(),
  },
  (delivery) => [
    index('webhook_deliveries_due')
      .on(delivery.nextAt)
      .where(sql`${delivery.state} = 'waiting'`),
    index('webhook_deliveries_log').on(delivery.webhookId, delivery.happenedAt),
    index('webhook_deliveries_old').on(delivery.happenedAt),
  ],
)
