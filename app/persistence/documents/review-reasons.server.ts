import { and, asc, count, desc, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { reviewReasons } from '#drizzle/schema/staff.ts'
import { assertMay } from '#app/persistence/staff-rights.ts'
import type { Actor } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { isId } from './documents.server.ts'
import { assertStaff } from './verdict-queue.server.ts'

/** Words with which staff send documents back, and how often they did. */
export type ReviewReason = { id: string; words: string; used: number }

/** How many reasons are kept for one item at most. */
export const mostReasons = 12

/** The reasons of an item and those that fit all, the most used first; for somebody of the provider's staff. */
export async function listReasons(actor: Actor, itemKey: string): Promise<ReviewReason[]> {
  assertStaff(actor)
  return database()
    .select({ id: reviewReasons.id, words: reviewReasons.words, used: reviewReasons.used })
    .from(reviewReasons)
    .where(or(eq(reviewReasons.itemKey, itemKey), isNull(reviewReasons.itemKey)))
    .orderBy(desc(reviewReasons.used), asc(reviewReasons.createdAt), asc(reviewReasons.id))
}

/**
 * Keeps words for an item; those that are there already, in small letters or capitals, are not kept twice.
 * @param actor somebody of the provider's staff who does the work
 * @returns the id of the reason; null where the item has as many as it may have
 */
export async function keepReason(actor: Actor, itemKey: string, words: string): Promise<string | null> {
  assertMay(actor, 'work')
  return database().transaction(async (tx) => {
    // Two at the same moment, so that neither keeps the same words or one too many.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`review-reasons:${itemKey}`}, 0))`)
    const [same] = await tx
      .select({ id: reviewReasons.id })
      .from(reviewReasons)
      .where(
        and(
          or(eq(reviewReasons.itemKey, itemKey), isNull(reviewReasons.itemKey)),
          sql`lower(${reviewReasons.words}) = lower(${words})`,
        ),
      )
    if (same) return same.id
    const [kept] = await tx.select({ total: count() }).from(reviewReasons).where(eq(reviewReasons.itemKey, itemKey))
    if ((kept?.total ?? 0) >= mostReasons) return null
    const [added] = await tx
      .insert(reviewReasons)
      .values({ itemKey, words, createdBy: actor.userId, createdByName: actor.name })
      .returning({ id: reviewReasons.id })
    return added?.id ?? null
  })
}

/**
 * Takes a reason of an item away, for all of the staff; one that is gone already is passed over. What was sent back with it
 * keeps its words.
 * @param actor somebody of the provider's staff who does the work
 * @param id anything
 */
export async function removeReason(actor: Actor, itemKey: string, id: string): Promise<void> {
  assertMay(actor, 'work')
  if (!isId(id)) return
  await database()
    .delete(reviewReasons)
    .where(and(eq(reviewReasons.id, id), eq(reviewReasons.itemKey, itemKey)))
}

/** Counts that a document was sent back with these reasons, in the transaction of the verdict. */
export async function countReasons(tx: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // In one order, so that two verdicts with the same reasons never wait for each other.
  const locked = tx
    .select({ id: reviewReasons.id })
    .from(reviewReasons)
    .where(inArray(reviewReasons.id, [...ids]))
    .orderBy(asc(reviewReasons.id))
    .for('update')
  await tx
    .update(reviewReasons)
    .set({ used: sql`${reviewReasons.used} + 1` })
    .where(inArray(reviewReasons.id, locked))
}
