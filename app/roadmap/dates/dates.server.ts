import { workingDaysBefore, workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { dayOf, formatWeekday, inputDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { connectedAddress, pageAddress } from '../flow/addresses.ts'
import type { Route } from '../flow/route.server.ts'
import { readSurroundings } from '../flow/surroundings.server.ts'
import { startMeetingItem } from '../registry.ts'
import { isFields } from '../rules/fields.ts'
import type { Item, KeyDate } from '../rules/item.ts'
import { adviseOn, adviseOnMeeting, bestForMeeting, earliestInTime, type DateAdvice } from '../rules/planning/advice.ts'
import { adviceWords } from './advice-words.server.ts'
import { movesOnPage, stopsOf, type DayMove } from './consequences.server.ts'
import type { DatesOnPage } from './dates-on-page.ts'
import { knownDates, type KnownDates } from './known-dates.server.ts'
import { firstDayOf, monthKey, monthOf, type OpenMonth } from './month.server.ts'
import { daysIn, storedDays, type DaysByName } from './sent-dates.ts'

type Asked = {
  route: Route
  item: Item
  keyDate: KeyDate
  /** What a form holds, as it was sent or as the page is filled in. */
  form: FormData
  /** The month that a button asks for; null for the one that the dates suggest. */
  open: OpenMonth | null
  language: Language
}

/** What a page that asks for a date shows of it: a month to choose from, what the date means, what speaks against it. */
export async function datesOnPage({ route, item, keyDate, form, open, language }: Asked): Promise<DatesOnPage> {
  const today = dayOf(Date.now())
  const { notNeeded } = await readSurroundings(route)
  const known = await knownDates(route.member, route, { item, notNeeded })
  const stored = item.read(route.forms.get(item.key)?.fields)
  const days = daysIn(form, keyDate)
  const current = currentDays(form, storedDays(stored, keyDate), stored[keyDate.field])
  const isMonth = open !== null && firstDayOf(open.month) !== null
  const shown = isMonth ? open : suggestedMonth(days, known, keyDate, { today, name: open?.name ?? null })
  const day = days.get(shown.name) ?? null
  const { connectionDay, isDefinitive, isConnected, startMeetings } = known.dates
  const around = { language, today, chosen: day, current: current.get(shown.name) ?? null }
  const index = route.location?.index ?? null
  const inWords = (advice: readonly DateAdvice[], meetingAddress: string | null) =>
    advice.map((one) => adviceWords(one, { language, meetings: startMeetings, meetingAddress }))

  const t = textFor(language, 'roadmap/dates')
  const isChanged = [...days].some(([name, one]) => one !== (current.get(name) ?? null))
  const nothing = { isChanged, stops: [], isMoving: false, note: null, passed: null, moves: [] }
  if (keyDate.is === 'meetings') {
    const weighed = { today, connectionDay }
    const isNear = (one: number) => one >= today && adviseOnMeeting(one, weighed).length > 0
    const nearWords = { day: t('month.farDay'), legend: t('month.far', bestForMeeting) }
    const advice = [...days.values()].flatMap((one) => (one === null ? [] : adviseOnMeeting(one, weighed)))
    const count = day === null || connectionDay === null ? 0 : workingDaysBetween(day, connectionDay)
    const before = { before: t('preview.before'), workingDays: t('preview.beforeDays', { count }) }
    return {
      ...nothing,
      month: monthOf(shown, { ...around, isNear, nearWords }),
      meaning: day !== null && count > 0 ? { day: formatWeekday(day, language), ...before } : null,
      advice: inWords(advice, null),
    }
  }

  const { open: tasks, others } = known
  const earliest = earliestInTime(today, tasks)
  const month = monthOf(shown, {
    ...around,
    isNear: (one) => one >= today && one < earliest,
    nearWords: { day: t('month.nearDay'), legend: t('month.near', { count: workingDaysBetween(today, earliest) }) },
  })
  // The target date is only counted from while the connection day is not set.
  if (keyDate.is === 'target' && isDefinitive && connectionDay !== null) {
    const note = t('preview.definitive', { day: formatWeekday(connectionDay, language) })
    return { ...nothing, month, meaning: null, note, advice: [] }
  }
  const left = { before: t('preview.left'), workingDays: t('preview.leftDays', { count: leftUntil(day, today) }) }
  const move: DayMove = { before: connectionDay, after: day }
  const weighed = { today, open: tasks, meetings: startMeetings.map(dayOf), others }
  const isStored = day !== null && day === connectionDay
  const isPassed = day !== null && day < today && !(isStored && isConnected)
  const passed = {
    iso: inputDay(day ?? 0),
    day: formatWeekday(day ?? 0, language),
    href: isStored && index !== null ? connectedAddress(index) : null,
  }
  return {
    ...{ month, isChanged },
    meaning: day === null ? null : { day: formatWeekday(day, language), ...left },
    stops: day === null ? [] : stopsOf(known, move, today, language),
    isMoving: connectionDay !== null && connectionDay !== day,
    note: null,
    passed: isPassed ? passed : null,
    // Of a day that is over it is asked whether it took place, in place of whether it is right.
    advice:
      day === null || day < today
        ? []
        : inWords(adviseOn(day, weighed), pageAddress(startMeetingItem, 'details', index)),
    moves: day === null || connectionDay === null ? [] : movesOnPage(known, move, today, language),
  }
}

const leftUntil = (day: number | null, today: number): number => (day === null ? 0 : workingDaysBetween(today, day))

/** The stored days under the names that their fields have in a form: rows go by their id, because positions move. */
function currentDays(form: FormData, stored: DaysByName, rows: unknown): DaysByName {
  if (!Array.isArray(rows)) return stored
  const places = new Map(rows.filter(isFields).map(({ id }, n) => [String(id), n]))
  return new Map(
    [...form.entries()].flatMap(([key, id]) => {
      const [, at] = /^(.+\[\d+\])\.id$/.exec(key) ?? []
      const place = places.get(String(id))
      const list = at?.split('[')[0]
      return at === undefined || place === undefined
        ? []
        : [[`${at}.date`, stored.get(`${list}[${place}].date`) ?? null]]
    }),
  )
}

type Wanted = { today: number; name: string | null }

/** The field that is asked for or filled in next, and the month in which its day is or may best be. */
function suggestedMonth(days: DaysByName, known: KnownDates, { is, field }: KeyDate, wanted: Wanted): OpenMonth {
  const { today } = wanted
  const [first] = days.keys()
  const empty = [...days].find(([, day]) => day === null)?.[0]
  const name = wanted.name ?? empty ?? first ?? field
  const day = days.get(name) ?? null
  if (day !== null && firstDayOf(monthKey(day)) !== null) return { name, month: monthKey(day) }
  const { connectionDay } = known.dates
  const best =
    is === 'meetings' && connectionDay !== null
      ? workingDaysBefore(connectionDay, 5)
      : earliestInTime(today, known.open)
  return { name, month: monthKey(Math.max(today, best)) }
}
