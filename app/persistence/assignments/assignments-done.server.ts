import { and, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { assignments } from '#drizzle/schema/assignments.ts'
import type { Contributor, Tenant } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { addNotices } from '../notifications/notices.server.ts'
import { assignmentColumns, isOf, isOfTask, type AssignedTask } from './assignments.server.ts'

/** A task that was found done, with the assignment that it has. */
export type DoneAssignment = { organisationId: string; id: string }

const row = z.object({
  organisationId: z.string(),
  id: z.string(),
  locationIndex: z.number().nullable(),
  item: z.string(),
  assigneeId: z.string(),
  givenBy: z.string().nullable(),
})

/**
 * Notes that what was given to somebody is done, and tells who gave it; once, however often it is found done.
 */
export async function noteDone(found: readonly DoneAssignment[]): Promise<void> {
  if (found.length === 0) return
  await database().transaction(async (tx) => {
    const rows = await tx.execute(sql`
      update assignments t set done_at = now()
      from jsonb_to_recordset(${JSON.stringify(found)}::jsonb) as f("organisationId" uuid, id uuid)
      where t.organisation_id = f."organisationId" and t.id = f.id and t.done_at is null and t.ended_at is null
      returning t.organisation_id as "organisationId", t.id, t.location_index as "locationIndex", t.item,
        t.assignee_id as "assigneeId", t.given_by as "givenBy"`)
    for (const one of z.array(row).parse(rows)) await tellDone(tx, one, one.assigneeId)
  })
}

const isUnended = (tenant: Tenant, task: AssignedTask) => and(isOf(tenant), isOfTask(task), isNull(assignments.endedAt))

/**
 * Notes the same of one task in the transaction in which it becomes done, and tells who gave it and who was given it, unless they
 * did it.
 */
export async function noteTaskDone(tx: Queryable, by: Contributor, task: AssignedTask): Promise<void> {
  const done = await tx
    .update(assignments)
    .set({ doneAt: sql`now()` })
    .where(and(isUnended(by, task), isNull(assignments.doneAt)))
    .returning(assignmentColumns)
  for (const one of done) await tellDone(tx, { ...one, organisationId: by.organisationId }, by.userId)
}

/** Takes that back of a task that turns out not to be done within minutes. */
export async function noteTaskOpen(tx: Queryable, tenant: Tenant, task: AssignedTask): Promise<void> {
  await tx
    .update(assignments)
    .set({ doneAt: null })
    .where(and(isUnended(tenant, task), sql`${assignments.doneAt} > now() - interval '10 minutes'`))
}

/** @param by the account of who did it; null where they have none */
async function tellDone(tx: Queryable, one: z.output<typeof row>, by: string | null): Promise<void> {
  const { organisationId, id, locationIndex, item, assigneeId, givenBy } = one
  const words = { key: by === assigneeId ? 'done' : 'done-by-other', values: { by: by ?? '' } }
  const happening = { organisationId, cause: 'assigned', locationIndex, item, subject: id, words }
  await addNotices(tx, happening, { people: [givenBy, assigneeId], except: by })
}
