import { addDays } from '#app/platform/i18n/dates.ts'

const day = 24 * 3600 * 1000

/** Public holidays that fall on the same day each year; the others are on a Thursday, Friday or Monday. */
const holidays = ['01-01', '04-27', '05-05', '12-25', '12-26']

const isHoliday = (date: number): boolean => holidays.includes(new Date(date).toISOString().slice(5, 10))

/** Midnight UTC of the day in milliseconds, as calendar dates are kept. */
export const midnightOf = (today: number): number => Math.floor(today / day) * day

/**
 * The Tuesday that is at least `weeks` weeks after `today` (milliseconds) and no public holiday: Easter, Ascension Day and
 * Whitsun never fall on a Tuesday.
 */
export function tuesdayAfter(today: number, weeks: number): number {
  const midnight = midnightOf(today) + weeks * 7 * day
  const tuesday = addDays(midnight, (9 - new Date(midnight).getUTCDay()) % 7)
  return isHoliday(tuesday) ? addDays(tuesday, 7) : tuesday
}

/** The day that lies so many working days before `today`, at a time of that day (UTC hours). */
export function workdayBefore(today: number, workdays: number, hour: number): Date {
  let date = midnightOf(today)
  for (let left = workdays; left > 0; left -= isWorkday(date) ? 1 : 0) date = addDays(date, -1)
  while (!isWorkday(date)) date = addDays(date, -1)
  return new Date(date + hour * 3600 * 1000)
}

const isWorkday = (date: number): boolean => ![0, 6].includes(new Date(date).getUTCDay()) && !isHoliday(date)

/** What somebody of a demo organisation has filled in so far. */
export type DemoForm = { formType: string; locationIndex: number | null; fields: Record<string, unknown> }
