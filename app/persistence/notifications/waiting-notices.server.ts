import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { mailPreferences, notices } from '#drizzle/schema/notifications.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { database, type Queryable } from '../database.server.ts'
import { preferencesIn } from './preferences.server.ts'
import type { MailPreferences } from './preferences.ts'

/** The name of the job that tells somebody what waits for them. */
export const tellingJob = 'tell_notices'

/** What is told in one message: to one person, of one cause, of one organisation. */
export type Telling = { organisationId: string; userId: string; cause: string }

const keyOf = ({ organisationId, userId, cause }: Telling): string => `notices:${organisationId}:${userId}:${cause}`
const isOf = ({ organisationId, userId, cause }: Telling) =>
  and(eq(notices.organisationId, organisationId), eq(notices.userId, userId), eq(notices.cause, cause))

/** Lets nobody else tell the same, until the end of the transaction. Only who tells takes this lock. */
export async function lockTelling(tx: Queryable, telling: Telling): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${keyOf(telling)}, 0))`)
}

/** Something that waits to be told. */
export type WaitingNotice = Pick<
  typeof notices.$inferSelect,
  'id' | 'locationIndex' | 'item' | 'subject' | 'words' | 'happenedAt'
>

/** What waits to be told, oldest first. */
export async function readWaitingNotices(tx: Queryable, telling: Telling): Promise<WaitingNotice[]> {
  const { id, locationIndex, item, subject, words, happenedAt } = notices
  return tx
    .select({ id, locationIndex, item, subject, words, happenedAt })
    .from(notices)
    .where(and(isOf(telling), isNull(notices.toldAt)))
    .orderBy(asc(happenedAt), asc(id))
}

/** Somebody who is told something. */
export type ToldPerson = {
  name: string
  email: string
  language: string | null
  isAdmin: boolean
  organisationName: string
  preferences: MailPreferences
  /** When they were last told anything of this cause, in milliseconds; null where it is longer ago than that is kept. */
  lastTold: number | null
}

/**
 * Who is told.
 * @returns null where they were disabled, may not see the organisation any more, or it is archived
 */
export async function readToldPerson(tx: Queryable, telling: Telling): Promise<ToldPerson | null> {
  const { organisationId, userId, cause } = telling
  const [found] = await tx
    .select({
      ...{ name: users.name, email: users.email, language: users.language, isAdmin: users.isAdmin },
      organisationName: organisations.name,
      preferences: mailPreferences,
      lastTold: sql<number | null>`(select extract(epoch from max(n.told_at))::float8 * 1000 from notices n
        where n.organisation_id = ${organisationId} and n.user_id = ${userId} and n.cause = ${cause})`,
    })
    .from(users)
    .innerJoin(organisations, and(eq(organisations.id, organisationId), isNull(organisations.archivedAt)))
    .leftJoin(mailPreferences, eq(mailPreferences.userId, users.id))
    .where(
      and(eq(users.id, userId), isNull(users.disabledAt), or(users.isAdmin, eq(users.organisationId, organisationId))),
    )
  return found ? { ...found, preferences: preferencesIn(found.preferences) } : null
}

/**
 * Keeps which were told, and forgets those that were not: they had become untrue, or nobody wants to hear of them.
 * @param at milliseconds
 */
export async function settleNotices(
  tx: Queryable,
  { organisationId }: Telling,
  { told, forgotten, at }: { told: readonly string[]; forgotten: readonly string[]; at: number },
): Promise<void> {
  const among = (ids: readonly string[]) =>
    and(eq(notices.organisationId, organisationId), inArray(notices.id, [...ids]))
  if (told.length > 0)
    await tx
      .update(notices)
      .set({ toldAt: new Date(at) })
      .where(among(told))
  if (forgotten.length > 0) await tx.delete(notices).where(among(forgotten))
}

/**
 * Lets the same be told later; there is one such job at most.
 * @param at milliseconds
 */
export async function tellLater(tx: Queryable, telling: Telling, at: number): Promise<void> {
  await tx.execute(sql`select graphile_worker.add_job(${tellingJob}, ${JSON.stringify(telling)}::json,
    job_key => ${keyOf(telling)}, run_at => to_timestamp(${at}::float8 / 1000))`)
}

/**
 * Gives a job to what waits to be told without one, because the server died that had it: a job stays locked for hours.
 * @returns how many
 */
export async function requeueLostNotices(): Promise<number> {
  const key = sql`'notices:' || w.organisation_id || ':' || w.user_id || ':' || w.cause`
  const lost = await database().execute(sql`
    select graphile_worker.add_job(${tellingJob},
      json_build_object('organisationId', w.organisation_id, 'userId', w.user_id, 'cause', w.cause), job_key => ${key})
    from (
      select distinct organisation_id, user_id, cause from notices
      where told_at is null and happened_at < now() - interval '1 minute'
    ) w left join graphile_worker.jobs j on j.key = ${key}
    where j.id is null or j.locked_at is null and j.attempts >= j.max_attempts or j.locked_at < now() - interval '1 minute'
    limit 100`)
  return lost.length
}
