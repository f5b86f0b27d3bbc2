import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** What provider staff set for the portal as a whole, by name; a schema of its own says what each holds. */
export const siteSettings = pgTable('site_settings', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  version: integer().notNull().default(1),
  updatedAt: moment().notNull().defaultNow(),
  updatedByName: text().notNull(),
})

/** A question and its answer on the help page, in both languages. Those that ship with the portal are not here. */
export const helpEntries = pgTable(
  'help_entries',
  {
    id: uuid().primaryKey().defaultRandom(),
    section: text().notNull(),
    position: integer().notNull(),
    questionNl: text().notNull(),
    answerNl: text().notNull(),
    questionEn: text().notNull(),
    answerEn: text().notNull(),
    version: integer().notNull().default(1),
    updatedAt: moment().notNull().defaultNow(),
    updatedByName: text().notNull(),
    archivedAt: moment(),
  },
  (entry) => [index('help_entries_in_order').on(entry.section, entry.position)],
)

/** What a setting or an entry of the help page said before it was changed. */
export const textVersions = pgTable(
  'text_versions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** `help:<id>` or `setting:<name>`. */
    subject: text().notNull(),
    version: integer().notNull(),
    said: jsonb().notNull(),
    at: moment().notNull().defaultNow(),
    byName: text().notNull(),
  },
  (version) => [index('text_versions_of').on(version.subject, version.version)],
)
