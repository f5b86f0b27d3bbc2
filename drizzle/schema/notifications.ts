import { index, integer, jsonb, pgTable, primaryKey, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { organisations, users } from './organisations.ts'

const moment = () => timestamp({ withTimezone: true })

/** What somebody chose about messages to themselves. Who has no row chose nothing, and gets what everybody gets. */
export const mailPreferences = pgTable('mail_preferences', {
  userId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** By the names of the IANA database. */
  timeZone: text().notNull(),
  /** Causes of messages that this person does not want. */
  muted: text().array().notNull(),
  /** The weekday of the digest, Monday is 1, and its hour, by the clock of the time zone. */
  digestDay: smallint().notNull(),
  digestHour: smallint().notNull(),
  /** From which hour until which nothing is sent; both null where any hour will do. */
  quietFrom: smallint(),
  quietUntil: smallint(),
  updatedAt: moment().notNull().defaultNow(),
})

/** Something that happened and is to be told to somebody: written with what happened, gone some time after it was told. */
export const notices = pgTable(
  'notices',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the message that tells it, such as `sent-back`. */
    cause: text().notNull(),
    /** Null where it is about the organisation as a whole. */
    locationIndex: integer(),
    /** The key of the task it is about; null where it is about none. */
    item: text(),
    /** The id of the link or document it is about. */
    subject: uuid(),
    /** The key of a text and its values. */
    words: jsonb().notNull().$type<{ key: string; values: Record<string, string | number> }>(),
    happenedAt: moment().notNull().defaultNow(),
    /** When it was told; null while it waits. */
    toldAt: moment(),
  },
  (notice) => [
    primaryKey({ columns: [notice.organisationId, notice.id] }),
    index('notices_of_person').on(notice.userId, notice.cause, notice.happenedAt),
    index('notices_told')
      .on(notice.toldAt)
      .where(sql`${notice.toldAt} is not null`),
  ],
)

/**
 * What was sent to somebody at its time: the digest of a week, a reminder of a task. It is written with the message, so that the
 * same is never sent twice.
 */
export const mailTurns = pgTable(
  'mail_turns',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the message. */
    cause: text().notNull(),
    /** What it is sent once for; never words of people. */
    key: text().notNull(),
    sentAt: moment().notNull().defaultNow(),
  },
  (turn) => [
    primaryKey({ columns: [turn.userId, turn.cause, turn.key] }),
    index('mail_turns_recent').on(turn.userId, turn.sentAt),
  ],
)
