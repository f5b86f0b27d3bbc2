import { dayOf, formatDayMonth, formatWeekdayMonth } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { requestPage } from '../requests/requests.server.ts'
import type { RowAct } from '../row-acts/words.server.ts'
import type { Facts } from '../rules/facts.ts'
import type { Item } from '../rules/item.ts'
import { isCompleted, type State } from '../rules/progress.ts'
import { shownNumber } from '../rules/roadmap.ts'
import { tagOf, type Tag } from '../standing/tag.server.ts'
import { pageAddress } from './addresses.ts'
import { entrancePage } from './gaps.ts'
import { initialsOf } from './initials.ts'
import type { ItemReviews, ReviewLine } from './item-reviews.ts'
import { actOnLine, giveLine, waitsOf } from './line-holder.server.ts'
import { missingLinks, type MissingLink } from './links-to-other-items.server.ts'
import { returnedOf, type Returned } from './returned.server.ts'
import { agreed, type CardItem } from './route-card.ts'
import type { Place } from './route.server.ts'
import { dueOf, type Surroundings } from './surroundings.server.ts'
import { itemTitle, itemWords, missingWords } from './words.server.ts'

/** A task as the page draws it: everything in words, so that the browser needs no texts of tasks. */
export type CardLine = {
  /** The key of the task. */
  key: string
  /** 'O 2.2.1' for a task of the organisation. */
  number: string
  isOfOrganisation: boolean
  title: string
  /** To the first page with a gap once it was begun, to the answers once it is done. */
  href: string
  state: State
  /** What is shown of it instead of its state, in a sign and a word. */
  mark: Tag | null
  /** Why there is nothing to do here, and the way to the answer that it follows from; without one for who only looks. */
  notNeeded: { words: string; href: string | null } | null
  /** Who it was given to; of what is done, who did something for it last. Null where nobody does it. `isOutside` is somebody without an account. */
  who: { initials: string; words: string; isGiven: boolean; isOutside: boolean } | null
  due: { words: string; isLate: boolean } | null
  /** What is missing of a task that was begun and that its own people hold: each with a link to its field; no links for who only looks. */
  missing: { words: string; links: MissingLink[]; more: { words: string; href: string } | null } | null
  /** Whom it waits for, and the way to their link; without one for who only looks. */
  waits: { words: string; href: string | null }[]
  /** What can be done about a colleague or a guest who has to act; null where there is nothing to do. */
  act: RowAct | null
  /** Where a task of nobody is given to somebody; null where it is somebody's, or done, and for who only looks. */
  give: { href: string; label: string } | null
  /** What provider staff sent back; without a way to a new version for who only looks. */
  returned: (Omit<Returned, 'href'> & { href: string | null })[]
  /** What reviewers answered: it was approved, that has lapsed, or changes were asked. */
  reviews: Pick<ReviewLine, 'words' | 'isWell' | 'link'>[]
  /** That it was asked to leave it out, or what was answered to that; null where nothing was asked, or it is done. */
  request: { words: string; href: string } | null
}

/** How many missing things are named before "and 3 more". */
const named = 3
const lists = { nl: new Intl.ListFormat('nl'), en: new Intl.ListFormat('en') }

type Drawn = {
  route: Place
  factsFor: (item: Item) => Facts
  language: Language
  /** Calendar date. */
  today: number
  around: Pick<Surroundings, 'entries' | 'standings' | 'organisationDay' | 'doers'>
  /** The account that reads it; null for provider staff. */
  reader: string | null
  reviewsOf: (itemKey: string) => Pick<ItemReviews, 'lines'>
  requestOf: (itemKey: string) => { short: string; href: string } | null
}

