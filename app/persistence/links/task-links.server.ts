import { and, asc, arrayContains, eq, inArray, isNull, sql } from 'drizzle-orm'
import { shareLinks } from '#drizzle/schema/share.ts'
import type { Contributor, Tenant } from '../actor.ts'
import type { AssignedTask } from '../assignments/assignments.server.ts'
import type { Queryable } from '../database.server.ts'
import { tellLinksDone } from '../notifications/notices.server.ts'
import { noteEnvelope } from './envelope-events.server.ts'
import { noteShareEvent, openings, shareLinkColumns, type ShareLink } from './share-links.server.ts'

const { organisationId, id, purpose, may, items, outcome, locationIndex, revokedAt, replacedById } = shareLinks

/** How long a link that ended because its task was done can come back; whom it concerns is told after that. */
const window = sql`interval '10 minutes'`

/**
 * Whether anybody was asked for a task: by a link or an assignment that is open, or ended only just now because the task was done, or
 * as a request of which provider staff have to decide. A column of any statement.
 */
export const isTaskAsked = ({ organisationId }: Tenant, { item, locationIndex }: AssignedTask) => sql`(
  exists (select from share_links s where s.organisation_id = ${organisationId}
    and s.location_index is not distinct from ${locationIndex}::int and ${item} = any(s.items) and s.replaced_by_id is null
    and coalesce(s.revoked_at > now() - ${window}, s.outcome is null and s.expires_at > now()))
  or exists (select from assignments a where a.organisation_id = ${organisationId} and a.item = ${item}
    and a.location_index is not distinct from ${locationIndex}::int and a.ended_at is null
    and coalesce(a.done_at > now() - ${window}, true))
  or exists (select from item_requests r where r.organisation_id = ${organisationId} and r.item = ${item}
    and r.location_index = ${locationIndex}::int and r.withdrawn_at is null and r.answered_at is null))`

/** The links of a task at a place, whatever else they show. */
const ofTask = (tenant: Tenant, task: AssignedTask) =>
  and(
    ...[eq(organisationId, tenant.organisationId), arrayContains(items, [task.item]), isNull(replacedById)],
    sql`${locationIndex} is not distinct from ${task.locationIndex}::int`,
  )

/** What its recipient waits for, or has not finished: an answer, what becomes of remarks, or a form that could not be saved. */
const isUnsettled = sql<boolean>`(share_links.asked_again_at is not null
  or exists (select from share_comments c where c.organisation_id = share_links.organisation_id
    and c.link_id = share_links.id and c.resolved_at is null)
  or exists (select from share_drafts d where d.organisation_id = share_links.organisation_id
    and d.link_id = share_links.id and d.expires_at > now()))`

/** A link of a task, as far as it says whether it ends with that. */
export type TaskLink = Awaited<ReturnType<typeof lockTaskLinks>>[number]

/**
 * Reads the links of a task that were not withdrawn, and locks them. One by which somebody answers at this very moment is left out:
 * two who wait for each other would deadlock.
 */
export const lockTaskLinks = (tx: Queryable, tenant: Tenant, task: AssignedTask) =>
  tx
    .select({ id, purpose, may, items, outcome, isUsable: openings.isUsable, isUnsettled })
    .from(shareLinks)
    .where(and(ofTask(tenant, task), isNull(revokedAt)))
    .orderBy(asc(id))
    .for('update', { skipLocked: true })

/**
 * Ends links because their task is done. Whom that concerns is told once they cannot come back any more.
 * @param by who did the task
 */
export async function endWithTask(tx: Queryable, by: Contributor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const ended = await tx
    .update(shareLinks)
    .set({ revokedAt: sql`now()`, revokedByName: by.name })
    .where(and(eq(organisationId, by.organisationId), inArray(id, [...ids])))
    .returning(shareLinkColumns)
  await note(tx, by, ended, 'task-done')
  await tellLinksDone(tx, by, ids, window)
}

/**
 * Lets the links work again that ended because their task was done, as long as nobody was told of it.
 * @param by who changed the task, so that it is not done any more
 */
export async function reopenWithTask(tx: Queryable, by: Contributor, task: AssignedTask): Promise<void> {
  const reopened = await tx
    .update(shareLinks)
    .set({ revokedAt: null, revokedByName: null })
    .where(and(ofTask(by, task), openings.isTaskDone.getSQL(), sql`${revokedAt} > now() - ${window}`))
    .returning(shareLinkColumns)
  await note(tx, by, reopened, 'task-open')
}

async function note(tx: Queryable, by: Contributor, links: readonly ShareLink[], kind: 'task-done' | 'task-open') {
  for (const one of links) {
    await noteShareEvent(tx, one, kind, by.name)
    await noteEnvelope(tx, one, { revokedAt: one.revokedAt })
  }
}

/** Waits until nobody else tells of a link, and keeps them from it until the end of the transaction. */
export async function lockToTell(tx: Queryable, { organisationId }: Tenant, id: string): Promise<void> {
  await tx.execute(sql`
    select from share_links where organisation_id = ${organisationId}::uuid and id = ${id}::uuid for no key update`)
}
