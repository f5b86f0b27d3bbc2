import {
  bigint,
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { organisations, users } from './organisations.ts'

const moment = () => timestamp({ withTimezone: true })

/** What provider staff hand out: a file in one language. A new file is a new row; the old one is archived. */
export const libraryDocuments = pgTable(
  'library_documents',
  {
    id: uuid().primaryKey().defaultRandom(),
    category: text().notNull().$type<'general' | 'added-value' | 'study' | 'ict'>(),
    language: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    /** Shown to every organisation; otherwise only to those it was chosen for. */
    isForAll: boolean().notNull().default(true),
    /** The download of a task that this file stands in for; null where it is for the documents page alone. */
    slot: text(),
    name: text().notNull(),
    mediaType: text().notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** Hexadecimal, over the stored bytes. */
    sha256: text().notNull(),
    storageKey: text().notNull().unique(),
    createdAt: moment().notNull().defaultNow(),
    createdBy: uuid().references(() => users.id),
    createdByName: text().notNull(),
    archivedAt: moment(),
    /** When the bytes went, some time after it was archived. */
    erasedAt: moment(),
  },
  (document) => [
    uniqueIndex('library_documents_one_per_slot')
      .on(document.slot, document.language)
      .where(sql`${document.slot} is not null and ${document.archivedAt} is null`),
    index('library_documents_shown')
      .on(document.category, document.title)
      .where(sql`${document.archivedAt} is null`),
  ],
)

/** Which documents of the library provider staff chose for an organisation. */
export const libraryChoices = pgTable(
  'library_choices',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    documentId: uuid()
      .notNull()
      .references(() => libraryDocuments.id, { onDelete: 'cascade' }),
    chosenAt: moment().notNull().defaultNow(),
    chosenByName: text().notNull(),
  },
  (choice) => [primaryKey({ columns: [choice.organisationId, choice.documentId] })],
)

/** Annexes that provider staff marked as not belonging to an agreement: that of one organisation, or everybody's. */
export const exemptAnnexes = pgTable(
  'exempt_annexes',
  {
    /** Which annex of which task, as a document of the library names it. */
    slot: text().notNull(),
    /** Null for the agreements of all organisations. */
    organisationId: uuid().references(() => organisations.id, { onDelete: 'cascade' }),
    markedAt: moment().notNull().defaultNow(),
    markedByName: text().notNull(),
  },
  (mark) => [unique('exempt_annexes_one_per_slot').on(mark.slot, mark.organisationId).nullsNotDistinct()],
)

/** How provider staff look after an organisation: whom they speak, when again, and how far things are. */
export const relationships = pgTable('relationships', {
  organisationId: uuid()
    .primaryKey()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  contactName: text().notNull().default(''),
  contactEmail: text().notNull().default(''),
  contactPhone: text().notNull().default(''),
  /** When the contact can be reached, in words: 'maandag tot en met donderdag, 9.00 tot 17.00 uur'. */
  contactHours: text().notNull().default(''),
  state: text().notNull().default('prospect').$type<'prospect' | 'agreed' | 'preparing' | 'connected' | 'ended'>(),
  /** The follow-up appointment that the organisation sees too. */
  nextMeetingAt: moment(),
  nextMeetingPlace: text().notNull().default(''),
  nextMeetingNote: text().notNull().default(''),
  /** For provider staff alone. */
  internalNotes: text().notNull().default(''),
  version: bigint({ mode: 'number' }).notNull().default(0),
  updatedAt: moment().notNull().defaultNow(),
  updatedByName: text().notNull(),
})
