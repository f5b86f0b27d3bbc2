import { holidayOn, isWorkingDay } from '#app/platform/calendar/working-days.server.ts'
import { inputDay } from '#app/platform/i18n/dates.ts'
import type { Schedule } from '#app/persistence/notifications/due-people.server.ts'
import { clockIn, isQuiet } from '#app/persistence/notifications/preferences.ts'

const dayLength = 86_400_000

/** Between which hours a digest is sent that could not be sent at its own. */
const [startOfDay, endOfDay] = [7, 20]

/** From which hour until which reminders are sent. */
const reminding = { from: 9, until: 18 }

/** Somebody's turn for a message. */
export type Turn = {
  /** The calendar date by which it is known; of a digest that of the day that was chosen, also where it comes later. */
  key: string
  /** The midnight before, in milliseconds: whoever was looked at since then is done. */
  since: number
}

/**
 * The turn for the digest at an instant (milliseconds): on the day and from the hour that somebody chose, by their clock; on a
 * public holiday on the working day after it, in quiet hours when these are over. Where the portal was down it comes later on the
 * same day, and then not until the next week.
 * @returns null where it is not the time for it
 */
export function digestTurn(schedule: Schedule, now: number): Turn | null {
  const clock = clockIn(schedule.timeZone, now)
  const chosen = chosenDay(schedule, clock.day)
  const { day, hour } = sendingOf(schedule, chosen)
  const isTime = clock.day === day && clock.hour >= hour && clock.hour < Math.max(hour + 1, endOfDay)
  return isTime && !isQuiet({ ...schedule, muted: [] }, now)
    ? { key: inputDay(chosen), since: midnight(clock, now) }
    : null
}

/** Whether the digest comes on a calendar date. */
export const isDigestDay = (schedule: Schedule, day: number): boolean =>
  sendingOf(schedule, chosenDay(schedule, day)).day === day

/**
 * The turn for reminders: on working days in the Netherlands between 9 and 18 by somebody's own clock, not in quiet hours.
 * @param now in milliseconds
 * @returns null where it is not the time for them
 */
export function reminderTurn(schedule: Schedule, now: number): Turn | null {
  const clock = clockIn(schedule.timeZone, now)
  const isTime = isWorkingDay(clock.day) && clock.hour >= reminding.from && clock.hour < reminding.until
  return isTime && !isQuiet({ ...schedule, muted: [] }, now)
    ? { key: inputDay(clock.day), since: midnight(clock, now) }
    : null
}

/** The last day of the chosen kind, today included. */
const chosenDay = ({ digestDay }: Schedule, day: number): number =>
  day - (((new Date(day).getUTCDay() || 7) - digestDay + 7) % 7) * dayLength

function sendingOf({ digestHour, quiet }: Schedule, chosen: number): { day: number; hour: number } {
  const day = holidayOn(chosen, 'nl') === null ? chosen : nextWorkingDay(chosen)
  if (!quiet || quiet.from === quiet.until) return { day, hour: digestHour }
  const { from, until } = quiet
  const isOverMidnight = from > until
  const isBefore = digestHour < until
  const isIn = isOverMidnight ? digestHour >= from || isBefore : digestHour >= from && isBefore
  if (!isIn) return { day, hour: digestHour }
  return isBefore ? { day, hour: until } : { day: nextWorkingDay(day), hour: Math.max(until, startOfDay) }
}

function nextWorkingDay(day: number): number {
  let next = day + dayLength
  while (!isWorkingDay(next)) next += dayLength
  return next
}

const midnight = ({ hour, minute }: { hour: number; minute: number }, now: number): number =>
  now - (now % 60_000) - (hour * 60 + minute) * 60_000
