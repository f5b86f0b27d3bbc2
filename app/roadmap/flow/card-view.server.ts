import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { dayOf, formatFullDay, formatLongDay, formatWeekday } from '#app/platform/i18n/dates.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { isWhose, type Whose } from '../assigning/doers.ts'
import { whoseChips } from '../assigning/whose-chips.server.ts'
import { isToAsk } from '../attention/passed.ts'
import { passedQuestion, type PassedQuestion } from '../connected/question.server.ts'
import type { RoadmapName } from '../rules/item.ts'
import { isCompleted } from '../rules/progress.ts'
import { cardAddress } from './addresses.ts'
import { lineMaker, type CardLine } from './card-line.server.ts'
import { gatherFacts } from './facts.ts'
import type { ItemReviews } from './item-reviews.ts'
import { keyDates, type KeyDates } from './key-dates.ts'
import { latenessOf, nextStep } from './next-step.server.ts'
import { cardItems, countCompleted, leavingOut, routeCard, type CardItem, type CardSection } from './route-card.ts'
import type { Place } from './route.server.ts'
import { sourcesOf } from './sources.ts'
import { dueOf, type Surroundings } from './surroundings.server.ts'

/** Lines below a heading of their own; without one where there is nothing to tell them apart from. */
export type CardGroup = { key: string; title: string | null; lines: CardLine[] }

export type CardStop = {
  key: string
  number: number
  title: string
  completed: number
  total: number
  /** Done, where the reader is, or still ahead. */
  where: 'past' | 'here' | 'ahead'
  /** Why its dates are what they are, once for all its tasks. */
  because: string | null
  /** True where it stays folded on a phone: ahead, with nothing in it that needs anybody now. */
  isFoldedOnPhone: boolean
  /** What is folded away: tasks of a finished stop that need nothing. */
  folded: CardLine[]
  groups: CardGroup[]
}

export type CardView = ReturnType<typeof cardView>

/** What a route card shows besides what was filled in. */
type Beside = {
  around: Pick<Surroundings, 'entries' | 'standings' | 'notNeeded' | 'organisationDay' | 'doers'>
  /** What reviewers answered about its tasks. */
  reviewsOf?: (itemKey: string) => Pick<ItemReviews, 'lines'>
  /** What was asked about a task. */
  requestOf?: (itemKey: string) => { short: string; href: string } | null
  /** Whose tasks are shown, and who reads; left out where all are. */
  show?: { asked: Whose; userId: string }
}

