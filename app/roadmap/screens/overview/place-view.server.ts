import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { formatDayMonth, formatWeekday } from '#app/platform/i18n/dates.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { anyTextFor, textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { doersIn } from '../../assigning/doers.ts'
import { isToAsk } from '../../attention/passed.ts'
import { stepAt } from '../../attention/weights.ts'
import type { PlaceProgress } from '../../attention/place-progress.ts'
import { cardAddress, namingAddress } from '../../flow/addresses.ts'
import { itemTitle } from '../../flow/words.server.ts'
import { findItem, locationsItem, roadmaps } from '../../registry.ts'

/** A place as a row shows it, in words. */
export type PlaceView = ReturnType<typeof placeView>

/** Who looks at places, and the organisation that they are of. */
type Reader = { userId: string; whole: PlaceProgress | null }

/** Where a place stands in time; 'unknown' where it has no date yet. */
export type InTime = 'unnamed' | 'passed' | 'connected' | 'late' | 'done' | 'on-time' | 'unknown'

/**
 * How far a place is, in words and addresses, ready to be drawn as a row.
 * @param today calendar date in the Netherlands
 * @param reader the account that reads, and the organisation as a whole: what is next at a location may be a task of it; left out where
 *   only the place counts
 */
export function placeView(place: PlaceProgress, today: number, language: Language, reader?: Reader) {
  const t = textFor(language, 'roadmap/screens/overview')
  const { locationIndex, completed, total } = place
  const isWhole = locationIndex === null
  const isUnnamed = !isWhole && place.name === ''
  const name = isWhole ? t('row.whole') : place.name || t('row.unnamed', { number: locationIndex + 1 })
  const inTime = inTimeOf(place, isUnnamed, today)
  const words = {
    ...{ unnamed: t('row.naming'), done: t('row.done'), 'on-time': t('row.onTime'), unknown: '' },
    ...{ passed: t('row.passed'), connected: t('row.connected') },
    late: t('row.late', { count: place.lateCount }),
  }
  return {
    key: isWhole ? 'organisation' : String(locationIndex),
    ...{ name, isWhole, isUnnamed, completed, total, inTime },
    about: isWhole ? place.name : isUnnamed ? t('row.noName') : place.city,
    href: isUnnamed
      ? namingAddress(locationsItem, locationIndex)
      : cardAddress(isWhole ? 'organisation' : 'location', locationIndex),
    linkName: isUnnamed ? t('row.nameOf', { name }) : null,
    day: isWhole ? neededOn(place, language) : connectionDay(place, today, language),
    meetings:
      place.startMeetings.length > 0
        ? t('row.meetings', { list: place.startMeetings.map((at) => formatMoment(at, language)).join('; ') })
        : null,
    stops: isWhole ? [] : stopsOf(place, language),
    line: t('row.line', { name }),
    progress: t('row.completed', { completed, total }),
    inTimeWords: words[inTime],
    next: isUnnamed ? t('row.nameFirst') : nextOf(place, language, reader),
  }
}

function inTimeOf(place: PlaceProgress, isUnnamed: boolean, today: number): InTime {
  const { locationIndex, completed, total, lateCount, connectionDay, isConnected } = place
  if (isUnnamed) return 'unnamed'
  if (locationIndex !== null && isToAsk(place, today)) return 'passed'
  if (isConnected) return 'connected'
  if (lateCount > 0) return 'late'
  if (completed === total) return 'done'
  return connectionDay === null ? 'unknown' : 'on-time'
}

type Day = { words: string; isKnown: boolean; left: string | null }

/** The connection day of a location in words, with how far away it is. */
export function connectionDay(
  place: Pick<PlaceProgress, 'connectionDay' | 'isDefinitive'>,
  today: number,
  language: Language,
): Day {
  const t = textFor(language, 'roadmap/screens/overview')
  const { connectionDay: day, isDefinitive } = place
  if (day === null) return { words: t('row.noDate'), isKnown: false, left: null }
  const words = formatWeekday(day, language)
  if (day < today)
    return { words, isKnown: true, left: t('row.ago', { count: Math.max(1, workingDaysBetween(day, today)) }) }
  if (day === today) return { words, isKnown: true, left: t('row.today') }
  const count = workingDaysBetween(today, day)
  return { words, isKnown: true, left: t(isDefinitive ? 'row.left' : 'row.expected', { count }) }
}

function neededOn({ nextDue }: PlaceProgress, language: Language): Day {
  const t = textFor(language, 'roadmap/screens/overview')
  const words = nextDue === null ? '' : t('row.firstNeeded', { day: formatDayMonth(nextDue, language) })
  return { words, isKnown: false, left: null }
}

/** What is next: the task that the route card of the place leads to. */
function nextOf({ locationIndex, entries }: PlaceProgress, language: Language, reader?: Reader): string {
  const shared = locationIndex === null ? [] : (reader?.whole?.entries ?? [])
  const all = [...entries, ...shared].sort((a, b) => b.weight - a.weight)
  const doers = doersIn(all)
  const isOwn = (item: string) => reader !== undefined && doers.get(item)?.userId === reader.userId
  const tasks = all.filter((entry) => entry.for === 'leader' && entry.item !== null)
  const item = findItem(stepAt(tasks, isOwn)?.item ?? '')
  return item ? itemTitle(item, language) : ''
}

/** The stops of a location, each with how far it is and, where it has several, its categories. */
export function stopsOf({ categories }: Pick<PlaceProgress, 'categories'>, language: Language) {
  const t = textFor(language, 'roadmap/screens/overview')
  const say = anyTextFor(language, 'roadmap/flow')
  return roadmaps.location.map((section, s) => {
    const own = categories.filter((category) => category.section === s + 1)
    const completed = own.reduce((sum, category) => sum + category.completed, 0)
    const total = own.reduce((sum, category) => sum + category.total, 0)
    const share = total === 0 ? 0 : completed / total
    const state = t(`row.states.${share >= 1 ? 'full' : share > 0 ? 'part' : 'none'}`)
    const words = t('row.stop', {
      number: s + 1,
      title: say(`sections.location.${section.key}`),
      state,
      completed,
      total,
    })
    const parts = own.map((one) =>
      t('row.category', { title: say(`categories.${one.key}`), completed: one.completed, total: one.total }),
    )
    const hint = own.length > 1 ? `${words} (${parts.join(', ')})` : words
    return { key: section.key, share, words: hint, hint }
  })
}

/** The stops of the route of a location, as a legend names them. */
export const stopNames = (language: Language): string[] =>
  roadmaps.location.map(({ key }) => anyTextFor(language, 'roadmap/flow')(`sections.location.${key}`))
