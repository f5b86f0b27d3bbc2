import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { organisations, users } from './organisations.ts'

/** An acceptance by typing one's name: everything that is needed to check it later without this portal. */
export const shareSignatures = pgTable(
  'share_signatures',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    linkId: uuid().notNull(),
    role: text().notNull().$type<'signer' | 'dpo' | 'provider'>(),
    /** Who of the provider's staff signed for the provider; null of everybody who came by a link. */
    signedBy: uuid().references(() => users.id),
    typedName: text().notNull(),
    /** Who was invited to sign by the link, and whether the person who signed said to be somebody else. */
    invitedName: text().notNull().default(''),
    isOther: boolean().notNull().default(false),
    /** Their function, as they typed it. */
    position: text().notNull().default(''),
    /** The sentence that was agreed to. */
    statement: text().notNull(),
    /** The whole text that was signed, and its SHA-256 in hexadecimal over UTF-8. */
    signedText: text().notNull(),
    textHash: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The network address it came from. */
    address: text().notNull().default(''),
  },
  (signature) => [
    primaryKey({ columns: [signature.organisationId, signature.id] }),
    index('share_signatures_of_link').on(signature.organisationId, signature.linkId),
    // The provider signs once under what was signed by a link. Code that knows no such signatures writes none.
    uniqueIndex('share_signatures_of_provider')
      .on(signature.organisationId, signature.linkId, sql`(${signature.signedBy} is not null)`)
      .where(sql`${signature.signedBy} is not null`),
  ],
)

/**
 * A PDF that tells who signed what. Its bytes are in the file store and never change: a later version is another row. Every
 * row holds the hash of the one before it of the same organisation. Names stand in the signatures, not here.
 */
export const shareEvidence = pgTable(
  'share_evidence',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** From 1, without gaps. */
    place: integer().notNull(),
    /** As it stands on every page; nobody can guess it. */
    number: text().notNull().unique(),
    linkId: uuid().notNull(),
    /** Those of the signatures that it tells of, the oldest first. */
    signatureIds: uuid().array().notNull(),
    /** What was signed as it was shown, to make a later version of; the text of it has this hash. */
    shown: jsonb().notNull(),
    /** The annexes that belonged to it then; none of what was signed before they were kept. */
    annexes: jsonb().notNull().default([]),
    textHash: text().notNull(),
    title: text().notNull(),
    language: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    /** Hexadecimal, over the bytes of the PDF. */
    sha256: text().notNull().unique(),
    storageKey: text().notNull().unique(),
    /** Hexadecimal; '' before the first. */
    previousHash: text().notNull(),
    hash: text().notNull(),
  },
  (evidence) => [
    primaryKey({ columns: [evidence.organisationId, evidence.place] }),
    index('share_evidence_of_link').on(evidence.organisationId, evidence.linkId, evidence.place),
  ],
)
