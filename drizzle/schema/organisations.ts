import { boolean, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

const moment = () => timestamp({ withTimezone: true })

/** A care organisation: the tenant. Its name as its own people fill it in stands in its org-information form. */
export const organisations = pgTable('organisations', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** Where the organisation signs its processing agreement: an https address of the signing service, set by provider staff. */
  signingLink: text(),
  createdAt: moment().notNull().defaultNow(),
  archivedAt: moment(),
})

/** Who may sign in. Provider staff (`isAdmin`) belong to no organisation; everybody else to exactly one. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().defaultRandom(),
    organisationId: uuid().references(() => organisations.id),
    email: text().notNull(),
    name: text().notNull(),
    /** The identity provider's name for this person; set at the first sign-in with a verified e-mail address. */
    subject: text().unique(),
    isAdmin: boolean().notNull().default(false),
    language: text(),
    createdAt: moment().notNull().defaultNow(),
    disabledAt: moment(),
  },
  (user) => [uniqueIndex('users_email').on(sql`lower(${user.email})`)],
)
