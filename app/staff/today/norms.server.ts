import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import type { WorkGroup } from '#app/persistence/staff/work-entries.ts'
import { slipDays, stillDays } from '#app/roadmap/attention/chase.ts'
import { answerDays } from '#app/roadmap/attention/held.ts'

/** Within how many working days staff see to what waits in a group. */
const waitDays: Partial<Record<WorkGroup, number>> = {
  passed: 1,
  questions: answerDays,
  review: answerDays,
  wifi: answerDays,
}

/** The groups whose heading says from when on something is in them, by days. */
const fromDays: Partial<Record<WorkGroup, number>> = { call: stillDays, slips: slipDays }

/** What the heading of a group says of its norm: the key of a text, with its days; null for a group without one. */
export function normOf(group: WorkGroup): { key: 'wait' | 'call' | 'slips'; days: number } | null {
  const days = waitDays[group] ?? fromDays[group]
  if (days === undefined) return null
  return { key: group === 'call' || group === 'slips' ? group : 'wait', days }
}

/**
 * How many working days something has waited, and whether that is more than the norm of its group.
 * @param since calendar date
 * @param today calendar date
 */
export function waitOf(group: WorkGroup, since: number, today: number): { days: number; isTooLong: boolean } {
  const days = workingDaysBetween(since, today)
  return { days, isTooLong: days > (waitDays[group] ?? Infinity) }
}
