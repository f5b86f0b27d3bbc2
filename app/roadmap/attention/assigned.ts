import { dayOf } from '#app/platform/i18n/dates.ts'
import { roadmaps } from '../registry.ts'
import { isCompleted, states } from '../rules/progress.ts'
import { numberedItems } from '../rules/roadmap.ts'
import { isToDo } from '../rules/shares.ts'
import type { Finding } from './entry.ts'
import type { KnownAssignment, KnownLink, KnownPlace } from './known-place.ts'
import { remindedOn } from './reminded.ts'
import { aboutTask, type DueTask } from './tasks.ts'
import { daysLate, weights } from './weights.ts'

const completedStates: ReadonlySet<string> = new Set<string>(states.filter(isCompleted))

/** What reasons of `assigned` say: whose it is, of an account the id, and who gave it in which words. */
export const assignedReasons = {
  new: 'assigned.new',
  accepted: 'assigned.accepted',
  byLink: 'assigned.byLink',
} as const

/** Tasks that are somebody's and not done: of people with an account, and of those who got a link to do it. */
export function assignedEntries(tasks: readonly DueTask[], known: KnownPlace, today: number): Finding[] {
  const open = new Map(tasks.flatMap((task) => (isCompleted(task.state) ? [] : [[task.item.key, task] as const])))
  const given = known.assignments.flatMap((one) => {
    const task = open.get(one.item)
    return task ? [givenEntry(one, task, today)] : []
  })
  const taken = new Set(given.map(({ item }) => item))
  const byLink = known.links
    .filter((link) => isWaitedFor(link, today))
    .flatMap((link) =>
      link.items.flatMap((key) => {
        const task = open.get(key)
        if (!task || taken.has(key)) return []
        // Who got the last link does it.
        taken.add(key)
        return [linkEntry(link, task, today)]
      }),
    )
  return [...given, ...byLink]
}

const isWaitedFor = (link: KnownLink, today: number): boolean =>
  isToDo(link) && link.outcome === null && dayOf(link.expiresAt.getTime()) >= today

/**
 * What people were given that is done, and of which nobody told the giver yet: ids of assignments.
 * @param now the states of the tasks of the roadmap, in order
 */
export const foundDone = (known: KnownPlace, now: readonly string[]): string[] => {
  const items = numberedItems(roadmaps[known.location ? 'location' : 'organisation'])
  const done = new Set(items.flatMap(({ item }, at) => (completedStates.has(now[at] ?? '') ? [item.key] : [])))
  return known.assignments.flatMap(({ id, item, isDone }) => (!isDone && done.has(item) ? [id] : []))
}

function givenEntry(one: KnownAssignment, task: DueTask, today: number): Finding {
  const { id, assigneeId, assigneeName, givenByName, note, wishDay, isAccepted, givenAt, remindedAt } = one
  return {
    ...assigned(task, wishDay ?? task.due, today),
    key: `assigned:${task.item.key}`,
    subject: id,
    since: dayOf(givenAt.getTime()),
    reason: {
      key: isAccepted ? assignedReasons.accepted : assignedReasons.new,
      values: {
        ...{ task: task.item.key, name: assigneeName, assignee: assigneeId, giver: givenByName, note },
        ...remindedOn(remindedAt),
      },
    },
  }
}

function linkEntry(link: KnownLink, task: DueTask, today: number): Finding {
  return {
    ...assigned(task, task.due, today),
    key: `assigned:${task.item.key}`,
    subject: link.id,
    since: dayOf(link.createdAt.getTime()),
    reason: { key: assignedReasons.byLink, values: { task: task.item.key, name: link.recipientName, assignee: '' } },
  }
}

function assigned(task: DueTask, due: number | null, today: number) {
  const weight = weights.assigned + daysLate(due, today)
  return { ...aboutTask(task), kind: 'assigned' as const, for: 'assignee' as const, due, weight }
}
