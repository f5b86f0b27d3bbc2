import { and, eq, sql, type SQL } from 'drizzle-orm'
import { mailMessages } from '#drizzle/schema/mail.ts'
import type { Tenant } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'

type Row = typeof mailMessages.$inferSelect
export type Delivery = NonNullable<Row['delivery']>
export type UndeliveredWhy = NonNullable<Row['undeliveredWhy']>

/** What a mail provider tells of a message: later words of `order` count, whatever comes first. */
export type MailEvent = {
  /** Of the message, which need not be there. */
  id: string
  delivery: Exclude<Delivery, 'not-written'>
  why: UndeliveredWhy | null
  /** What the mail server of the recipient said; null where that was nothing. */
  words: string | null
  /** Milliseconds; null where it is not told. */
  at: number | null
}

/** What may be told of one message one after the other; nothing that stands further left takes the place of another. */
const order = sql.raw(`array['deferred', 'delivered', 'undelivered', 'undeliverable', 'complained']`)

/**
 * Keeps what became of messages, in one transaction. What is told again changes nothing, and neither does what is told of
 * messages that are not there, were never handed over, were
 * sent again since, or whose recipient was forgotten. A message that did not arrive is 'failed'; an
 * address that is unknown, or whose owner complained, is not written to any more.
 * @returns how many messages were changed
 */
export async function noteMailEvents(events: readonly MailEvent[]): Promise<number> {
  if (events.length === 0) return 0
  const changed = await database().execute(sql`
    with told as (
      select distinct on (id) * from (
        select e.*, array_position(${order}, e.delivery) as rank
        from jsonb_to_recordset(${JSON.stringify(events)}::jsonb)
          as e(id uuid, delivery text, why text, words text, at float8)
      ) as each order by id, rank desc, at nulls last, why, words
    ), found as (
      -- In the order of their ids, so that two reports of the same messages do not wait for each other in a circle.
      select m.id from mail_messages m join told on told.id = m.id order by m.id for no key update of m
    )
    update mail_messages m set
      delivery = told.delivery,
      delivery_at = coalesce(to_timestamp(told.at / 1000), now()),
      undelivered_why = told.why,
      blocks_address = told.delivery in ('undeliverable', 'complained'),
      problem = coalesce(told.words, case when told.delivery = 'delivered' then null else m.problem end),
      state = case when told.delivery in ('undelivered', 'undeliverable') then 'failed' else m.state end
    from told join found on found.id = told.id
    where m.id = told.id and m.state <> 'kept' and m.to_address <> ''
      and coalesce(array_position(${order}, m.delivery), 0) < told.rank
      and m.delivery is distinct from 'not-written'
      -- Clocks differ a little.
      and coalesce(to_timestamp(told.at / 1000) > m.sent_at - interval '5 minutes', true)
    returning m.id`)
  return changed.length
}

/** Why an address takes no mail, as a part of a statement: null where it does. The one rule for addresses compares small letters. */
export const whyBlocked = (address: string): SQL<UndeliveredWhy | null> =>
  sql<UndeliveredWhy | null>`(select b.undelivered_why from mail_messages b where b.undelivered_why is not null
    and b.blocks_address and lower(b.to_address) = lower(${address}::text) order by b.created_at desc limit 1)`

/**
 * Why nothing is written to an address.
 * @returns null where it is written to
 */
export async function readBlocked(address: string): Promise<UndeliveredWhy | null> {
  const [found] = await database().execute<{ why: UndeliveredWhy | null }>(sql`select ${whyBlocked(address)} as why`)
  return found?.why ?? null
}

/** Lets an address be written to again, until it sends something back once more. */
export async function allowAddress(tx: Queryable, address: string): Promise<void> {
  const isOfAddress = sql`lower(${mailMessages.toAddress}) = lower(${address}::text)`
  await tx
    .update(mailMessages)
    .set({ blocksAddress: false })
    .where(and(sql`${mailMessages.undeliveredWhy} is not null`, eq(mailMessages.blocksAddress, true), isOfAddress))
}

/** What became of the message that a link was last sent by. */
type LinkDelivery = { isUndelivered: boolean; why: UndeliveredWhy | null }

/**
 * Whether the last message about a link of an organisation did not arrive.
 * @returns null where there was none
 */
export async function readLinkDelivery({ organisationId }: Tenant, linkId: string): Promise<LinkDelivery | null> {
  const [found] = await database().execute<LinkDelivery>(sql`
    select state = 'failed' or undelivered_why is not null as "isUndelivered", undelivered_why as why
    from mail_messages where organisation_id = ${organisationId} and link_id = ${linkId}
    order by created_at desc limit 1`)
  return found ?? null
}
