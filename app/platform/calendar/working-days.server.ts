import Holidays from 'date-holidays'
import type { Language } from '#app/platform/i18n/languages.ts'

// The calendar of the Netherlands: a working day is Monday to Friday and no public holiday. Good Friday is one, because
// most work then; 5 May is one too. Dates are calendar dates: milliseconds, midnight UTC.
const dayLength = 86_400_000
const calendar = new Holidays('NL', { types: ['public'] })
const years = new Map<string, ReadonlyMap<number, string>>()

/** The holidays of a year with their names, worked out once. */
function holidaysIn(year: number, language: Language): ReadonlyMap<number, string> {
  const key = `${year}-${language}`
  const known = years.get(key)
  if (known) return known
  const found = calendar.getHolidays(year, language)
  const made = new Map(found.map(({ date, name }) => [Date.parse(`${date.slice(0, 10)}T00:00:00Z`), name]))
  years.set(key, made)
  return made
}

const yearOf = (day: number): number => new Date(day).getUTCFullYear()
const isWeekend = (day: number): boolean => [0, 6].includes(new Date(day).getUTCDay())

/** The name of the public holiday on a calendar date; null where it is none. */
export const holidayOn = (day: number, language: Language): string | null =>
  holidaysIn(yearOf(day), language).get(day) ?? null

/** Whether people usually work on a calendar date. */
export const isWorkingDay = (day: number): boolean => !isWeekend(day) && holidayOn(day, 'nl') === null

/** The calendar date so many working days before another; the same one where that is 0. */
export const workingDaysBefore = (day: number, workingDays: number): number => walk(day, workingDays, -dayLength)

/** The calendar date so many working days after another; the same one where that is 0. */
export const workingDaysAfter = (day: number, workingDays: number): number => walk(day, workingDays, dayLength)

/** How many working days lie after `from`, up to and including `to`; 0 where `to` is not later. */
export function workingDaysBetween(from: number, to: number): number {
  const days = Math.round((to - from) / dayLength)
  if (days <= 0) return 0
  let count = Math.floor(days / 7) * 5
  for (let n = 1; n <= days % 7; n += 1) if (!isWeekend(from + n * dayLength)) count += 1
  for (let year = yearOf(from); year <= yearOf(to); year += 1) {
    for (const holiday of holidaysIn(year, 'nl').keys()) {
      if (holiday > from && holiday <= to && !isWeekend(holiday)) count -= 1
    }
  }
  return count
}

/** The calendar date itself where people work then, else the last working day before it. */
export const lastWorkingDayOnOrBefore = (day: number): number => (isWorkingDay(day) ? day : workingDaysBefore(day, 1))

function walk(from: number, workingDays: number, step: number): number {
  let [at, left] = [from, workingDays]
  while (left > 0) {
    at += step
    if (isWorkingDay(at)) left -= 1
  }
  return at
}
