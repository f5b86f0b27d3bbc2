import type { Member } from '#app/persistence/actor.ts'
import { endAssignment, giveTask } from '#app/persistence/assignments/assignment-changes.server.ts'
import { remindAssignee } from '#app/persistence/assignments/row-acts.server.ts'
import { readAssignmentsAt, type AssignedTask } from '#app/persistence/assignments/assignments.server.ts'
import { database } from '#app/persistence/database.server.ts'

const openOf = async (member: Member, { item, locationIndex }: AssignedTask) =>
  (await readAssignmentsAt(member, locationIndex)).find((one) => one.item === item && one.endedAt === null)

/** Gives a task to somebody of the organisation, whoever has it. @returns whether it was given */
export async function giveTo(
  giver: Member,
  assigneeId: string,
  task: AssignedTask,
  more: { note?: string; wishDay?: string } = {},
): Promise<boolean> {
  const open = await openOf(giver, task)
  const giving = { ...task, assigneeId, note: '', wishDay: null, ...more, seen: open?.id ?? '' }
  return (await database().transaction((tx) => giveTask(tx, giver, giving))) === 'given'
}

/** Lets a task be nobody's: its assignee gives it back, anyone else takes it back. @returns false where it was nobody's */
export async function letGo(member: Member, task: AssignedTask): Promise<boolean> {
  const open = await openOf(member, task)
  return open !== undefined && (await endAssignment(member, open.id)) !== null
}

/** Lets somebody take a task themselves, which nobody is told of, and a colleague remind them of it. */
export async function remindOfOwn(member: Member, colleague: Member, task: AssignedTask): Promise<void> {
  await giveTo(member, member.userId, task, { wishDay: '2099-03-02' })
  const open = await openOf(member, task)
  if (open) await remindAssignee(colleague, open.id)
}

/** A task of a place. @param n which one */
export const someTask = (locationIndex: number | null, n: number): AssignedTask => ({
  locationIndex,
  item: locationIndex === null ? 'org-wifi-settings' : n % 2 ? 'study-goals' : 'infoletter',
})
