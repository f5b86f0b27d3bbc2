import { holidayOn, isWorkingDay } from '#app/platform/calendar/working-days.server.ts'
import { addDays, formatDayMonth, formatMonth, inputDay, weekdayNames } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { DayOnPage, MonthOnPage } from './dates-on-page.ts'

/** Which month is shown for which field. */
export type OpenMonth = { name: string; month: string }

type Around = {
  language: Language
  today: number
  /** The day in the field, and the one that is stored. */
  chosen: number | null
  current: number | null
  /** Whether a day is advised against, with the words for one day and for the legend. */
  isNear: (day: number) => boolean
  nearWords: { day: string; legend: string }
}

/** The month of a day, as the address of a button has it: '2027-05'. */
export const monthKey = (day: number): string => inputDay(day).slice(0, 7)

/** The first day of a month written as `monthKey` writes it; null where it is none. */
export function firstDayOf(month: string): number | null {
  const [, year, number] = /^(2[01]\d\d)-(0[1-9]|1[0-2])$/.exec(month) ?? []
  return year && number ? Date.UTC(Number(year), Number(number) - 1, 1) : null
}

/** A month to choose a day from, drawn for one field. */
export function monthOf({ name, month }: OpenMonth, around: Around): MonthOnPage {
  const { language, chosen, current, isNear, nearWords } = around
  const t = textFor(language, 'roadmap/dates')
  const first = firstDayOf(month) ?? Date.UTC(2027, 0, 1)
  const at = new Date(first)
  const nextFirst = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 1)
  const days = Array.from({ length: Math.round((nextFirst - first) / 86_400_000) }, (_, n) => addDays(first, n))
  const holidays = days.flatMap((day) => {
    const holiday = holidayOn(day, language)
    return holiday === null ? [] : [`${formatDayMonth(day, language)} ${holiday}`]
  })
  const titleOf = (day: number) =>
    `${formatMonth(new Date(day).getUTCMonth() + 1, language)} ${new Date(day).getUTCFullYear()}`
  const way = (day: number, key: 'previous' | 'next') => ({
    goTo: `month:${name}:${monthKey(day)}`,
    label: t(`month.${key}`, { month: titleOf(day) }),
  })
  const hasCurrent = current !== null && current !== chosen && monthKey(current) === monthKey(first)
  const drawn = days.map((day) => dayOnPage(day, around))
  return {
    name,
    key: `${name} ${monthKey(first)}`,
    title: titleOf(first),
    weekdays: weekdayNames(language),
    weeks: inWeeks(first, drawn),
    chosen: chosen === null ? null : inputDay(chosen),
    previous: way(addDays(first, -1), 'previous'),
    next: way(nextFirst, 'next'),
    legend: {
      current: hasCurrent ? t('month.current', { day: formatDayMonth(current, language) }) : null,
      near: days.some((day) => isOpenDay(day, around) && isNear(day)) ? nearWords.legend : null,
      holidays: holidays.length > 0 ? t('month.holidays', { list: holidays.join(', ') }) : null,
    },
  }
}

const isOpenDay = (day: number, { today, current }: Around): boolean =>
  isWorkingDay(day) && (day >= today || day === current)

function dayOnPage(day: number, around: Around): DayOnPage {
  const { language, today, current, isNear, nearWords } = around
  const t = textFor(language, 'roadmap/dates')
  const holiday = holidayOn(day, language)
  const isOpen = isOpenDay(day, around)
  const isCurrent = day === current
  const shut = holiday ?? (isWorkingDay(day) ? t('month.past') : t('month.weekend'))
  const said = [isOpen && day >= today && isNear(day) ? nearWords.day : '', isCurrent ? t('month.currentDay') : '']
  return {
    iso: inputDay(day),
    day: new Date(day).getUTCDate(),
    words: isOpen ? said.filter(Boolean).join(', ') : shut,
    isOpen,
    look: holiday !== null ? 'holiday' : isOpen ? (isNear(day) ? 'near' : 'free') : 'off',
    isCurrent,
  }
}

function inWeeks(first: number, days: readonly DayOnPage[]): (DayOnPage | null)[][] {
  const before = (new Date(first).getUTCDay() + 6) % 7
  const cells = [...Array.from({ length: before }, () => null), ...days]
  const weeks = Array.from({ length: Math.ceil(cells.length / 7) }, (_, week) => cells.slice(week * 7, week * 7 + 7))
  return weeks.map((week) => [...week, ...Array.from({ length: 7 - week.length }, () => null)])
}
