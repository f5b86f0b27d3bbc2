import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { database, type Queryable } from '../database.server.ts'
import type { Looked } from './due-people.server.ts'

// Causes of `mail_turns`: `digest` and `reminder` are messages, by their calendar date; `reminded` is a task that stood in
// a reminder; `looked` is one row for each person and kind of message, with when was looked last whether there is one.

/** A message that is written once: of a person, by a calendar date such as 2027-04-12. */
export type MailTurn = { userId: string; cause: Looked; key: string }

/**
 * Takes the turn of a message, in the transaction that writes it.
 * @param reminded the keys of the tasks in it
 * @param now in milliseconds
 * @returns false where somebody else took it
 */
export async function takeTurn(
  tx: Queryable,
  { userId, cause, key }: MailTurn,
  reminded: readonly string[],
  now: number,
): Promise<boolean> {
  const at = new Date(now).toISOString()
  const taken = await tx.execute(sql`
    insert into mail_turns (user_id, cause, key, sent_at) values (${userId}, ${cause}, ${key}, ${at})
    on conflict do nothing returning key`)
  if (taken.length === 0 || reminded.length === 0) return taken.length > 0
  await tx.execute(sql`
    insert into mail_turns (user_id, cause, key, sent_at)
    select ${userId}::uuid, 'reminded', value, ${at}::timestamptz from jsonb_array_elements_text(${JSON.stringify(reminded)}::jsonb)
    on conflict do nothing`)
  return true
}

/** Notes that it was looked whether there is something to say to these people, so that it is not computed again and again. */
export async function noteLooked(tx: Queryable, what: Looked, userIds: readonly string[], now: number): Promise<void> {
  await tx.execute(sql`
    insert into mail_turns (user_id, cause, key, sent_at)
    select value::uuid, 'looked', ${what}, ${new Date(now).toISOString()}::timestamptz
    from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb)
    on conflict (user_id, cause, key) do update set sent_at = excluded.sent_at`)
}

/** What somebody got by itself: how many messages in the last seven days, and which tasks were in reminders of thirty days. */
export type RecentMail = { messages: number; reminded: string[] }

const recent = z.object({ userId: z.string(), messages: z.number(), reminded: z.array(z.string()) })

/** That of each of these people. One query. @param now in milliseconds */
export async function readRecentMail(userIds: readonly string[], now: number): Promise<Map<string, RecentMail>> {
  const week = new Date(now - 7 * 86_400_000).toISOString()
  const month = new Date(now - 30 * 86_400_000).toISOString()
  const rows = await database().execute(sql`
    select value as "userId", (
        (select count(*) from mail_turns t where t.user_id = value::uuid and t.cause in ('digest', 'reminder') and t.sent_at > ${week})
        + (select count(distinct n.told_at) from notices n where n.user_id = value::uuid and n.told_at > ${week})
      )::int as messages,
      (
        select coalesce(jsonb_agg(t.key), '[]') from mail_turns t
        where t.user_id = value::uuid and t.cause = 'reminded' and t.sent_at > ${month}
      ) as reminded
    from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb)`)
  return new Map(
    z
      .array(recent)
      .parse(rows)
      .map(({ userId, ...mail }) => [userId, mail]),
  )
}
