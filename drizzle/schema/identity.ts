import { index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** Accounts of the embedded identity provider. Unused where another provider is configured. */
export const identityAccounts = pgTable('identity_accounts', {
  /** The subject in the tokens. */
  id: text().primaryKey(),
  email: text().notNull().unique(),
  name: text().notNull(),
  /** `scrypt$N$r$p$salt$hash`, salt and hash in base64url. */
  passwordHash: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
})

/** Failed sign-ins at the embedded identity provider, for the limit on guesses. */
export const identityFailures = pgTable(
  'identity_failures',
  { email: text().notNull(), address: text().notNull(), at: moment().notNull().defaultNow() },
  (failure) => [index('identity_failures_recent').on(failure.email, failure.address, failure.at)],
)

/** What oidc-provider keeps: sessions, grants, codes, refresh tokens. */
export const identityStore = pgTable(
  'identity_store',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().notNull().$type<Record<string, unknown>>(),
    grantId: text(),
    uid: text(),
    userCode: text(),
    consumedAt: moment(),
    expiresAt: moment(),
  },
  (row) => [
    primaryKey({ columns: [row.model, row.id] }),
    index('identity_store_grant').on(row.grantId),
    index('identity_store_uid').on(row.uid),
    index('identity_store_expiry').on(row.expiresAt),
  ],
)

/** Signing keys of the embedded identity provider, sealed. */
export const identityKeys = pgTable('identity_keys', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: moment().notNull().defaultNow(),
})

/** A link by which somebody chooses a password at the embedded identity provider, once. Only its SHA-256 is kept. */
export const identityInvitations = pgTable('identity_invitations', {
  /** Hexadecimal. */
  tokenHash: text().primaryKey(),
  email: text().notNull(),
  name: text().notNull(),
  /** What it was written for: to come in for the first time, or because a password was forgotten. */
  kind: text().notNull().default('invitation').$type<'invitation' | 'new-password'>(),
  createdAt: moment().notNull().defaultNow(),
  expiresAt: moment().notNull(),
  usedAt: moment(),
})
