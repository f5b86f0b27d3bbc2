/** What somebody chose about messages to themselves. */
export type MailPreferences = {
  /** By the names of the IANA database. */
  timeZone: string
  /** Causes of messages that they do not want. */
  muted: readonly string[]
  /** The weekday of the digest, Monday is 1, and its hour. */
  digestDay: number
  digestHour: number
  /** From which hour until which nothing is sent; null where any hour will do. */
  quiet: { from: number; until: number } | null
}

/** What everybody has who chose nothing. */
export const usualPreferences: MailPreferences = {
  timeZone: 'Europe/Amsterdam',
  muted: [],
  digestDay: 1,
  digestHour: 8,
  quiet: null,
}

/** Whether nothing is to be sent to somebody at an instant (milliseconds). Quiet hours may go over midnight. */
export function isQuiet({ quiet, timeZone }: MailPreferences, at: number): boolean {
  if (quiet === null) return false
  const { hour } = clockIn(timeZone, at)
  const { from, until } = quiet
  return from <= until ? hour >= from && hour < until : hour >= from || hour < until
}

const quarter = 900_000

/** The first instant from `at` at which something may be sent, in milliseconds. */
export function endOfQuiet(preferences: MailPreferences, at: number): number {
  let found = at
  // Clocks are set by whole quarters of an hour, everywhere.
  while (isQuiet(preferences, found)) found = Math.floor(found / quarter + 1) * quarter
  return found
}

/** What a calendar and a clock in a time zone show at an instant: Monday is 1; `day` is midnight UTC of the calendar date. */
export function clockIn(timeZone: string, at: number): { day: number; weekday: number; hour: number; minute: number } {
  const parts = new Map(
    clockFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const get = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
  const day = Date.UTC(get('year'), get('month') - 1, get('day'))
  return { day, weekday: new Date(day).getUTCDay() || 7, hour: get('hour'), minute: get('minute') }
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockFor(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  const numbers = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' } as const
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, ...numbers, hourCycle: 'h23' })
  clocks.set(timeZone, made)
  return made
}
