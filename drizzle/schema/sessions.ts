import { customType, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './organisations.ts'

const moment = () => timestamp({ withTimezone: true })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A signed-in browser. The cookie holds random bytes; only their SHA-256 is kept here. Tokens are sealed. */
export const authSessions = pgTable(
  'auth_sessions',
  {
    idHash: bytea().primaryKey(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text().notNull(),
    claims: jsonb().notNull().$type<Record<string, unknown>>(),
    providerOrganisation: text(),
    refreshToken: text(),
    idToken: text(),
    /** Where they signed in: the network address without its last part, and what the browser says of itself. */
    address: text(),
    browser: text(),
    system: text(),
    createdAt: moment().notNull().defaultNow(),
    seenAt: moment().notNull().defaultNow(),
    expiresAt: moment().notNull(),
    version: integer().notNull().default(1),
  },
  (session) => [index('auth_sessions_of_user').on(session.userId), index('auth_sessions_expiry').on(session.expiresAt)],
)

/** Access tokens of a session, sealed, one per audience and scope. */
export const authAccessTokens = pgTable(
  'auth_access_tokens',
  {
    sessionHash: bytea()
      .notNull()
      .references(() => authSessions.idHash, { onDelete: 'cascade' }),
    audience: text().notNull(),
    scope: text().notNull(),
    accessToken: text().notNull(),
    grantedScope: text().notNull(),
    tokenType: text().notNull(),
    expiresAt: moment().notNull(),
  },
  (token) => [primaryKey({ columns: [token.sessionHash, token.audience, token.scope] })],
)
