import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './organisations.ts'

const moment = () => timestamp({ withTimezone: true })

/** The address at which a person's own calendar program reads what comes up. Each person has at most one. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Hexadecimal SHA-256. */
  tokenHash: text().notNull().unique(),
  /** The token, so that its owner can be shown the address again. */
  sealedToken: text().notNull(),
  /** Whether the days by which tasks should be done are in it. */
  withDueDays: boolean().notNull().default(false),
  madeAt: moment().notNull().defaultNow(),
  /** SHA-256 of what was read last, '' before anybody read it, and since when it has been that. */
  contentHash: text().notNull().default(''),
  changedAt: moment().notNull().defaultNow(),
})

/** What a calendar program was told last of each event, so that it is told what has changed and what is off. */
export const calendarEvents = pgTable(
  'calendar_events',
  {
    userId: uuid()
      .notNull()
      .references(() => calendarFeeds.userId, { onDelete: 'cascade' }),
    /** Without what follows the @. */
    uid: text().notNull(),
    kind: text().notNull().$type<'meeting' | 'connection' | 'appointment' | 'due'>(),
    /** Of a whole day midnight UTC of its calendar date. */
    start: moment().notNull(),
    isWholeDay: boolean().notNull(),
    /** Grows by one with every change. */
    sequence: integer().notNull(),
    /** SHA-256 of what it says; never the words themselves. */
    contentHash: text().notNull(),
    changedAt: moment().notNull(),
    isCancelled: boolean().notNull(),
  },
  (event) => [primaryKey({ columns: [event.userId, event.uid] })],
)
