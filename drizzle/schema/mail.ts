import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'

const moment = () => timestamp({ withTimezone: true })

/** Every message that was written, whether a mail server takes it or provider staff pass it on. */
export const mailMessages = pgTable(
  'mail_messages',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** Null where it is about no organisation. */
    organisationId: uuid().references(() => organisations.id, { onDelete: 'cascade' }),
    /** The share link that it carries; null where it carries none. */
    linkId: uuid(),
    /** Why it was written, such as `share-link`. */
    cause: text().notNull(),
    /** Written once for the same key, however often the cause comes by. */
    onceKey: text().unique(),
    toName: text().notNull(),
    toAddress: text().notNull(),
    language: text().notNull(),
    subject: text().notNull(),
    /** Sealed, because links stand in it. */
    sealedText: text().notNull(),
    /** 'kept' where no mail server is configured. */
    state: text().notNull().$type<'kept' | 'waiting' | 'sent' | 'failed'>(),
    attempts: integer().notNull().default(0),
    /** Since when it is being handed over; null while it is not. */
    begunAt: moment(),
    /** True where an attempt broke off behind its last word, so that the mail server may have taken it unheard. */
    isMaybeSent: boolean().notNull().default(false),
    /** What the mail server said last. */
    problem: text(),
    createdAt: moment().notNull().defaultNow(),
    sentAt: moment(),
    /**
     * What became of it behind the mail server that took it, the last word of which is the one furthest to the right here;
     * 'not-written' where its address took no mail, so that it was never sent. Null where nobody told.
     */
    delivery: text().$type<'not-written' | 'deferred' | 'delivered' | 'undelivered' | 'undeliverable' | 'complained'>(),
    deliveryAt: moment(),
    /** Why it did not arrive, or is unwanted; null where it is not known that it did not. */
    undeliveredWhy: text().$type<'unknown-address' | 'mailbox-full' | 'refused' | 'spam'>(),
    /** Nothing is written to its address any more, until somebody lets it be tried again. */
    blocksAddress: boolean().notNull().default(false),
  },
  (message) => [
    index('mail_messages_recent').on(message.createdAt),
    index('mail_messages_unsent')
      .on(message.state, message.createdAt)
      .where(sql`state in ('waiting', 'failed')`),
    index('mail_messages_of_organisation').on(message.organisationId, message.createdAt),
    index('mail_messages_of_link')
      .on(message.linkId, message.createdAt)
      .where(sql`${message.linkId} is not null`),
    index('mail_messages_undelivered')
      .on(sql`lower(${message.toAddress})`)
      .where(sql`${message.undeliveredWhy} is not null`),
  ],
)
