import { and, asc, eq, sql } from 'drizzle-orm'
import { staffViews } from '#drizzle/schema/staff.ts'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'
import { idShape } from '../documents/library-columns.ts'

/** A list as somebody likes to see it. */
export type StaffView = { id: string; name: string; address: string }

/** How many views somebody may keep. */
export const mostViews = 20

function requireStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff keep views.')
}

/** The views of the reader, by name. */
export async function listViews(actor: Actor): Promise<StaffView[]> {
  requireStaff(actor)
  return database()
    .select({ id: staffViews.id, name: staffViews.name, address: staffViews.address })
    .from(staffViews)
    .where(eq(staffViews.userId, actor.userId))
    .orderBy(asc(sql`lower(${staffViews.name})`), asc(staffViews.id))
}

/**
 * Keeps a list under a name; one that has that name takes the new address.
 * @param address of the page, from the first slash on
 * @returns false where there are as many as there may be
 */
export async function keepView(actor: Actor, { name, address }: Omit<StaffView, 'id'>): Promise<boolean> {
  requireStaff(actor)
  return database().transaction(async (tx) => {
    // Two at the same moment, so that neither is kept twice.
    await tx.execute(sql`select 1 from users where id = ${actor.userId}::uuid for no key update`)
    const own = eq(staffViews.userId, actor.userId)
    const kept = await tx.select({ id: staffViews.id, name: staffViews.name }).from(staffViews).where(own)
    const same = kept.find((one) => one.name.toLowerCase() === name.toLowerCase())
    if (same) {
      await tx
        .update(staffViews)
        .set({ name, address })
        .where(and(own, eq(staffViews.id, same.id)))
      return true
    }
    if (kept.length >= mostViews) return false
    await tx.insert(staffViews).values({ userId: actor.userId, name, address })
    return true
  })
}

/**
 * Takes a view of the reader away; one that is gone already, or of somebody else, is passed over.
 * @param id anything
 */
export async function removeView(actor: Actor, id: string): Promise<void> {
  requireStaff(actor)
  if (!idShape.test(id)) return
  await database()
    .delete(staffViews)
    .where(and(eq(staffViews.userId, actor.userId), eq(staffViews.id, id)))
}
