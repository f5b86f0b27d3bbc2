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
    removedAt: moment(),
    removedByName: text(),
  },
  (document) => [
    primaryKey({ columns: [document.organisationId, document.id] }),
    index('documents_of_location').on(document.organisationId, document.locationIndex),
  ],
)
