import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { organisations, users } from './organisations.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * One answer that was taken over by many locations at once: what can be undone at once. What was changed stands in the
 * history of each form, at the version that is kept here; locations are named by the ids of their rows, because their
 * positions change.
 */
export const fillActs = pgTable(
  'fill_acts',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Made with the page that asks for it, so that a form sent twice acts once. */
    id: uuid().notNull(),
    /** Which answer, such as 'alarm'. */
    block: text().notNull(),
    /** The name of the location that it was copied from; null where it is that of the organisation. */
    copiedFrom: text(),
    /** The locations that took it over, each with the version that its form got. */
    places: jsonb().notNull(),
    /** The locations that were chosen and left alone, each with the reason. */
    leftAlone: jsonb().notNull(),
    doneAt: moment().notNull().defaultNow(),
    doneBy: uuid().references(() => users.id),
    doneByName: text().notNull(),
    undoneAt: moment(),
    undoneByName: text(),
    /** The locations in which something was changed since, and stays; null where nothing was undone. */
    stayed: jsonb(),
    /** How many locations were put back; null where nothing was undone. */
    putBack: integer(),
  },
  (act) => [primaryKey({ columns: [act.organisationId, act.id] })],
)
