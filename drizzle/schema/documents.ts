import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { organisations, users } from './organisations.ts'

const moment = () => timestamp({ withTimezone: true })

/** An uploaded file. The bytes are in the file store under `storageKey`; removing is a state, not a delete. */
export const documents = pgTable(
  'documents',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id),
    id: uuid().notNull().defaultRandom(),
    locationIndex: integer(),
    /** The archived location it belongs to; null for what can still be seen. */
    archivedLocationId: uuid(),
    /** The key of the roadmap item it was uploaded for. */
    documentType: text().notNull(),
    name: text().notNull(),
    mediaType: text().notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** Hexadecimal, over the stored bytes. */
    sha256: text().notNull(),
    storageKey: text().notNull().unique(),
    userUploaded: boolean().notNull().default(false),
    accepted: boolean().notNull().default(false),
    createdAt: moment().notNull().defaultNow(),
    createdBy: uuid().references(() => users.id),
    createdByName: text().notNull(),
    /** The document that was sent back, of which this one is the new version. */
    replacesId: uuid(),
    replacedAt: moment(),
    /** When provider staff last accepted it or sent it back, and who. */
    reviewedAt: moment(),
    reviewedBy: uuid().references(() => users.id),
    reviewedByName: text(),
    /** Why it was sent back, in the words of provider staff; null where it was not. */
    returnReason: text(),
    /** Whether it was looked at for viruses: 'off' where nothing scans. */
    scan: text().notNull().default('off').$type<'off' | 'waiting' | 'clean' | 'infected'>(),
    scannedAt: moment(),
    removedAt: moment(),
    removedByName: text(),
    /** When the bytes went, some time after the document was removed. */
    erasedAt: moment(),
  },
  (document) => [
    primaryKey({ columns: [document.organisationId, document.id] }),
    index('documents_of_location').on(document.organisationId, document.locationIndex),
    // What provider staff still have to look at; short however many documents there are.
    index('documents_to_review')
      .on(document.createdAt)
      .where(
        sql`${document.userUploaded} and not ${document.accepted} and ${document.returnReason} is null and ${document.removedAt} is null and ${document.replacedAt} is null`,
      ),
    // What they looked at, the latest first.
    index('documents_reviewed')
      .on(document.reviewedAt)
      .where(sql`${document.userUploaded} and ${document.reviewedAt} is not null and ${document.removedAt} is null`),
    index('documents_to_scan')
      .on(document.createdAt)
      .where(sql`${document.scan} = 'waiting'`),
    index('documents_to_erase')
      .on(document.removedAt)
      .where(sql`${document.removedAt} is not null and ${document.erasedAt} is null`),
  ],
)
