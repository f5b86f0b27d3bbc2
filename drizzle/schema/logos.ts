import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { organisations, users } from './organisations.ts'

/** The picture that stands above an organisation's letters: one, or none. A new one takes the place of the old. */
export const organisationLogos = pgTable(
  'organisation_logos',
  {
    organisationId: uuid()
      .primaryKey()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** A PNG, drawn again from what was uploaded. */
    storageKey: text().notNull(),
    /** Bytes. */
    size: bigint({ mode: 'number' }).notNull(),
    /** Hexadecimal, over the stored bytes; also tells one logo from the next. */
    sha256: text().notNull(),
    /** Pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    placedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    placedBy: uuid().references(() => users.id),
    placedByName: text().notNull(),
  },
  (logo) => [
    // A backup asks of each file whether a row names it.
    index('organisation_logos_of_file').on(logo.storageKey),
  ],
)
