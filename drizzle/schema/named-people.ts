import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { organisations, users } from './organisations.ts'

const moment = () => timestamp({ withTimezone: true })

/** People whom an organisation added by hand, so that its tasks can offer them before any of them names them. */
export const namedPeople = pgTable(
  'named_people',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** Made with the page that asks for it, so that a form sent twice adds one person. */
    id: uuid().notNull(),
    name: text().notNull(),
    /** What is not known of them is ''. */
    role: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    /** Grows by one with every change. */
    version: integer().notNull().default(1),
    changedAt: moment().notNull().defaultNow(),
    changedBy: uuid().references(() => users.id),
    changedByName: text().notNull(),
  },
  (person) => [primaryKey({ columns: [person.organisationId, person.id] })],
)
