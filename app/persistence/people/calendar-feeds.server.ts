import { and, eq, isNull, sql } from 'drizzle-orm'
import { isLanguage } from '#app/platform/i18n/languages.ts'
import { calendarEvents, calendarFeeds } from '#drizzle/schema/calendar.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'
import { noteSecurity } from '../staff/security.server.ts'

/** A person's own feed, as its owner sees it; null where there is none. */
export async function readOwnFeed({ userId }: Actor) {
  const { sealedToken, withDueDays } = calendarFeeds
  const [feed] = await database().select({ sealedToken, withDueDays }).from(calendarFeeds).where(isOf(userId))
  return feed ?? null
}

const isOf = (userId: string) => eq(calendarFeeds.userId, userId)

/**
 * Gives a person's feed a new token, and makes it where there is none. The old address ends with the end of this. Who
 * reads by the new one is a new reader, who was told nothing before.
 */
export async function makeFeed(
  { userId }: Actor,
  token: Pick<typeof calendarFeeds.$inferInsert, 'tokenHash' | 'sealedToken'>,
): Promise<void> {
  const now = sql`now()`
  await database().transaction(async (tx) => {
    await tx
      .insert(calendarFeeds)
      .values({ userId, ...token })
      .onConflictDoUpdate({
        target: calendarFeeds.userId,
        set: { ...token, madeAt: now, contentHash: '', changedAt: now },
      })
    await tx.delete(calendarEvents).where(eq(calendarEvents.userId, userId))
    await noteSecurity({ kind: 'calendar-feed-made', actorId: userId, personId: userId }, tx)
  })
}

/** Ends a person's feed, where there is one. */
export async function endFeed({ userId }: Actor): Promise<void> {
  await database().transaction(async (tx) => {
    const ended = await tx.delete(calendarFeeds).where(isOf(userId)).returning({ userId: calendarFeeds.userId })
    if (ended.length > 0) await noteSecurity({ kind: 'calendar-feed-ended', actorId: userId, personId: userId }, tx)
  })
}

/** Says whether due days of tasks are in a person's feed. */
export async function chooseDueDays({ userId }: Actor, withDueDays: boolean): Promise<void> {
  await database().update(calendarFeeds).set({ withDueDays }).where(isOf(userId))
}

/** A feed that can be read now, with whose it is. */
export type OpenFeed = {
  owner: Actor
  organisationName: string | null
  withDueDays: boolean
  /** See drizzle/schema/calendar.ts. */
  contentHash: string
  changedAt: Date
}

/**
 * The feed with this token, where its owner may still sign in. One query whatever is wrong with it, so that nobody learns
 * from the time it takes whether there ever was one.
 * @param tokenHash hexadecimal SHA-256
 */
export async function findOpenFeed(tokenHash: string): Promise<OpenFeed | null> {
  const [found] = await database()
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      language: users.language,
      isAdmin: users.isAdmin,
      organisationId: users.organisationId,
      organisationName: organisations.name,
      withDueDays: calendarFeeds.withDueDays,
      contentHash: calendarFeeds.contentHash,
      changedAt: calendarFeeds.changedAt,
    })
    .from(calendarFeeds)
    .innerJoin(users, eq(users.id, calendarFeeds.userId))
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(and(eq(calendarFeeds.tokenHash, tokenHash), isNull(users.disabledAt), isNull(organisations.archivedAt)))
  if (!found) return null
  const { organisationName, withDueDays, contentHash, changedAt, language, ...person } = found
  const owner = { ...person, language: isLanguage(language) ? language : null }
  return { owner, organisationName, withDueDays, contentHash, changedAt }
}
