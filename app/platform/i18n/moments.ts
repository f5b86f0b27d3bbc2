import { dayOf, formatWeekday, wallClock } from './dates.ts'
import type { Language } from './languages.ts'

/** The time of an instant on a Dutch clock: '14.30' in Dutch, '2.30pm' in English. */
export function formatTime(instant: number, language: Language): string {
  const at = new Date(wallClock(instant))
  return formatClock(at.getUTCHours() * 60 + at.getUTCMinutes(), language)
}

/**
 * A time of day, given in minutes since midnight: '14.30' in Dutch, '2.30pm' in English.
 * English is by the style of GOV.UK: no minutes on the hour, and midnight and midday by their names.
 */
export function formatClock(minutes: number, language: Language): string {
  const hour = Math.floor(minutes / 60) % 24
  const past = minutes % 60
  const digits = String(past).padStart(2, '0')
  if (language === 'nl') return `${hour}.${digits}`
  if (past === 0 && hour % 12 === 0) return hour === 0 ? 'midnight' : 'midday'
  return `${hour % 12 || 12}${past === 0 ? '' : `.${digits}`}${hour < 12 ? 'am' : 'pm'}`
}

/** An instant with its weekday and time: 'ma 12 apr 2027, 14.30'. */
export function formatMoment(instant: number, language: Language): string {
  return `${formatWeekday(dayOf(instant), language)}, ${formatTime(instant, language)}`
}

/** An instant as spreadsheets know it, by a Dutch clock: '2027-04-12 09:30:00'. */
export function isoMoment(instant: number): string {
  return new Date(wallClock(instant)).toISOString().slice(0, 19).replace('T', ' ')
}

/**
 * Reads a time of day as people type it (9.30, 09:30, 9.30am or 2pm) on a day in the Netherlands.
 * @param date the calendar date
 * @returns the instant, or null where it is no time; a time that the summer clock skips becomes one hour later
 */
export function parseMoment(date: number, time: string): number | null {
  const minutesOfDay = minutesOf(time)
  if (minutesOfDay === null) return null
  const wanted = date + minutesOfDay * 60_000
  // The Netherlands is one or two hours ahead of UTC; asking twice settles the days on which the clock changes.
  const near = wanted - (wallClock(wanted) - wanted)
  return wanted - (wallClock(near) - near)
}

/** The minutes since midnight that a typed time of day stands for: 570 for '9.30' and for '9.30am'. */
function minutesOf(time: string): number | null {
  const { hour, minute, half } =
    /^(?<hour>\d{1,2})(?:[.:](?<minute>\d{2}))?(?: ?(?<half>am|pm))?$/i.exec(time.trim())?.groups ?? {}
  const isWhole = hour !== undefined && (minute !== undefined || half !== undefined)
  const [hours, minutes] = [Number(hour), Number(minute ?? 0)]
  if (!isWhole || minutes > 59 || hours > 23) return null
  if (half === undefined) return hours * 60 + minutes
  if (hours < 1 || hours > 12) return null
  return ((hours % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)) * 60 + minutes
}
