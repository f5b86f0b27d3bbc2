const day = 86_400_000
const isWeekend = (date: number) => [0, 6].includes(new Date(date).getUTCDay())

/**
 * The calendar date so many working days (Monday to Friday) before another.
 * @param date milliseconds since 1970, midnight UTC
 */
export function workingDaysBefore(date: number, workingDays: number): number {
  let [at, left] = [date, workingDays]
  while (left > 0) {
    at -= day
    if (!isWeekend(at)) left -= 1
  }
  return at
}

/**
 * The calendar dates on which the first weeks end, counted from the connection day: the tours of the app after 14 days,
 * the schedule for getting used to it after 4 to 6 weeks.
 */
export const firstWeeks = (connectionDay: number): { tours: number; from: number; to: number } => ({
  tours: connectionDay + 13 * day,
  from: connectionDay + 28 * day,
  to: connectionDay + 42 * day,
})

/** How long the connection day takes, in whole and half hours: 3 to 5 minutes for each bed's room. */
export function connectionHours(numberOfBeds: number): { from: number; to: number } {
  const halfHours = (minutes: number) => Math.max(1, Math.round(minutes / 30)) / 2
  const from = halfHours(numberOfBeds * 3)
  return { from, to: Math.max(from + 0.5, halfHours(numberOfBeds * 5)) }
}
