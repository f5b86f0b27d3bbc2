import { and, desc, eq, sql } from 'drizzle-orm'
import { shareEvents } from '#drizzle/schema/share.ts'
import type { Tenant } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { noteSecurity } from '../staff/security.server.ts'
import type { ShareEventKind, ShareLink } from './share-links.server.ts'

/** What happened with a link, oldest first; the newest 200. */
export async function readShareEvents(
  { organisationId }: Tenant,
  linkId: string,
): Promise<{ kind: ShareEventKind; at: Date; byName: string }[]> {
  const events = await database()
    .select({ kind: shareEvents.kind, at: shareEvents.at, byName: shareEvents.byName })
    .from(shareEvents)
    .where(and(eq(shareEvents.organisationId, organisationId), eq(shareEvents.linkId, linkId)))
    .orderBy(desc(shareEvents.id))
    .limit(200)
  return events.reverse()
}

/**
 * Writes down what happened with a link, where the same did not happen in the last so many seconds. Two at the same instant may
 * both be written down.
 */
export async function noteShareEventOnce(
  tx: Queryable,
  { organisationId, id }: Pick<ShareLink, 'organisationId' | 'id'>,
  kind: ShareEventKind,
  byName: string,
  seconds: number,
): Promise<void> {
  const added = await tx.execute(sql`
    insert into share_events (organisation_id, link_id, kind, by_name)
    select ${organisationId}::uuid, ${id}::uuid, ${kind}, ${byName}
    where not exists (${eventsSince({ organisationId, id }, kind, seconds)}) returning 1`)
  if (kind === 'opened' && added.length > 0)
    await noteSecurity({ kind: 'link-opened', organisationId, facts: { link: id } }, tx)
}

const eventsSince = (
  { organisationId, id }: Pick<ShareLink, 'organisationId' | 'id'>,
  kind: ShareEventKind,
  seconds: number,
) => sql`select from share_events e where e.organisation_id = ${organisationId}::uuid and e.link_id = ${id}::uuid
  and e.kind = ${kind} and e.at > now() - make_interval(secs => ${seconds}::int)`

/** When this happened last with a link; null if it never did. Whoever asks holds the lock on it. */
export async function lastEventAt(
  tx: Queryable,
  { organisationId, id }: Pick<ShareLink, 'organisationId' | 'id'>,
  kind: ShareEventKind,
): Promise<Date | null> {
  const [last] = await tx
    .select({ at: shareEvents.at })
    .from(shareEvents)
    .where(and(eq(shareEvents.organisationId, organisationId), eq(shareEvents.linkId, id), eq(shareEvents.kind, kind)))
    .orderBy(desc(shareEvents.id))
    .limit(1)
  return last?.at ?? null
}

/** Whether this happened with a link in the last so many seconds. Whoever asks holds the lock on it. */
export async function hasEventSince(
  tx: Queryable,
  link: Pick<ShareLink, 'organisationId' | 'id'>,
  kind: ShareEventKind,
  seconds: number,
): Promise<boolean> {
  return (await tx.execute(sql`${eventsSince(link, kind, seconds)} limit 1`)).length > 0
}
