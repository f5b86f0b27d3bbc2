import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { organisations, users } from './organisations.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * What somebody typed and could not be saved, kept for a week and offered again on its page. `id` is made of what is
 * kept, so that the same form sent twice is kept once.
 */
export const formDrafts = pgTable(
  'form_drafts',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The page it was typed on, without its query. */
    path: text().notNull(),
    /** Row id of the location the page was about; '' for pages of the organisation. */
    locationId: text().notNull().default(''),
    /** The version of the form that the page was made with; null where the page did not say. */
    version: integer(),
    /** The names and values of the fields, encrypted, because a password may be among them. */
    sealed: text().notNull(),
    /** Why it could not be saved. */
    reason: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (draft) => [
    primaryKey({ columns: [draft.organisationId, draft.id] }),
    index('form_drafts_of_user').on(draft.organisationId, draft.userId, draft.createdAt),
    index('form_drafts_expiry').on(draft.expiresAt),
  ],
)
