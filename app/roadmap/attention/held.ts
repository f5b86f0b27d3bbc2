import { workingDaysAfter } from '#app/platform/calendar/working-days.server.ts'
import type { Standing } from '../standing/standing.ts'
import type { Finding } from './entry.ts'
import type { KnownPlace } from './known-place.ts'
import { remindedOn } from './reminded.ts'
import { aboutTask, type DueTask } from './tasks.ts'
import { daysLate, weights } from './weights.ts'

/** Within how many working days provider staff look at what waits for them. */
export const answerDays = 3

/** What the people of a place wait for, of a colleague or of the provider: a task each. What guests do follows from their links. */
export function heldEntries(
  tasks: readonly DueTask[],
  standings: ReadonlyMap<string, Standing>,
  known: KnownPlace,
  today: number,
): Finding[] {
  return tasks.flatMap((task) => {
    const standing = standings.get(task.item.key)
    if (standing?.holder === 'colleague') return [ofColleague(task, standing, known, today)]
    return standing?.holder === 'provider' ? [ofProvider(task, standing)] : []
  })
}

function ofColleague(task: DueTask, { who, subject, since }: Standing, known: KnownPlace, today: number): Finding {
  const kind = 'waits-for-colleague'
  const given = known.assignments.find(({ id }) => id === subject)
  const due = given?.wishDay ?? task.due
  const values = { name: who?.name ?? '', assignee: who?.id ?? '', ...remindedOn(given?.remindedAt ?? null) }
  const reason = { key: 'held.colleague', values }
  const weight = weights[kind] + Math.min(8, daysLate(due, today))
  return { ...aboutTask(task), key: `${kind}:${task.item.key}`, kind, subject, due, since, reason, weight }
}

function ofProvider(task: DueTask, { needs, subject, since }: Standing): Finding {
  const kind = 'waits-for-provider'
  const theirs = needs.filter(({ holder }) => holder === 'provider')
  const files = theirs.filter((need) => need.kind === 'document' && need.at === null).length
  const what = files > 0 ? 'files' : theirs[0]?.kind === 'signature' ? 'signs' : subject === null ? 'wifi' : 'request'
  const due = since === null ? null : workingDaysAfter(since, answerDays)
  return {
    ...{ ...aboutTask(task), page: '', missing: [], missingCount: 0 },
    ...{ key: `${kind}:${task.item.key}`, kind, subject, due, since, weight: weights[kind] },
    reason: { key: `held.${what}`, values: what === 'files' ? { count: files } : {} },
  }
}
