import { formatDayMonth, formatWeekdayMonth, dayOf } from '#app/platform/i18n/dates.ts'
import { anyTextFor, textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { CardSection } from '../flow/route-card.ts'
import { isCompleted } from '../rules/progress.ts'
import { dueDay, earliestDay } from '../rules/planning/due-dates.ts'
import { inOrder, movesOf } from '../rules/planning/moves.ts'
import { itemTitle } from '../flow/words.server.ts'
import type { MoveOnPage, StopOnPage } from './dates-on-page.ts'
import type { KnownDates } from './known-dates.server.ts'

/** The connection day that counts, as it is stored and as it would be. */
export type DayMove = { before: number | null; after: number | null }

/** Where each stop ends, before and after the connection day moves; a day that is over says so. */
export function stopsOf(
  known: KnownDates,
  { before, after }: DayMove,
  today: number,
  language: Language,
): StopOnPage[] {
  const t = anyTextFor(language, 'roadmap/flow')
  const say = textFor(language, 'roadmap/dates')
  const meeting = known.dates.startMeetings.at(-1)
  const words = (day: number | null) => (day === null ? null : formatDayMonth(day, language))
  const coming = (day: number | null) =>
    day === null || day >= today ? words(day) : say('preview.over', { day: formatDayMonth(day, language) })
  return known.sections.map((section, n): StopOnPage => {
    const title = t(`sections.location.${section.key}`)
    const isLast = n === known.sections.length - 1
    const stop = { number: section.number, title, isDone: false, from: null, to: null, note: null, isWrong: false }
    if (isLast) return { ...stop, from: before === after ? null : words(before), to: coming(after) }
    const hasMeeting = section.categories.some(({ items }) =>
      items.some(({ item }) => item.keyDate?.is === 'meetings' && meeting !== undefined),
    )
    if (hasMeeting && meeting !== undefined) return { ...stop, ...meetingStop(dayOf(meeting), after, language) }
    const [from, to] = [endOf(section, before), endOf(section, after)]
    if (from === null && to === null) return { ...stop, isDone: openItems(section).length === 0 }
    return { ...stop, from: from === to ? null : words(from), to: coming(to) }
  })
}

function meetingStop(meeting: number, after: number | null, language: Language): Pick<StopOnPage, 'note' | 'isWrong'> {
  const t = textFor(language, 'roadmap/dates')
  const isWrong = after !== null && meeting > after
  const day = formatDayMonth(meeting, language)
  return { note: isWrong ? t('preview.after', { day }) : t('preview.stays', { day }), isWrong }
}

const openItems = (section: CardSection) =>
  section.categories.flatMap(({ items }) => items.filter(({ state }) => !isCompleted(state)))

/** When the last open task of a stop should be done. */
function endOf(section: CardSection, connectionDay: number | null): number | null {
  const days = connectionDay === null ? [] : openItems(section).map(({ item }) => dueDay(item, connectionDay))
  return days.length === 0 ? null : Math.max(...days)
}

/** Which tasks are due on another day; those of the organisation follow the earliest of its locations. */
export function movesOnPage(known: KnownDates, { before, after }: DayMove, today: number, language: Language) {
  const others = known.others.map(({ connectionDay }) => connectionDay)
  const own = known.open.filter(({ isShared }) => !isShared)
  const shared = known.open.filter(({ isShared }) => isShared)
  const moves = inOrder([
    ...movesOf(earliestDay([...others, before]), earliestDay([...others, after]), shared),
    ...movesOf(before, after, own),
  ])
  const words = (day: number | null) =>
    day === null ? null : { day: formatWeekdayMonth(day, language), isLate: day < today }
  return moves.map(({ task: { item, number, isShared }, from, to }): MoveOnPage => ({
    number: isShared ? `O ${number}` : number,
    title: itemTitle(item, language),
    from: words(from),
    to: words(to),
  }))
}
