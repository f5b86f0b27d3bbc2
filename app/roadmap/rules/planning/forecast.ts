import { isWorkingDay, workingDaysAfter, workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { addDays, dayOf } from '#app/platform/i18n/dates.ts'
import { bandOf, daysLeft, type KnownPace } from './pace.ts'

/** With fewer tasks or days than these a pace says nothing. */
const enough = { tasks: 3, days: 5 }

/** No further than this does a pace say anything: two years of working days. */
const furthest = 520

/** How far a location is, and since when it is at it. */
export type Pace = {
  /** How many tasks are done, of how many. */
  completed: number
  total: number
  /** The instant of the first change; null where nothing was ever changed. */
  firstChangedAt: number | null
  /** Calendar date. */
  today: number
  /** Calendar date; null where none was chosen. */
  connectionDay: number | null
}

/**
 * The connection day that the present pace leads to: as many tasks each working day as were done since the first change.
 * Never earlier than the connection day that was chosen, because nobody comes earlier.
 * @returns null until enough is known, and once all is done
 */
export function forecastDay({ completed, total, firstChangedAt, today, connectionDay }: Pace): number | null {
  if (firstChangedAt === null || completed < enough.tasks || completed >= total) return null
  const days = workingDaysBetween(dayOf(firstChangedAt), today)
  if (days < enough.days) return null
  const needed = Math.min(furthest, Math.ceil(((total - completed) * days) / completed))
  return Math.max(workingDaysAfter(today, needed), connectionDay ?? 0)
}

/** A task that is not done yet. */
type OpenTask = {
  /** The key of its item. */
  item: string
  /** The item that it waits for; null where it could be begun. */
  waitsFor: string | null
  /** For how many days it could be begun. */
  waited: number
}

/**
 * The connection day that follows from how long its open tasks took elsewhere: all at once, but for those that wait for
 * another. Never earlier than the connection day that was chosen.
 * @param connectionDay calendar date; null where none was chosen
 * @returns null where of some task too little is known, or it already took longer than anywhere
 */
export function forecastByHistory(
  open: readonly OpenTask[],
  pace: KnownPace,
  { today, connectionDay }: Pick<Pace, 'today' | 'connectionDay'>,
): number | null {
  if (open.length === 0) return null
  const days = open.map((task) => daysUntilDone(task, open, pace))
  const known = days.flatMap((one) => one ?? [])
  if (known.length < days.length) return null
  const day = addDays(today, Math.ceil(Math.max(...known)))
  return Math.max(isWorkingDay(day) ? day : workingDaysAfter(day, 1), connectionDay ?? 0)
}

function daysUntilDone(
  { item, waitsFor, waited }: OpenTask,
  open: readonly OpenTask[],
  pace: KnownPace,
): number | null {
  const found = pace.get(item)
  if (!found) return null
  const first = waitsFor === null ? undefined : open.find((other) => other.item === waitsFor)
  if (!first) return daysLeft(found, waited)
  const before = daysUntilDone(first, open, pace)
  return before === null ? null : before + bandOf(found).median
}
