import { and, eq, isNull, sql } from 'drizzle-orm'
import { assignments } from '#drizzle/schema/assignments.ts'
import { users } from '#drizzle/schema/organisations.ts'
import type { Actor, Member, Tenant } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { isId } from '../documents/documents.server.ts'
import { addNotices } from '../notifications/notices.server.ts'
import { assignmentColumns, isOf, isOfTask, type AssignedTask, type Assignment } from './assignments.server.ts'

const isOpen = isNull(assignments.endedAt)

/** What somebody decided on who gives a task. */
export type Giving = AssignedTask & {
  /** The id of an account of the organisation. */
  assigneeId: string
  note: string
  /** `2027-04-12`; null where any day will do. */
  wishDay: string | null
  /** The id of the assignment that the page showed; '' where the task was nobody's. */
  seen: string
}

/**
 * Gives a task to somebody, in the caller's transaction, which has seen to it that there is such a task. Who takes it
 * themselves does it; anyone else is told, and so is who did it until now.
 * @returns 'changed' where it is somebody else's by now than the page showed; 'no-account' where there is no such person who
 * may sign in
 */
export async function giveTask(
  tx: Queryable,
  member: Member,
  giving: Giving,
): Promise<'given' | 'changed' | 'no-account'> {
  const { organisationId, userId, name } = member
  const { item, locationIndex, assigneeId, note, wishDay, seen } = giving
  if (!isId(assigneeId)) return 'no-account'
  const [assignee] = await tx
    .select({ name: users.name })
    .from(users)
    .where(and(eq(users.organisationId, organisationId), eq(users.id, assigneeId), isNull(users.disabledAt)))
  if (!assignee) return 'no-account'
  const before = await lockOpen(tx, member, giving)
  if ((before?.id ?? '') !== seen) return 'changed'
  if (before) await endOne(tx, member, before, 'passed-on')
  const [added] = await tx
    .insert(assignments)
    .values({
      ...{ organisationId, item, locationIndex, assigneeId, assigneeName: assignee.name, note, wishDay },
      ...{ givenBy: userId, givenByName: name, acceptedAt: assigneeId === userId ? sql`now()` : null },
    })
    // Somebody gave it at this very moment.
    .onConflictDoNothing()
    .returning({ id: assignments.id })
  if (!added) return 'changed'
  await tell(tx, member, { ...giving, id: added.id }, 'given', assigneeId)
  return 'given'
}

/** Takes an open assignment as one's own. @returns false where it is not theirs, or not any more */
export async function acceptTask({ organisationId, userId }: Member, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const accepted = await database()
    .update(assignments)
    .set({ acceptedAt: sql`coalesce(${assignments.acceptedAt}, now())` })
    .where(
      and(
        eq(assignments.organisationId, organisationId),
        eq(assignments.id, id),
        eq(assignments.assigneeId, userId),
        isOpen,
      ),
    )
    .returning({ id: assignments.id })
  return accepted.length > 0
}

/**
 * Ends an open assignment, so that the task is nobody's: its assignee gives it back, anyone else takes it back. Whom it
 * concerns is told.
 * @returns the assignment; null where there is none that is open
 */
export async function endAssignment(member: Member, id: string): Promise<Assignment | null> {
  if (!isId(id)) return null
  return database().transaction(async (tx) => {
    const open = await lockOne(tx, member, id)
    if (open) await endOne(tx, member, open, open.assigneeId === member.userId ? 'given-back' : 'taken-back')
    return open
  })
}

/** The same for a task that somebody without an account does from now on, in the transaction that makes their link. */
export async function passOnAssignment(tx: Queryable, member: Member, task: AssignedTask): Promise<void> {
  const open = await lockOpen(tx, member, task)
  if (open) await endOne(tx, member, open, 'passed-on')
}

/** Lets whatever was given to somebody be nobody's, because their account is closed or of another organisation. */
export async function endAssignmentsOf(tx: Queryable, { name }: Pick<Actor, 'name'>, userId: string): Promise<void> {
  await tx
    .update(assignments)
    .set({ endedAt: sql`now()`, endedByName: name, endedHow: 'account-closed' })
    .where(and(eq(assignments.assigneeId, userId), isOpen))
}

/** An open assignment by its id, which nobody changes until the end of the transaction. */
export async function lockOne(tx: Queryable, tenant: Tenant, id: string): Promise<Assignment | null> {
  const [open] = await tx
    .select(assignmentColumns)
    .from(assignments)
    .where(and(isOf(tenant), eq(assignments.id, id), isOpen))
    .for('update')
  return open ?? null
}

async function lockOpen(tx: Queryable, tenant: Tenant, task: AssignedTask): Promise<Assignment | null> {
  const [open] = await tx
    .select(assignmentColumns)
    .from(assignments)
    .where(and(isOf(tenant), isOfTask(task), isOpen))
    .for('update')
  return open ?? null
}

type EndedHow = 'taken-back' | 'given-back' | 'passed-on'

async function endOne(tx: Queryable, member: Member, open: Assignment, endedHow: EndedHow): Promise<void> {
  await tx
    .update(assignments)
    .set({ endedAt: sql`now()`, endedByName: member.name, endedHow })
    .where(and(isOf(member), eq(assignments.id, open.id)))
  await tell(tx, member, open, endedHow, endedHow === 'given-back' ? open.givenBy : open.assigneeId)
}

type Told = AssignedTask & { id: string }

/** Lets the person that it concerns be told what happened with a task. @returns whether a message goes to them */
export const tell = (
  tx: Queryable,
  { organisationId, userId }: Member,
  about: Told,
  key: EndedHow | 'given' | 'reminded',
  whom: string | null,
): Promise<boolean> =>
  addNotices(
    tx,
    {
      ...{ organisationId, cause: 'assigned', locationIndex: about.locationIndex, item: about.item, subject: about.id },
      words: { key, values: { by: userId } },
    },
    { people: [whom], except: userId },
  )
