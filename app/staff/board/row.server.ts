import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { formatDayMonth, formatMonth, formatWeekdayMonth } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { BoardPlace, DrawnPlace } from '#app/persistence/staff/board-shapes.ts'
import { categoriesIn } from '#app/roadmap/attention/kept-shapes.ts'
import { initialsOf } from '#app/roadmap/flow/initials.ts'
import { connectionDay, stopsOf } from '#app/roadmap/screens/overview/place-view.server.ts'
import { cellsOf } from '#app/roadmap/screens/task-marks/cells.ts'
import { standingsIn } from '#app/roadmap/standing/standing.ts'
import { weeksLate } from '../organisations/account/locations.server.ts'
import { organisationAddress } from '../organisations/addresses.ts'

/** A location as a row of the board, in words. @param today calendar date @param href where more of it stands */
export function rowOf(
  place: DrawnPlace,
  { today, language, href }: { today: number; language: Language; href: string },
) {
  const t = textFor(language, 'staff/board')
  const { organisationId, organisationName, index, lateCount, owner, connectionDay: day } = place
  const name = place.name || t('unnamed', { number: index + 1 })
  const { left } = connectionDay(place, today, language)
  return {
    key: `${organisationId} ${index}`,
    organisation: { name: organisationName, href: organisationAddress(organisationId) },
    ...{ name, href },
    band: bandOf(place, today, language),
    day: day === null ? t('noDay') : dayWords(day, today, language),
    isTarget: day !== null && !place.isDefinitive,
    left: day === null ? '' : String(daysLeft(day, today)),
    leftWords: left ?? '',
    isPast: day !== null && day < today && !place.isOver,
    forecast: forecastOf(place, language),
    cells: cellsOf({ states: place.states, standings: standingsIn(place.standings), late: new Set(place.late) }),
    late: lateCount,
    waitsFor: place.waitsFor === 'nobody' ? '' : t(`waitsFor.${place.waitsFor}`),
    waitsForWords: t(`waitsForWords.${place.waitsFor}`),
    isStalled: place.isStalled,
    owner: owner === '' ? null : { name: owner, initials: initialsOf(owner) },
    stops: stopsOf({ categories: categoriesIn(place.categories) }, language),
    line: textFor(language, 'roadmap/screens/overview')('row.line', { name }),
  }
}

export type BoardRow = ReturnType<typeof rowOf>

const yearOf = (day: number): number => new Date(day).getUTCFullYear()

/** A day without its year where that goes without saying. */
function dayWords(day: number, today: number, language: Language): string {
  const words = formatWeekdayMonth(day, language)
  return yearOf(day) === yearOf(today) ? words : `${words} ${yearOf(day)}`
}

/** How many working days are left until a day; below 0 how many have gone by since. */
export const daysLeft = (day: number, today: number): number =>
  day < today ? -workingDaysBetween(day, today) : workingDaysBetween(today, day)

function bandOf({ connectionDay: day, isOver }: BoardPlace, today: number, language: Language): string {
  const t = textFor(language, 'staff/board')
  if (isOver) return t('bands.over')
  if (day === null) return t('bands.none')
  const month = formatMonth(new Date(day).getUTCMonth() + 1, language)
  const words = month.charAt(0).toLocaleUpperCase(language) + month.slice(1)
  return yearOf(day) === yearOf(today) ? words : `${words} ${yearOf(day)}`
}

/** When all may be done, and what that rests on: how long tasks took at earlier customers, or the location's own pace. */
export function forecastOf(
  {
    forecast,
    isForecastFromHistory,
    connectionDay: day,
    completed,
    total,
  }: Pick<BoardPlace, 'forecast' | 'isForecastFromHistory' | 'connectionDay' | 'completed' | 'total'>,
  language: Language,
): { words: string; rests: string; isLate: boolean } {
  const t = textFor(language, 'staff/board')
  if (completed === total) return { words: t('forecast.done'), rests: '', isLate: false }
  if (forecast === null || day === null) return { words: t('forecast.unknown'), rests: '', isLate: false }
  const rests = t(isForecastFromHistory ? 'rests.history' : 'rests.own')
  if (forecast <= day) return { words: t('forecast.onTime'), rests, isLate: false }
  const count = weeksLate(forecast, day)
  return { words: t('forecast.late', { day: formatDayMonth(forecast, language), count }), rests, isLate: true }
}
