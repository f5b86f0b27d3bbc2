import {
  bigint,
  boolean,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'

const moment = () => timestamp({ withTimezone: true })

/** A care organisation: the tenant. Its name as its own people fill it in stands in its org-information form. */
export const organisations = pgTable('organisations', {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** Where the organisation signs its processing agreement: an https address of the signing service, set by provider staff. */
  signingLink: text(),
  /** The organisation at the identity provider that its people sign in to, where there is one. */
  identityOrganisation: text(),
  createdAt: moment().notNull().defaultNow(),
  archivedAt: moment(),
  archivedByName: text(),
  /** Grows by one with every transaction that changes something its pages show; triggers see to that. Looking changes nothing. */
  revision: bigint({ mode: 'number' }).notNull().default(0),
  /** The revision of the last change that concerns all its places. */
  sharedRevision: bigint({ mode: 'number' }).notNull().default(0),
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
    subject: text(),
    /** The identity provider that `subject` is of; null in records from before it was kept, until the next sign-in. */
    issuer: text(),
    isAdmin: boolean().notNull().default(false),
    /** What somebody of the provider's staff may do; null for everybody else. Staff without one only read. */
    staffRole: text().$type<'reader' | 'manager' | 'privacy-officer' | 'administrator'>(),
    /** Of provider staff: whether they may read the security log. */
    mayReadSecurityLog: boolean().notNull().default(false),
    /** Of provider staff: whether they may sign agreements for the provider, which no role brings with it. */
    maySignForProvider: boolean().notNull().default(false),
    language: text(),
    createdAt: moment().notNull().defaultNow(),
    /** When an invitation was sent last. */
    invitedAt: moment(),
    /** When this person last signed in, or used a page; at most an hour behind. */
    seenAt: moment(),
    disabledAt: moment(),
    disabledByName: text(),
  },
  (user) => [
    unique('users_identity').on(user.issuer, user.subject),
    uniqueIndex('users_email').on(sql`lower(${user.email})`),
    index('users_of_organisation').on(user.organisationId),
    // In the order of the list of all users.
    index('users_by_name').on(sql`lower(${user.name})`, user.id),
  ],
)

/** A location that provider staff took out of the list. What was filled in for it stays, under the id of this row. */
export const archivedLocations = pgTable(
  'archived_locations',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    name: text().notNull(),
    archivedAt: moment().notNull().defaultNow(),
    archivedByName: text().notNull(),
  },
  (location) => [primaryKey({ columns: [location.organisationId, location.id] })],
)
