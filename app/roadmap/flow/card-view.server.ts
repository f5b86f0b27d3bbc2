import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { dayOf, formatDayMonth, formatMoment, formatWeekday } from '#app/platform/i18n/dates.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { StoredDocument } from '#app/persistence/documents/documents.server.ts'
import type { StoredForm } from '#app/persistence/forms/forms.server.ts'
import type { RoadmapName } from '../rules/item.ts'
import { isSentBack, type State } from '../rules/progress.ts'
import { pageAddress } from './addresses.ts'
import type { ItemReviews, ReviewLine } from './item-reviews.ts'
import { missingLinks, type MissingLink } from './links-to-other-items.server.ts'
import { gatherFacts } from './facts.ts'
import { keyDates, type KeyDates } from './key-dates.ts'
import { countCompleted, nextItem, routeCard, type CardItem, type CardSection } from './route-card.ts'
import type { Place } from './route.server.ts'
import { sourcesOf } from './sources.ts'
import { itemTitle, missingWords } from './words.server.ts'

/** An item as the page draws it: everything in words, so that the browser needs no texts of items. */
export type CardLine = {
  number: string
  title: string
  href: string
  state: State
  /** What it waits for; null where nothing keeps it from being done. */
  waits: string | null
  /** What is still missing of an item that was begun: in short, and each with a link to its field; no links for who only looks. */
  missing: { words: string; links: MissingLink[] } | null
  /** What provider staff sent back: which file and by whom, why, and where a new version is uploaded; null for who only looks. */
  returned: { words: string; reason: string; href: string | null }[]
  /** What reviewers answered: it was approved, that has lapsed, or changes were asked. */
  reviews: Pick<ReviewLine, 'words' | 'isWell' | 'link'>[]
  due: { words: string; isLate: boolean } | null
  /** By whom and when; null where it has a date by which it should be done, which takes its place. */
  changed: string | null
}

export type CardStop = {
  key: string
  number: number
  title: string
  completed: number
  total: number
  categories: { key: string; title: string | null; lines: CardLine[] }[]
  /** Items of the whole organisation that belong to this step. */
  shared: CardLine[]
}

export type CardView = ReturnType<typeof cardView>

/** How many missing things are named before "and 3 more". */
const named = 3
const lists = { nl: new Intl.ListFormat('nl'), en: new Intl.ListFormat('en') }

/**
 * A route card in words and addresses, ready to be drawn.
 * @param reviewsOf what reviewers answered about its tasks
 */
export function cardView(
  route: Place,
  name: RoadmapName,
  language: Language,
  reviewsOf: (itemKey: string) => Pick<ItemReviews, 'lines'> = () => ({ lines: [] }),
) {
  const sources = sourcesOf(route)
  const factsFor = gatherFacts(sources)
  const sections = routeCard(name, sources, factsFor)
  const t = anyTextFor(language, 'roadmap/flow')
  const index = route.location?.index ?? null
  const today = dayOf(Date.now())

  const toLine = ({ item, number, state, missing, waitingFor, dueOn }: CardItem): CardLine => {
    const form = route.forms.get(item.key)
    return {
      number,
      title: itemTitle(item, language),
      href: pageAddress(item, '', index),
      state,
      waits: waitingFor && t('card.waitsFor', { title: itemTitle(waitingFor, language) }),
      missing:
        state === 'busy' && missing.length > 0
          ? { words: wordsFor(item, missing), links: missingLinks(item, missing, index, language) }
          : null,
      returned: returnedOf(item).map((document) => returnedWords(item, document)),
      reviews: reviewsOf(item.key).lines.map(({ words, isWell, link }) => ({ words, isWell, link })),
      due: dueOn === null ? null : dueWords(dueOn),
      changed: form && dueOn === null ? changedWords(form) : null,
    }
  }
  const changedWords = ({ updatedAt, updatedByName }: StoredForm): string =>
    t('card.changed', { by: updatedByName, day: formatDayMonth(dayOf(updatedAt.getTime()), language) })
  const returnedOf = (item: CardItem['item']) => {
    const place = item.roadmap === 'organisation' ? null : index
    return route.documents.filter(
      (one) => one.documentType === item.key && one.locationIndex === place && isSentBack(one),
    )
  }
  const returnedWords = (item: CardItem['item'], document: StoredDocument): CardLine['returned'][number] => {
    const { id, name, returnReason, reviewedAt, reviewedByName } = document
    const page = pageAddress(item, item.filesOn ?? '', index)
    return {
      words: t('card.returned', {
        name,
        by: reviewedByName ?? '',
        day: formatDayMonth(dayOf((reviewedAt ?? document.createdAt).getTime()), language),
      }),
      reason: shortened(returnReason ?? ''),
      href: `${page}${page.includes('?') ? '&' : '?'}replaces=${id}#newVersion`,
    }
  }
  const wordsFor = (item: CardItem['item'], missing: CardItem['missing']): string => {
    const words = missing.map((one) => missingWords(item, one, language))
    const list = lists[language].format(words.slice(0, named))
    if (words.length <= named) return list
    return t('card.andMore', { list: words.slice(0, named).join(', '), count: words.length - named })
  }
  const dueWords = (dueOn: number) => {
    const late = workingDaysBetween(dueOn, today)
    return late > 0
      ? { words: t('card.late', { count: late }), isLate: true }
      : { words: t('card.due', { day: formatDayMonth(dueOn, language) }), isLate: false }
  }
  const organisation = name === 'location' ? routeCard('organisation', sources, factsFor) : []
  const toStop = (section: CardSection): CardStop => ({
    key: section.key,
    number: section.number,
    title: t(`sections.${name}.${section.key}`),
    completed: countCompleted([section]).completed,
    total: countCompleted([section]).total,
    categories: section.categories.map((category) => ({
      key: category.key,
      title: section.categories.length > 1 ? t(`categories.${category.key}`) : null,
      lines: category.items.map(toLine),
    })),
    shared: (organisation[section.number - 1]?.categories ?? []).flatMap(({ items }) => items.map(toLine)),
  })
  const next = nextItem(sections)
  return {
    stops: sections.map(toStop),
    ...countCompleted(sections),
    next: next && {
      ...toLine(next),
      stillNeeded: next.missing.length > 0 ? wordsFor(next.item, next.missing) : null,
      minutes: next.item.minutes,
    },
    dates: name === 'location' ? dateWords(keyDates(sources.fieldsOf), language, today) : null,
  }
}

/** The card is for a glance: the whole reason stands where the new version is uploaded. */
const shortened = (reason: string): string => (reason.length > 160 ? `${reason.slice(0, 150).trimEnd()}…` : reason)

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
