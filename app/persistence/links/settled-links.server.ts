import { and, arrayOverlaps, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import { shareLinks } from '#drizzle/schema/share.ts'
import type { Queryable } from '../database.server.ts'
import { deleteDraftsOfLink } from './share-drafts.server.ts'
import { noteShareEvent, openings, type ShareLink } from './share-links.server.ts'

const { organisationId, id, purpose, may, items, locationIndex, alsoSigns } = shareLinks

/**
 * Ends the links by which others are still asked to sign what both sides have signed by this one now, or to agree to it before. Who
 * has answered keeps their link. The caller has not begun to write evidence: who signs at this moment holds their link, and
 * waits for that.
 * @param byName who signed last
 */
export const settleOthers = (tx: Queryable, link: ShareLink, byName: string): Promise<void> =>
  settle(tx, link, byName, openFor(link, or(eq(may, 'sign'), and(eq(purpose, 'dpo'), eq(may, 'review')))))

/**
 * Ends the open links of those who could have signed instead of the person who signs by this one now; not of those whose signature is
 * needed as well. A link by which somebody signs at this very moment is locked, and left as it is: two who wait for each other would
 * deadlock, so both signatures stand.
 * @param byName who signed
 */
export async function settleAlternatives(tx: Queryable, link: ShareLink, byName: string): Promise<void> {
  if (link.purpose !== 'signer' || link.alsoSigns) return
  const isAlternative = and(eq(purpose, 'signer'), eq(may, 'sign'), eq(alsoSigns, false))
  const free = await tx
    .select({ id })
    .from(shareLinks)
    .where(openFor(link, isAlternative))
    .for('update', { skipLocked: true })
  const ids = free.map((one) => one.id)
  if (ids.length > 0) await settle(tx, link, byName, and(eq(organisationId, link.organisationId), inArray(id, ids)))
}

/** The others of the same task and place that can be answered, and are of a kind. */
const openFor = (link: ShareLink, kind: SQL | undefined) =>
  and(
    ...[eq(organisationId, link.organisationId), ne(id, link.id), arrayOverlaps(items, link.items)],
    sql`${locationIndex} is not distinct from ${link.locationIndex}::int`,
    ...[kind, isNull(shareLinks.outcome), openings.isUsable.getSQL()],
  )

async function settle(tx: Queryable, link: ShareLink, byName: string, which: SQL | undefined): Promise<void> {
  const settled = await tx
    .update(shareLinks)
    .set({ revokedAt: sql`now()`, revokedByName: byName, settledById: link.id })
    .where(which)
    .returning({ organisationId, id })
  for (const one of settled) {
    await deleteDraftsOfLink(tx, one)
    await noteShareEvent(tx, one, 'settled', byName)
  }
}
