import { bigint, boolean, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

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
  {
    email: text().notNull(),
    /** The network address; where `known`, whatever the account is known by there. */
    address: text().notNull(),
    /** Whether the account had signed in from there before. All places from which it had not count together. */
    known: boolean().notNull().default(false),
    at: moment().notNull().defaultNow(),
  },
  (failure) => [
    index('identity_failures_recent').on(failure.email, failure.address, failure.at),
    index('identity_failures_from').on(failure.address, failure.at),
  ],
)

const ofAccount = () =>
  text()
    .notNull()
    .references(() => identityAccounts.id, { onDelete: 'cascade' })

/** Where an account signed in: network addresses and browsers, each as a keyed hash. */
export const identityPlaces = pgTable(
  'identity_places',
  { accountId: ofAccount(), place: text().notNull(), seenAt: moment().notNull().defaultNow() },
  (row) => [primaryKey({ columns: [row.accountId, row.place] })],
)

/** The app with which an account proves a second time who it is. */
export const identitySecondFactors = pgTable('identity_second_factors', {
  accountId: ofAccount().primaryKey(),
  /** The secret that the app shares, sealed. */
  sealedSecret: text().notNull(),
  /** The half minute, counted from 1970, of the last code that was used: that one and earlier ones are no good any more. */
  lastStep: bigint({ mode: 'number' }).notNull(),
  createdAt: moment().notNull().defaultNow(),
})

/** What stands in for the app where it is lost; each works once. */
export const identityRecoveryCodes = pgTable(
  'identity_recovery_codes',
  {
    accountId: ofAccount(),
    /** Hexadecimal SHA-256. */
    codeHash: text().notNull(),
    usedAt: moment(),
  },
  (row) => [primaryKey({ columns: [row.accountId, row.codeHash] })],
)

/** What oidc-provider keeps: sessions, grants, codes, refresh tokens. Nothing in it lets anybody in. */
export const identityStore = pgTable(
  'identity_store',
  {
    model: text().notNull(),
    /** Hexadecimal SHA-256. */
    id: text().notNull(),
    /** `{id}` stands in it for the id. */
    payload: jsonb().notNull().$type<Record<string, unknown>>(),
    grantId: text(),
    uid: text(),
    /** Empty. Earlier versions wrote it. */
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

/** Signing keys of the embedded identity provider, sealed, and the mark by which the portal knows its SESSION_SECRET. */
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
