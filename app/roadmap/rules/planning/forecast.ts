import { workingDaysAfter, workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'

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