/** Makes the lines of a route card. */
export function lineMaker(drawn: Drawn) {
  const { route, factsFor, language, today, around, reader, reviewsOf, requestOf } = drawn
  const { standings, organisationDay, doers } = around
  const t = textFor(language, 'roadmap/flow')
  const index = route.location?.index ?? null

  return (card: CardItem): CardLine => {
    const { item, number, state } = card
    const dueOn = dueOf(card, organisationDay)
    const returned = returnedOf(route, item, language)
    const known = { stored: route.forms.get(item.key)?.fields, facts: factsFor(item) }
    return {
      key: item.key,
      number: shownNumber(item, number),
      isOfOrganisation: item.roadmap === 'organisation',
      title: itemTitle(item, language),
      href: pageAddress(item, entrancePage(item, card, known), index),
      state,
      mark: markOf(card),
      notNeeded: notNeededOf(card),
      who: doerOf(card) ?? whoDid(card),
      due: dueOn === null ? null : dueWords(dueOn),
      missing: missingOf(card),
      waits: waitsOf(card, drawn),
      act: actOnLine(card, drawn),
      give: giveLine(card, drawn),
      returned,
      request: requestIn(card),
      reviews: reviewsOf(item.key).lines.map(({ words, isWell, link }) => ({ words, isWell, link })),
    }
  }

  function markOf({ item, state, notNeeded }: CardItem): CardLine['mark'] {
    const standing = standings.get(item.key)
    if (!standing) return null
    return tagOf(notNeeded === null ? standing : { ...standing, state, shown: 'not-needed' }, { reader, language })
  }

  function notNeededOf({ item, notNeeded }: CardItem): CardLine['notNeeded'] {
    if (notNeeded === null) return null
    if (notNeeded === agreed) {
      const words = textFor(language, 'roadmap/standing')('agreed')
      return { words, href: pageAddress(item, requestPage, index) }
    }
    return { words: itemWords(item, `notNeeded.${notNeeded}`, language), href: pageAddress(item, 'answers', index) }
  }

  function requestIn({ item, state, notNeeded }: CardItem): CardLine['request'] {
    const request = isCompleted(state) || notNeeded !== null ? null : requestOf(item.key)
    return request && { words: `${request.short}.`, href: request.href }
  }

  function doerOf({ item, state }: CardItem): CardLine['who'] {
    const doer = isCompleted(state) ? undefined : doers.get(item.key)
    if (!doer) return null
    const words = t(doer.userId === null ? 'card.doneByLink' : 'card.doneBy', { name: doer.name })
    return { initials: initialsOf(doer.name), words, isGiven: true, isOutside: doer.userId === null }
  }

  /** Only of what is done: who typed something last does not do the task for that. */
  function whoDid({ item, state }: CardItem): CardLine['who'] {
    if (!isCompleted(state)) return null
    const form = route.forms.get(item.key)
    const place = item.roadmap === 'organisation' ? null : index
    const uploads = route.documents
      .filter((one) => one.documentType === item.key && one.locationIndex === place && one.userUploaded)
      .map(({ createdAt, createdByName }) => ({ at: createdAt, by: createdByName }))
    const [last] = [...uploads, ...(form ? [{ at: form.updatedAt, by: form.updatedByName }] : [])].sort(
      (one, other) => other.at.getTime() - one.at.getTime(),
    )
    if (!last) return null
    const day = formatDayMonth(dayOf(last.at.getTime()), language)
    return {
      initials: initialsOf(last.by),
      words: t('card.changed', { by: last.by, day }),
      isGiven: false,
      isOutside: false,
    }
  }

  function dueWords(dueOn: number): NonNullable<CardLine['due']> {
    return dueOn < today
      ? { words: t('card.late', { day: formatDayMonth(dueOn, language) }), isLate: true }
      : { words: t('card.due', { day: formatWeekdayMonth(dueOn, language) }), isLate: false }
  }

  function missingOf(card: CardItem): CardLine['missing'] {
    const { item, state, missing } = card
    const holder = standings.get(item.key)?.holder
    if (state !== 'busy' || missing.length === 0 || holder === 'guest' || holder === 'provider') return null
    const rest = missing.length - named
    return {
      words: missingInShort(item, missing, language),
      links: missingLinks(item, missing.slice(0, named), index, language),
      more: rest > 0 ? { words: t('card.more', { count: rest }), href: pageAddress(item, 'done', index) } : null,
    }
  }
}

/**
 * What a task still misses, in words that fit in a sentence: three things, and how many more.
 * @param count of how much is missing in all, where `missing` holds the first of it
 */
export function missingInShort(
  item: Item,
  missing: readonly CardItem['missing'][number][],
  language: Language,
  count = missing.length,
): string {
  const words = missing.slice(0, named).map((one) => missingWords(item, one, language))
  const rest = count - words.length
  if (rest <= 0) return lists[language].format(words)
  return textFor(language, 'roadmap/flow')('card.andMore', { list: words.join(', '), count: rest })
}
