import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { organisations, users } from './organisations.ts'

const moment = () => timestamp({ withTimezone: true })

/** Who of the provider's staff looks after an organisation, and who stands in. An organisation without an owner has no row, or none in it. */
export const organisationOwners = pgTable(
  'organisation_owners',
  {
    organisationId: uuid()
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    ownerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    deputyId: uuid().references(() => users.id, { onDelete: 'set null' }),
    changedAt: moment().notNull().defaultNow(),
  },
  (one) => [index('organisation_owners_owner').on(one.ownerId), index('organisation_owners_deputy').on(one.deputyId)],
)

/** What staff wrote down about an organisation: a call, a visit, an agreement. For provider staff alone. */
export const staffNotes = pgTable(
  'staff_notes',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    kind: text().notNull().$type<'call' | 'visit' | 'mail' | 'note'>(),
    words: text().notNull(),
    /** The location it is about, as the id of its row in the list; '' for the organisation as a whole. */
    locationRow: text().notNull().default(''),
    /** The day to come back to it; null where there is none. */
    followUp: date(),
    followedUpAt: moment(),
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    authorName: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (note) => [
    primaryKey({ columns: [note.organisationId, note.id] }),
    index('staff_notes_newest').on(note.organisationId, note.createdAt),
    index('staff_notes_follow_up')
      .on(note.followUp)
      .where(sql`${note.followUp} is not null and ${note.followedUpAt} is null`),
  ],
)

/** What staff put off, or have dealt with, of what waits for them: an entry of attention of one place, by its key. */
export const handledEntries = pgTable(
  'handled_entries',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** The id of the location in the organisation's list; '' for the organisation as a whole. */
    locationRow: text().notNull(),
    /** The key of the entry. */
    entry: text().notNull(),
    /** The first day on which it shows again; null where it was dealt with. */
    until: date(),
    /** How heavy it was: what has grown heavier by a kind shows again. */
    weight: integer().notNull(),
    byId: uuid().references(() => users.id, { onDelete: 'set null' }),
    byName: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (one) => [primaryKey({ columns: [one.organisationId, one.locationRow, one.entry] })],
)

/** A list as somebody of the staff likes to see it, kept under a name. */
export const staffViews = pgTable(
  'staff_views',
  {
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    name: text().notNull(),
    /** The page and what it is narrowed down to, from the first slash on. */
    address: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (view) => [primaryKey({ columns: [view.userId, view.id] })],
)

/** Words with which staff send documents back, kept so that they need not be typed again. */
export const reviewReasons = pgTable('review_reasons', {
  id: uuid().primaryKey().defaultRandom(),
  /** The item whose documents these words are about; null where they fit all. */
  itemKey: text(),
  words: text().notNull(),
  /** How often a document was sent back with them. */
  used: integer().notNull().default(0),
  createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  createdByName: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
})
