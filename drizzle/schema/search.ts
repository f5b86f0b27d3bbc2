import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'

/** Of which revision of an organisation there are entries to search in; -1 where they have to be made again. */
export const searchKept = pgTable('search_kept', {
  organisationId: uuid()
    .primaryKey()
    .references(() => organisations.id, { onDelete: 'cascade' }),
  revision: bigint({ mode: 'number' }).notNull().default(-1),
  /** The version of the rules they were made by. */
  rules: integer().notNull().default(0),
})

/** Something of an organisation that provider staff can find: made from what was filled in, and made again after every change. */
export const searchEntries = pgTable(
  'search_entries',
  {
    organisationId: uuid()
      .notNull()
      .references(() => searchKept.organisationId, { onDelete: 'cascade' }),
    /** Of all that follows, so that what stays the same is not written again. */
    digest: text().notNull(),
    kind: text().notNull().$type<'organisation' | 'location' | 'person' | 'document' | 'link'>(),
    /** Null for the organisation as a whole. */
    locationIndex: integer(),
    /** The id of the row of a location, of a user, a document or a link; '' for none of them. */
    subject: text().notNull(),
    title: text().notNull(),
    /** What else is shown of it. */
    facts: jsonb().notNull().$type<Record<string, string>>(),
    /** Folded words, each between spaces: of the title, and of all that it is found by. */
    named: text().notNull(),
    words: text().notNull(),
  },
  (entry) => [primaryKey({ columns: [entry.organisationId, entry.digest] })],
)

/** A longer word in the entries of an organisation, and how it may be misspelled. */
export const searchWords = pgTable(
  'search_words',
  {
    organisationId: uuid()
      .notNull()
      .references(() => searchKept.organisationId, { onDelete: 'cascade' }),
    word: text().notNull(),
    /** The word, and the word with any one letter left open: with a mistake in it, it has one of these in common. */
    spellings: text().array().notNull(),
  },
  (one) => [
    primaryKey({ columns: [one.organisationId, one.word] }),
    index('search_words_spellings').using('gin', one.spellings),
  ],
)
