import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { organisations, users } from './organisations.ts'

const moment = () => timestamp({ withTimezone: true })
const ofOrganisation = () =>
  uuid()
    .notNull()
    .references(() => organisations.id, { onDelete: 'cascade' })

/** A link by which somebody without an account sees or does one thing. Its token is hashed, and sealed: this table alone opens none. */
export const shareLinks = pgTable(
  'share_links',
  {
    organisationId: ofOrganisation(),
    id: uuid().notNull().defaultRandom(),
    /** Hexadecimal. */
    tokenHash: text().notNull().unique(),
    /** The token as only this server reads it, to remind of the same link; null of links made before it was kept. */
    sealedToken: text(),
    purpose: text()
      .notNull()
      .$type<'signer' | 'dpo' | 'ict' | 'council' | 'family' | 'reviewer' | 'colleague' | 'prospect'>(),
    /** Null where it shows things of the organisation as a whole. */
    locationIndex: integer(),
    /** Keys of the tasks it shows; none where it shows the documents page. */
    items: text().array().notNull().default([]),
    may: text().notNull().$type<'read' | 'review' | 'upload' | 'fill' | 'sign'>(),
    recipientName: text().notNull(),
    recipientEmail: text().notNull().default(''),
    language: text().notNull(),
    /** What the sender wrote along. */
    message: text().notNull().default(''),
    /** The day by which the sender would like it done; null if they named none. */
    wishedDay: date(),
    /** Keyed hash of the code, null where the link alone opens; and where the code is mailed, '' where its sender tells it. */
    codeHash: text(),
    codeEmail: text().notNull().default(''),
    wrongCodes: integer().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
    createdBy: uuid().references(() => users.id),
    createdByName: text().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
    revokedByName: text(),
    /** The link that took its place: for the right person, or the next round. */
    replacedById: uuid(),
    /** The link by which both sides signed what this one asked for, and which ended it. */
    settledById: uuid(),
    /** Whether this signature is needed as well as that of others who are asked to sign. */
    alsoSigns: boolean().notNull().default(false),
    /** How often both sides began to sign the same thing; and why again, null the first time. */
    signingRound: integer().notNull().default(1),
    againReason: text(),
    /** How often the same thing was sent to the same person for review, and the link of the round before. */
    round: integer().notNull().default(1),
    previousId: uuid(),
    /** What the recipient was shown, as it was at that moment, and a SHA-256 over it. */
    snapshot: jsonb(),
    contentHash: text(),
    /** What the recipient did in the end, and the words that go with it. */
    outcome: text().$type<'approved' | 'changes-asked' | 'declined' | 'moved' | 'filled' | 'uploaded' | 'signed'>(),
    outcomeAt: moment(),
    outcomeWords: text(),
    /** The version of the text that a yes was given on, '' where that was another one by then; null where that was not kept. */
    answeredVersion: text(),
    /** When the provider signed, too, what was signed by it. */
    counterSignedAt: moment(),
    /** Who the recipient says is the right person; it goes to them once the sender agrees. */
    proposedName: text(),
    proposedEmail: text(),
    /** Whether its sender wants to look at what is filled in by it before that is done with. */
    needsConfirming: boolean().notNull().default(true),
    /** When somebody of the organisation looked at what came in and agreed; where nobody has to, when it came in. */
    confirmedAt: moment(),
    confirmedByName: text(),
    /** When its recipient said that they want no reminders of it. */
    remindersStoppedAt: moment(),
    /** The day on which its recipient plans to do it: no reminder goes out before it. */
    laterDay: date(),
    /** When its recipient asked `question`, or for a new link because this one had ended; null once its sender dealt with that. */
    askedAgainAt: moment(),
    /** What its recipient asks its sender; null if nothing. */
    question: text(),
  },
  (link) => [
    primaryKey({ columns: [link.organisationId, link.id] }),
    index('share_links_of_location').on(link.organisationId, link.locationIndex, link.createdAt),
    index('share_links_recent').on(link.createdAt, link.id),
    index('share_links_expiry')
      .on(link.expiresAt)
      .where(sql`${link.revokedAt} is null`),
  ],
)

/** What happened with a link. `fetched` can be a machine, `opened` is a person; neither changes anything. */
export const shareEvents = pgTable(
  'share_events',
  {
    organisationId: ofOrganisation(),
    id: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    linkId: uuid().notNull(),
    at: moment().notNull().defaultNow(),
    kind: text()
      .notNull()
      .$type<
        | 'made'
        | 'fetched'
        | 'opened'
        | 'wrong-code'
        | 'commented'
        | 'approved'
        | 'changes-asked'
        | 'declined'
        | 'moved'
        | 'passed-on'
        | 'saved'
        | 'filled'
        | 'confirmed'
        | 'staff-seen'
        | 'reopened'
        | 'uploaded'
        | 'brought'
        | 'signed'
        | 'reminded'
        | 'extended'
        | 'revoked'
        | 'asked-again'
        | 'asked-question'
        | 'asked-seen'
        | 'put-off'
        | 'counter-signed'
        | 'settled'
        | 'task-done'
        | 'task-open'
      >(),
    /** Who did it; the recipient's name where they did. */
    byName: text().notNull(),
  },
  (event) => [
    primaryKey({ columns: [event.organisationId, event.id] }),
    index('share_events_of_link').on(event.organisationId, event.linkId, event.id),
  ],
)

/** A remark of a reviewer about one field or one part of what was shown. */
export const shareComments = pgTable(
  'share_comments',
  {
    organisationId: ofOrganisation(),
    id: uuid().notNull().defaultRandom(),
    linkId: uuid().notNull(),
    itemKey: text().notNull(),
    /** The name of the field, or `letter:<name>:<block>`; '' where it is about the task as a whole. */
    path: text().notNull(),
    words: text().notNull(),
    at: moment().notNull().defaultNow(),
    byName: text().notNull(),
    /** When somebody of the organisation said that it was dealt with. */
    resolvedAt: moment(),
    resolvedByName: text(),
  },
  (comment) => [
    primaryKey({ columns: [comment.organisationId, comment.id] }),
    index('share_comments_of_link').on(comment.organisationId, comment.linkId, comment.at),
  ],
)

/** What came by a link on one day (UTC), held against the budgets of guests; counted here, so that servers agree. */
export const shareBudgets = pgTable(
  'share_budgets',
  {
    organisationId: ofOrganisation(),
    linkId: uuid().notNull(),
    day: date().notNull(),
    files: integer().notNull().default(0),
    bytes: bigint({ mode: 'number' }).notNull().default(0),
    /** Forms that were sent. */
    answers: integer().notNull().default(0),
    /** Messages to the sender. */
    mails: integer().notNull().default(0),
  },
  (budget) => [
    primaryKey({ columns: [budget.organisationId, budget.linkId, budget.day] }),
    index('share_budgets_day').on(budget.day),
  ],
)
