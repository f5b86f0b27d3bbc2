import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from './organisations.ts'

const moment = () => timestamp({ withTimezone: true })

/** What a program of the provider shows who it is with (docs/decisions/067). The id is its client id. */
export const programKeys = pgTable('program_keys', {
  id: uuid().primaryKey(),
  name: text().notNull(),
  /** See app/platform/auth/program-scopes.ts. */
  scopes: text().array().notNull(),
  /** Null for all, later ones too. */
  organisationIds: uuid().array(),
  /** Hexadecimal SHA-256 of the secret. */
  secretHash: text().notNull(),
  /** The same of the secret before, and until when that one is still taken. */
  previousHash: text(),
  previousUntil: moment(),
  createdBy: uuid().references(() => users.id),
  createdByName: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
  /** When it got its last access token. */
  usedAt: moment(),
  endedAt: moment(),
})

/** Access tokens of programs, each for minutes. */
export const programTokens = pgTable(
  'program_tokens',
  {
    /** Hexadecimal SHA-256. */
    tokenHash: text().primaryKey(),
    keyId: uuid()
      .notNull()
      .references(() => programKeys.id, { onDelete: 'cascade' }),
    scopes: text().array().notNull(),
    expiresAt: moment().notNull(),
  },
  (token) => [index('program_tokens_key').on(token.keyId), index('program_tokens_expired').on(token.expiresAt)],
)
