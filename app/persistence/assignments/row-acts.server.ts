import { and, eq, isNull, sql } from 'drizzle-orm'
import { assignments } from '#drizzle/schema/assignments.ts'
import { users } from '#drizzle/schema/organisations.ts'
import type { Member } from '../actor.ts'
import { database } from '../database.server.ts'
import { isId } from '../documents/documents.server.ts'
import { lockOne, tell } from './assignment-changes.server.ts'
import { assignmentColumns, isOf, type Assignment } from './assignments.server.ts'

/**
 * Reminds somebody of a task that they were given: once for each time that it was given to them.
 * @returns the assignment, and whether a message goes to them: without one they see it on their start page. 'reminded' if they were
 * reminded before; null if the task is not theirs any more, or done
 */
export async function remindAssignee(
  member: Member,
  id: string,
): Promise<{ assignment: Assignment; isTold: boolean } | 'reminded' | null> {
  if (!isId(id)) return null
  return database().transaction(async (tx) => {
    const open = await lockOne(tx, member, id)
    if (!open || open.doneAt !== null || open.assigneeId === member.userId) return null
    if (open.remindedAt !== null) return 'reminded'
    await tx
      .update(assignments)
      .set({ remindedAt: sql`now()`, remindedByName: member.name })
      .where(and(isOf(member), eq(assignments.id, id)))
    return { assignment: open, isTold: await tell(tx, member, open, 'reminded', open.assigneeId) }
  })
}

/** A location that the organisation still lists, or the organisation as a whole. */
const isPlaceListed = sql`(${assignments.locationIndex} is null or exists (
  select from location_progress p
  where p.organisation_id = ${assignments.organisationId} and p.location_index = ${assignments.locationIndex}))`

/**
 * Gives a task again to the person whom it was taken back from, with the words, the day and the yes that it had.
 * @returns what it was; null if it was not taken back, is somebody's by now, or their account or the location is gone
 */
export async function giveAgain(member: Member, id: string): Promise<Assignment | null> {
  if (!isId(id)) return null
  return database().transaction(async (tx) => {
    const [ended] = await tx
      .select(assignmentColumns)
      .from(assignments)
      .innerJoin(users, eq(users.id, assignments.assigneeId))
      .where(
        and(
          isOf(member),
          ...[eq(assignments.id, id), eq(assignments.endedHow, 'taken-back'), isPlaceListed],
          ...[eq(users.organisationId, member.organisationId), isNull(users.disabledAt)],
        ),
      )
    if (!ended) return null
    const { item, locationIndex, assigneeId, assigneeName, note, wishDay, acceptedAt } = ended
    const [added] = await tx
      .insert(assignments)
      .values({
        organisationId: member.organisationId,
        ...{ item, locationIndex, assigneeId, assigneeName, note, wishDay, acceptedAt },
        ...{ givenBy: member.userId, givenByName: member.name },
      })
      // Somebody gave it to another person meanwhile, or this was pressed twice.
      .onConflictDoNothing()
      .returning({ id: assignments.id })
    if (!added) return null
    await tell(tx, member, { ...ended, id: added.id }, 'given', assigneeId)
    return ended
  })
}