/** A route card in words and addresses, ready to be drawn. */
export function cardView(
  route: Place,
  name: RoadmapName,
  language: Language,
  { around, reviewsOf = () => ({ lines: [] }), requestOf = () => null, show }: Beside,
) {
  const sources = sourcesOf(route)
  const factsFor = gatherFacts(sources)
  const own = leavingOut(routeCard(name, sources, factsFor), around.notNeeded)
  const shared = name === 'location' ? routeCard('organisation', sources, factsFor) : []
  const cards = [...cardItems(own), ...cardItems(shared)]
  const today = dayOf(Date.now())
  const reader = show?.userId ?? null
  const isOwn = (item: string): boolean => reader !== null && around.doers.get(item)?.userId === reader
  const steps = { place: sources, cards, entries: around.entries, factsFor, isOwn, language }
  const toLine = lineMaker({ route, factsFor, language, today, around, reader, reviewsOf, requestOf })
  const t = anyTextFor(language, 'roadmap/flow')
  const here = own.findIndex((section) => !isDone(section))

  const isShown = (card: CardItem): boolean => isOf(show?.asked ?? 'all', card)
  const isOf = (asked: Whose, { item, state, notNeeded }: CardItem): boolean =>
    asked === 'all' ||
    (!isCompleted(state) && notNeeded === null && isWhose(asked, around.doers.get(item.key), show?.userId ?? ''))

  const toStop = (section: CardSection, position: number): CardStop => {
    const sharedSection = shared[position]
    const ofOrganisation = sharedSection?.categories ?? []
    const groups = section.categories.map(({ key, items }, n): CardGroup => {
      const isAlone = section.categories.length === 1
      const beside = ofOrganisation.filter((other) => other.key === key || (isAlone && n === 0))
      const lines = [...items, ...beside.flatMap((other) => other.items)].filter(isShown).map(toLine)
      return { key, title: isAlone ? null : t(`categories.${key}`), lines }
    })
    const lines = groups.flatMap((group) => group.lines)
    const where = isDone(section) ? 'past' : position === here ? 'here' : 'ahead'
    const open = groups.map((group) => ({ ...group, lines: group.lines.filter((line) => !isAtRest(line)) }))
    return {
      key: section.key,
      number: section.number,
      title: t(`sections.${name}.${section.key}`),
      ...countCompleted([section]),
      where,
      because: becauseOf({ [name]: section, ...(sharedSection && { organisation: sharedSection }) }),
      isFoldedOnPhone: where === 'ahead' && !lines.some(needsSomebody),
      folded: where === 'past' ? lines.filter(isAtRest) : [],
      groups: (where === 'past' ? open : groups).filter((group) => group.lines.length > 0),
    }
  }
  /** From which to which day the open tasks of these should be done, and why the first that has such tasks: once for all. */
  function becauseOf(sections: Partial<Record<RoadmapName, CardSection>>): string | null {
    const coming = Object.entries(sections).flatMap(([of, section]) =>
      cardItems([section])
        .flatMap((card) => dueOf(card, around.organisationDay) ?? [])
        .filter((day) => day >= today)
        .map((day) => ({ day, why: `dueReasons.${of}.${section.key}` })),
    )
    const [one] = coming
    if (!one) return null
    const days = coming.map(({ day }) => day)
    const [first, last] = [Math.min(...days), Math.max(...days)]
    const until =
      first === last
        ? t('card.until', { day: formatFullDay(first, language) })
        : t('card.untilBetween', span(first, last))
    return `${until} ${t(one.why)}`
  }

  function countOf(asked: Whose): number {
    return cards.filter((card) => isOf(asked, card)).length
  }

  function span(first: number, last: number): { first: string; last: string } {
    const day = formatFullDay(first, language)
    const isSameMonth = new Date(first).getUTCMonth() === new Date(last).getUTCMonth()
    return { first: isSameMonth ? String(new Date(first).getUTCDate()) : day, last: formatFullDay(last, language) }
  }

  return {
    stops: own.map(toStop).filter((stop) => (show?.asked ?? 'all') === 'all' || stop.groups.length > 0),
    /** Whose tasks are shown, and what else can be; null where the reader does none of them. */
    whose: show
      ? whoseChips(
          show.asked,
          countOf,
          around.doers.size > 0,
          cardAddress(name, route.location?.index ?? null),
          language,
        )
      : null,
    ...countCompleted(own),
    passed: name === 'location' ? passedDayOf(route, language, today) : null,
    next: nextStep(steps),
    late: latenessOf(steps),
    dates: name === 'location' ? dateWords(keyDates(sources.fieldsOf), language, today) : null,
    isLocation: name === 'location',
    today: formatLongDay(today, language),
  }
}

/** Whether the connection took place, where its day is over and nobody said so; null for all else. */
function passedDayOf({ location, forms }: Place, language: Language, today: number): PassedQuestion | null {
  const dates = keyDates((formType) => forms.get(formType)?.fields)
  if (location === null || dates.connectionDay === null || !isToAsk(dates, today)) return null
  const { index: locationIndex, id: locationId, name } = location
  const asked = { locationIndex, locationId, name, day: dates.connectionDay }
  return passedQuestion(asked, today, cardAddress('location', locationIndex), language)
}

const isDone = (section: CardSection): boolean => {
  const { completed, total } = countCompleted([section])
  return completed === total
}

const isAtRest = ({ state, notNeeded, returned, reviews }: CardLine): boolean =>
  (isCompleted(state) || notNeeded !== null) && returned.length === 0 && reviews.every(({ isWell }) => isWell)

const needsSomebody = ({ due, returned, reviews }: CardLine): boolean =>
  due?.isLate === true || returned.length > 0 || reviews.some(({ isWell }) => !isWell)

/** The dates on top of a route card, in words; null where they are not known. */
function dateWords({ connectionDay, isDefinitive, startMeetings }: KeyDates, language: Language, today: number) {
  const workingDays = connectionDay === null ? 0 : workingDaysBetween(today, connectionDay)
  return {
    startMeetings: startMeetings.map((at) => formatMoment(at, language)),
    connectionDay: connectionDay === null ? null : formatWeekday(connectionDay, language),
    isDefinitive,
    workingDays,
  }
}
