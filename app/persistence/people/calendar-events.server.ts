import { and, eq, inArray, sql } from 'drizzle-orm'
import { calendarEvents, calendarFeeds } from '#drizzle/schema/calendar.ts'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'

/** What a calendar program was told last of one event. */
export type ToldEvent = Omit<typeof calendarEvents.$inferSelect, 'userId'>

/** All that the program of this person was told last. */
export async function readToldEvents({ userId }: Actor): Promise<ToldEvent[]> {
  const { uid, kind, start, isWholeDay, sequence, contentHash, changedAt, isCancelled } = calendarEvents
  return database()
    .select({ uid, kind, start, isWholeDay, sequence, contentHash, changedAt, isCancelled })
    .from(calendarEvents)
    .where(eq(calendarEvents.userId, userId))
}

/** What is to be kept of an answer that differs from the one before. */
type ToldAnswer = { changed: readonly ToldEvent[]; gone: readonly string[]; contentHash: string; at: Date }

/**
 * Keeps what a calendar program was told. Of two answers at once that tell different things of an event one is kept; the
 * next answer then tells it with a higher number.
 */
export async function keepToldEvents({ userId }: Actor, { changed, gone, contentHash, at }: ToldAnswer): Promise<void> {
  await database().transaction(async (tx) => {
    // First, so that answers of one feed wait for each other here, and not event by event.
    const [feed] = await tx
      .update(calendarFeeds)
      .set({ contentHash, changedAt: at })
      .where(eq(calendarFeeds.userId, userId))
      .returning({ userId: calendarFeeds.userId })
    // It was ended meanwhile.
    if (!feed) return
    if (gone.length > 0)
      await tx
        .delete(calendarEvents)
        .where(and(eq(calendarEvents.userId, userId), inArray(calendarEvents.uid, [...gone])))
    if (changed.length > 0)
      await tx.execute(sql`
        insert into calendar_events
          (user_id, uid, kind, start, is_whole_day, sequence, content_hash, changed_at, is_cancelled)
        select ${userId}::uuid, e.uid, e.kind, e.start, e."isWholeDay", e.sequence, e."contentHash", e."changedAt", e."isCancelled"
        from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as e(uid text, kind text, start timestamptz,
          "isWholeDay" boolean, sequence int, "contentHash" text, "changedAt" timestamptz, "isCancelled" boolean)
        on conflict (user_id, uid) do update set kind = excluded.kind, start = excluded.start,
          is_whole_day = excluded.is_whole_day, sequence = excluded.sequence, content_hash = excluded.content_hash,
          changed_at = excluded.changed_at, is_cancelled = excluded.is_cancelled
        where excluded.sequence > calendar_events.sequence`)
  })
}
