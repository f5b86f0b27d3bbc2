import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { assignments } from '#drizzle/schema/assignments.ts'
import type { Tenant } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'

/** That a task was given to somebody of the organisation, and what became of that. */
export type Assignment = Omit<typeof assignments.$inferSelect, 'organisationId'>

/** A task of an organisation, or of one of its locations where that is not null. */
export type AssignedTask = { item: string; locationIndex: number | null }

/** What is read of an assignment. */
export const assignmentColumns = {
  id: assignments.id,
  locationIndex: assignments.locationIndex,
  item: assignments.item,
  assigneeId: assignments.assigneeId,
  assigneeName: assignments.assigneeName,
  givenAt: assignments.givenAt,
  givenBy: assignments.givenBy,
  givenByName: assignments.givenByName,
  note: assignments.note,
  wishDay: assignments.wishDay,
  acceptedAt: assignments.acceptedAt,
  remindedAt: assignments.remindedAt,
  remindedByName: assignments.remindedByName,
  doneAt: assignments.doneAt,
  endedAt: assignments.endedAt,
  endedByName: assignments.endedByName,
  endedHow: assignments.endedHow,
}

/** How many times that a task was given are told of. */
const mostTold = 50

/** Of an organisation. */
export const isOf = ({ organisationId }: Tenant) => eq(assignments.organisationId, organisationId)
/** Of one of its tasks. */
export const isOfTask = ({ item, locationIndex }: AssignedTask) =>
  and(eq(assignments.item, item), sql`${assignments.locationIndex} is not distinct from ${locationIndex}::int`)

/** Every time that a task was given, the latest first. One query. */
export async function readAssignments(tenant: Tenant, task: AssignedTask): Promise<Assignment[]> {
  return database()
    .select(assignmentColumns)
    .from(assignments)
    .where(and(isOf(tenant), isOfTask(task)))
    .orderBy(desc(assignments.givenAt), desc(assignments.id))
    .limit(mostTold)
}

/** Every time that a task of a place was given, the latest first. One query. */
export async function readAssignmentsAt(tenant: Tenant, locationIndex: number | null): Promise<Assignment[]> {
  return database()
    .select(assignmentColumns)
    .from(assignments)
    .where(and(isOf(tenant), sql`${assignments.locationIndex} is not distinct from ${locationIndex}::int`))
    .orderBy(desc(assignments.givenAt), desc(assignments.id))
}

/** Assignments as they are when it is told what became of them. */
export async function readNoticedAssignments(tx: Queryable, tenant: Tenant, ids: readonly string[]) {
  return tx
    .select(assignmentColumns)
    .from(assignments)
    .where(and(isOf(tenant), inArray(assignments.id, [...ids])))
}
