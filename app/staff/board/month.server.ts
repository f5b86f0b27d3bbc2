import type { LoaderFunctionArgs } from '@remix-run/node'
import { requireAdmin } from '#app/platform/auth/guard.server.ts'
import { holidayOn } from '#app/platform/calendar/working-days.server.ts'
import {
  addDays,
  dayOf,
  formatDay,
  formatFullDay,
  formatWeekdayMonth,
  inputDay,
  parseDay,
  weekdayNames,
} from '#app/platform/i18n/dates.ts'
import { formatTime } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { readMonth, type MonthEvent } from '#app/persistence/staff/board-month.server.ts'
import { keptLocations } from './kept-locations.server.ts'
import { boardAddress, boardOwners, boardPlaceAddress, monthAddress, ownerIn } from './filter.ts'

/** How many days the calendar shows, how many lines of a day, and how many of the day that is shown whole. */
const [daysShown, perDay, mostOfDay] = [42, 4, 500]

/**
 * More connection days than this on one day are too many. No setting says how many teams there are: decision 073 has the reason
 * for the number.
 */
export const mostConnectionDays = 3

/**
 * GET /admin/board/month?from=&owner=&day=: start meetings and connection days of six weeks, from the Monday of the week of
 * `from`; all there is on `day`, of which a cell shows some.
 */
export async function loadMonth({ request, context }: LoaderFunctionArgs) {
  const actor = requireAdmin(context)
  const { language } = context
  const t = textFor(language, 'staff/board')
  const query = new URL(request.url).searchParams
  const today = dayOf(Date.now())
  const from = mondayOf(parseDay(query.get('from') ?? '') ?? today)
  const whole = parseDay(query.get('day') ?? '')
  await keptLocations(today)
  const { whose, owners, loads, counts, events } = await readMonth(actor, {
    ...{ owner: ownerIn(query), from, days: daysShown, perDay, whole, most: mostOfDay },
  })
  const address = (parts: { from?: number; day?: number; owner?: string }) =>
    monthAddress({
      owner: parts.owner ?? whose,
      from: inputDay(parts.from ?? from),
      ...(parts.day !== undefined && { day: inputDay(parts.day) }),
    })
  const loadOn = new Map(loads.map(({ day, count }) => [day, count]))
  const countOn = new Map(counts.map(({ day, count }) => [day, count]))
  const lines = events.map((one) => ({ day: one.day, ...lineOf(one, whose, language) }))
  const dayView = (day: number) => {
    const all = lines.filter((one) => one.day === day)
    const [load, count] = [loadOn.get(day) ?? 0, countOn.get(day) ?? 0]
    const words = load > 0 ? t('month.load', { count: load }) : ''
    const isFull = load > mostConnectionDays
    return {
      key: inputDay(day),
      name: formatWeekdayMonth(day, language),
      // The month is said where it begins, and on the first day shown.
      number:
        day === from || new Date(day).getUTCDate() === 1
          ? formatFullDay(day, language)
          : String(new Date(day).getUTCDate()),
      isToday: day === today,
      holiday: holidayOn(day, language),
      load: isFull ? t('month.full', { load: words }) : words,
      isFull,
      lines: all.slice(0, perDay),
      all: day === whole ? all : [],
      more:
        count > perDay
          ? { words: t('month.more', { count, day: formatWeekdayMonth(day, language) }), href: address({ day }) }
          : null,
    }
  }
  const days = Array.from({ length: daysShown }, (_, n) => dayView(addDays(from, n)))
  const isWeekend = (_: unknown, at: number) => at % 7 > 4
  return {
    range: t('month.range', { from: formatDay(from, language), to: formatDay(addDays(from, daysShown - 3), language) }),
    previous: address({ from: addDays(from, -daysShown) }),
    following: address({ from: addDays(from, daysShown) }),
    now: monthAddress({ owner: whose }),
    owners: boardOwners.map((owner) => ({
      key: owner,
      count: owners[owner],
      href: address({ owner }),
      isShown: owner === whose,
    })),
    board: boardAddress({ owner: whose }),
    weekdays: weekdayNames(language)
      .slice(0, 5)
      .map(({ full }) => full),
    weeks: Array.from({ length: daysShown / 7 }, (_, n) => ({
      number: weekNumber(addDays(from, n * 7)),
      days: days.slice(n * 7, n * 7 + 5),
    })),
    weekend: days.filter(isWeekend).filter(({ lines: some }) => some.length > 0),
    listed: days.filter(({ lines: some, holiday, isToday }) => some.length > 0 || holiday !== null || isToday),
    whole: days.find(({ key, all }) => whole !== null && key === inputDay(whole) && all.length > 0) ?? null,
    full: days.filter(({ isFull }) => isFull).map(({ name }) => name),
    most: mostConnectionDays,
    isEmpty: events.length === 0,
  }
}

export type Month = Awaited<ReturnType<typeof loadMonth>>
export type MonthDay = Month['listed'][number]

function lineOf(
  { organisationId, organisationName, index, name, kind, at }: MonthEvent,
  owner: 'me' | 'all',
  language: Language,
) {
  const t = textFor(language, 'staff/board')
  return {
    key: `${organisationId} ${index} ${kind} ${at}`,
    kind,
    time: kind === 'meeting' ? formatTime(at, language) : '',
    name: name || t('unnamed', { number: index + 1 }),
    organisation: organisationName,
    href: boardPlaceAddress({ owner }, 1, { organisationId, index }),
  }
}

/** The Monday of the week that a calendar date is in. */
const mondayOf = (day: number): number => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

/** The number of the week of a Monday, as calendars have it (ISO 8601): the week of its Thursday in that one's year. */
function weekNumber(monday: number): number {
  const thursday = addDays(monday, 3)
  const newYear = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1)
  return Math.floor((thursday - newYear) / (7 * 86_400_000)) + 1
}
