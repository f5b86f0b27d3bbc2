import { index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * What somebody typed who came by a link and that could not be saved: of each task of a link the last form, for a week, and no
 * longer than the link opens. It is shown to nobody but who has the link.
 */
export const shareDrafts = pgTable(
  'share_drafts',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    linkId: uuid().notNull(),
    itemKey: text().notNull(),
    /** Another one whenever it is kept: a form says which one it was filled in from. */
    id: uuid().notNull().defaultRandom(),
    /** Row id of the location the form was about; '' for a task of the organisation. */
    locationId: text().notNull().default(''),
    /** The version that what was typed is merged with; null where the form did not say. */
    version: integer(),
    /** The names and values of the fields and what others changed too, encrypted. */
    sealed: text().notNull(),
    /** Why it could not be saved. */
    reason: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
  },
  (draft) => [
    primaryKey({ columns: [draft.organisationId, draft.linkId, draft.itemKey] }),
    index('share_drafts_expiry').on(draft.expiresAt),
  ],
)
