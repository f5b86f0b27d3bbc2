import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { locationsItem } from '../registry.ts'
import { dueDay } from '../rules/planning/due-dates.ts'
import { isCompleted } from '../rules/progress.ts'
import type { CardItem } from '../flow/route-card.ts'
import type { Holder } from '../standing/standing.ts'
import type { Finding } from './entry.ts'
import type { KnownPlace } from './known-place.ts'
import { blockingWeight, daysCounted, holdsUpWeight, weights } from './weights.ts'

/** A task with the day by which it should be done; null where that is not known, or it is done or not needed. */
export type DueTask = CardItem & { due: number | null }

/** How many working days before its due day a task is due soon. */
const soon = 5

/** From how many working days before the connection day on what keeps a location from being connected goes before all else. */
const near = 10

/** How many things that are missing go along with an entry. */
const named = 3

/** When each task is due that is needed, counted back from the connection day of the place. */
export const withDueDays = (items: readonly CardItem[], connectionDay: number | null): DueTask[] =>
  items.map((one) => {
    const isDue = connectionDay !== null && !isCompleted(one.state) && one.notNeeded === null
    return { ...one, due: isDue ? dueDay(one.item, connectionDay) : null }
  })

/** True for a task that should have been done before today. */
export const isLate = ({ due }: DueTask, today: number): boolean => due !== null && due < today

/** What tasks that are not done ask: the next one, those that are late or due soon, and those that wait for another. */
export function taskEntries(
  tasks: readonly DueTask[],
  holderOf: (item: string) => Holder | undefined,
  connectionDay: number | null,
  known: KnownPlace,
  today: number,
): Finding[] {
  const open = tasks.filter(({ state }) => !isCompleted(state))
  return [
    ...nextEntry(open, holderOf, known),
    ...open.flatMap((task) => dueEntries(task, connectionDay, today)),
    ...open.flatMap(waitingEntries),
  ]
}

/** What every entry about a task says of it. */
export const aboutTask = ({ item, state, missing, due }: DueTask) => ({
  for: 'leader' as const,
  item: item.key,
  page: firstGap({ item, state, missing }),
  subject: null,
  due,
  state,
  missing: missing.slice(0, named),
  missingCount: missing.length,
})

/** Where to go on with a task: the first page on which something is missing; the first page of one not begun yet. */
export const firstGap = ({ state, missing }: Pick<CardItem, 'item' | 'state' | 'missing'>): string =>
  state === 'busy' ? (missing[0]?.page ?? '') : ''

/**
 * The step to take: of what the people of the place hold, or else a colleague of theirs, what is due first. Where a location is
 * finished, what its organisation still has to do is all that keeps it from being connected; a name for another location is not.
 */
function nextEntry(
  open: readonly DueTask[],
  holderOf: (item: string) => Holder | undefined,
  known: KnownPlace,
): Finding[] {
  const heldBy = (holder: Holder) => open.filter(({ item }) => holderOf(item.key) === holder)
  const ours = heldBy('us')
  const doable = ours.length > 0 ? ours : heldBy('colleague')
  const holdsUp = known.sisters.some(({ isDone, isConnected }) => isDone && !isConnected)
  const first = holdsUp ? doable.filter(({ item }) => item !== locationsItem) : []
  const [next] = [...(first.length > 0 ? first : doable)].sort(byDue)
  if (!next) return []
  const weight = first.length > 0 ? holdsUpWeight : weights.next
  const key = first.length > 0 ? 'next.holdsUp' : next.state === 'busy' ? 'next.goOn' : 'next.begin'
  return [
    {
      ...aboutTask(next),
      ...{ key: `next:${next.item.key}`, kind: 'next', since: null, weight },
      reason: { key, values: { task: next.item.key, minutes: next.item.minutes } },
    },
  ]
}

const byDue = (a: DueTask, b: DueTask) => (a.due ?? Infinity) - (b.due ?? Infinity) || 0

function dueEntries(task: DueTask, connectionDay: number | null, today: number): Finding[] {
  const { item, due } = task
  if (due === null) return []
  const about = { ...aboutTask(task), since: due }
  if (isLate(task, today)) {
    const count = Math.max(1, workingDaysBetween(due, today))
    const reason = { key: 'late', values: { task: item.key, count, day: due } }
    const blocking = blocks(task, connectionDay, today)
    const weight = blocking === null ? weights.late + daysCounted(count) : blocking + Math.min(9, count)
    return [{ ...about, key: `late:${item.key}`, kind: 'late', reason, weight }]
  }
  const left = workingDaysBetween(today, due)
  if (left > soon) return []
  const reason = { key: left === 0 ? 'dueToday' : 'dueSoon', values: { task: item.key, count: left, day: due } }
  const weight = weights['due-soon'] + soon - left
  return [{ ...about, key: `due-soon:${item.key}`, kind: 'due-soon', since: null, reason, weight }]
}

/** How heavy a task is that keeps a place from being connected on a day that is near; null for all others. */
function blocks({ item }: DueTask, connectionDay: number | null, today: number): number | null {
  if (connectionDay === null || connectionDay < today || item.mayNotApply) return null
  const left = workingDaysBetween(today, connectionDay)
  return left > near ? null : blockingWeight + 10 * (near - left)
}

function waitingEntries(task: DueTask): Finding[] {
  const { item, waitingFor } = task
  if (!waitingFor) return []
  const reason = { key: 'waitsForTask', values: { task: item.key, first: waitingFor.key } }
  const kind = 'waits-for-task'
  return [{ ...aboutTask(task), key: `${kind}:${item.key}`, kind, since: null, reason, weight: weights[kind] }]
}
