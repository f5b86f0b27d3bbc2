import type { Language } from './languages.ts'

// A calendar date is midnight UTC of that day, in milliseconds. A meeting is the instant it starts (moments.ts).
// Both are shown as people in the Netherlands read a calendar and a clock, wherever server and browser stand.
const day = 86_400_000
const zone = 'Europe/Amsterdam'

const locales = { nl: 'nl-NL', en: 'en-GB' }
const namesMade: Partial<Record<string, string[]>> = {}

// A formatter costs an old browser milliseconds, and every page loads this file: they are made when first asked for.
function namesOf(part: 'weekday' | 'month', width: 'short' | 'long', language: Language): string[] {
  return (namesMade[language + part + width] ??= makeNames(part, width, language))
}

// Short names are cut to one length, because they differ ('Sep' or 'Sept', 'mrt' or 'mrt.') with the version of Node. 1 January 2023 was a Sunday, the first day of `getUTCDay`.
function makeNames(part: 'weekday' | 'month', width: 'short' | 'long', language: Language): string[] {
  const format = new Intl.DateTimeFormat(locales[language], { [part]: width, timeZone: 'UTC' })
  const dates =
    part === 'month'
      ? Array.from({ length: 12 }, (_, month) => Date.UTC(2023, month, 1))
      : Array.from({ length: 7 }, (_, weekday) => Date.UTC(2023, 0, 1 + weekday))
  const letters = part === 'weekday' && language === 'nl' ? 2 : 3
  return dates.map((date) => format.format(date).slice(0, width === 'short' ? letters : undefined))
}

let dutchClock: Intl.DateTimeFormat | undefined

/** What a clock in Amsterdam shows at an instant, written as if it were UTC (milliseconds). */
export function wallClock(instant: number): number {
  dutchClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  const part = new Map(dutchClock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
  const get = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? 0
  return Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'), get('second'))
}

/** A calendar date in short: '12 apr 2027'. */
export function formatDay(date: number, language: Language): string {
  const at = new Date(date)
  return `${formatDayMonth(date, language)} ${at.getUTCFullYear()}`
}

/** A calendar date in full, as a letter has it: 'maandag 12 april 2027'. */
export function formatLongDay(date: number, language: Language): string {
  const at = new Date(date)
  const weekday = namesOf('weekday', 'long', language)[at.getUTCDay()]
  return `${weekday} ${formatFullDay(date, language)} ${at.getUTCFullYear()}`
}

/** A calendar date with its weekday: 'ma 12 apr 2027'. */
export function formatWeekday(date: number, language: Language): string {
  return `${shortWeekday(date, language)} ${formatDay(date, language)}`
}

/** A day and month where the year goes without saying: '12 apr'. */
export function formatDayMonth(date: number, language: Language): string {
  const at = new Date(date)
  return `${at.getUTCDate()} ${namesOf('month', 'short', language)[at.getUTCMonth()]}`
}

/** A day and month in full where the year goes without saying: '12 april'. */
export const formatFullDay = (date: number, language: Language): string =>
  `${new Date(date).getUTCDate()} ${formatMonth(new Date(date).getUTCMonth() + 1, language)}`

/** The name of a month in full: 'april'. */
export function formatMonth(month: number, language: Language): string {
  return namesOf('month', 'long', language)[month - 1] ?? ''
}

/** A weekday, day and month where the year goes without saying: 'ma 12 apr'. */
export function formatWeekdayMonth(date: number, language: Language): string {
  return `${shortWeekday(date, language)} ${formatDayMonth(date, language)}`
}

const shortWeekday = (date: number, language: Language) =>
  namesOf('weekday', 'short', language)[new Date(date).getUTCDay()] ?? ''

/** The names of the days of a week, Monday first. */
export function weekdayNames(language: Language): { short: string; full: string }[] {
  const short = namesOf('weekday', 'short', language)
  const full = namesOf('weekday', 'long', language)
  return [1, 2, 3, 4, 5, 6, 0].map((day) => ({ short: short[day] ?? '', full: full[day] ?? '' }))
}

/** The calendar date on which an instant falls in the Netherlands. */
export function dayOf(instant: number): number {
  return Math.floor(wallClock(instant) / day) * day
}

/** A calendar date as `<input type="date">` wants it: '2027-04-12'. */
export function inputDay(date: number): string {
  return new Date(date).toISOString().slice(0, 10)
}

/** The time of an instant as `<input type="time">` wants it: '09:30'. */
export function inputTime(instant: number): string {
  return new Date(wallClock(instant)).toISOString().slice(11, 16)
}

/**
 * Reads a calendar date as people type it: 12-4-2027 (also with / or .) or 2027-04-12.
 * @returns null where it is no date of the calendar, such as 30 February
 */
export function parseDay(text: string): number | null {
  const typed = text.trim()
  const [, year, month, date] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(typed) ?? []
  if (year && month && date) return dateOf(Number(year), Number(month), Number(date))
  const [, first, second, third] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(typed) ?? []
  if (first && second && third) return dateOf(Number(third), Number(second), Number(first))
  return null
}

function dateOf(year: number, month: number, date: number): number | null {
  if (year < 1900 || year > 2199) return null
  const found = new Date(Date.UTC(year, month - 1, date))
  return found.getUTCMonth() === month - 1 && found.getUTCDate() === date ? found.getTime() : null
}

/** The calendar date `days` later (or earlier, where negative). */
export function addDays(date: number, days: number): number {
  return date + days * day
}
