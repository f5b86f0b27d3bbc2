import { sign } from '#app/platform/auth/seal.server.ts'
import { sealAuthor } from '#app/platform/drafts/author.server.ts'
import type { LoaderFunctionArgs } from '@remix-run/node'
import { dayOf, formatWeekdayMonth } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { locationsItem } from '../registry.ts'
import { doerLine } from '../assigning/doer-line.server.ts'
import { isCompleted } from '../rules/progress.ts'
import { requestOn } from '../requests/requests.server.ts'
import { shownNumber } from '../rules/roadmap.ts'
import { tagOf } from '../standing/tag.server.ts'
import { hasSomethingToShow, purposeToPassOn } from '../rules/shares.ts'
import { marksWithAdvice } from './advice.server.ts'
import { cardAddress, newLinkAddress, pageAddress, pagesOf } from './addresses.ts'
import { gatherFacts } from './facts.ts'
import { asksAnything, gapsOn, isAnswered, isHandedOut } from './gaps.ts'
import { numberedItemAt } from './item-at.ts'
import type { ItemReviews } from './item-reviews.ts'
import { missingLinks } from './links-to-other-items.server.ts'
import { nextStep } from './next-step.server.ts'
import { returnedOf } from './returned.server.ts'
import { cardItems, leavingOut, routeCard } from './route-card.ts'
import { isOpen, readRoute, type Route } from './route.server.ts'
import { locationChoices } from './switcher.server.ts'
import { sourcesOf } from './sources.ts'
import { dueOf, readSurroundings } from './surroundings.server.ts'
import { itemTitle, itemWords, pageLabel } from './words.server.ts'

/** What the pages of an item know of it. */
export type ItemData = Awaited<ReturnType<typeof loadItem>>

/**
 * What the pages of an item share: its name and number, its pages and how far each is, and what comes after it.
 * @param readReviews what people answered by link, which this layer does not know
 */
export async function loadItem(
  args: LoaderFunctionArgs,
  readReviews: (route: Route, language: Language) => Promise<(itemKey: string) => ItemReviews>,
) {
  const { language } = args.context
  const { item, number, section } = numberedItemAt(args.request)
  const route = await readRoute(args, item.roadmap)
  const sources = sourcesOf(route)
  const factsFor = gatherFacts(sources)
  const facts = factsFor(item)
  const known = { stored: sources.fieldsOf(item.key), facts }
  const returned = returnedOf(route, item, language)
  const { state, missing } = item.progress(known.stored, facts)
  const remark = item.remark?.(facts) ?? null
  const reviewed = (await readReviews(route, language))(item.key)
  const t = textFor(language, 'roadmap/flow')
  const index = route.location?.index ?? null
  const place = route.location ? route.location.name : route.organisationName
  const { entries, places, standings, notNeeded, organisationDay, doers } = await readSurroundings(route)
  const cards = (route.location ? (['location', 'organisation'] as const) : (['organisation'] as const)).flatMap(
    (name) => cardItems(leavingOut(routeCard(name, sources, factsFor), notNeeded)),
  )
  const isOwn = (key: string): boolean => doers.get(key)?.userId === route.member.userId
  const next = nextStep({ place: sources, cards, entries, factsFor, isOwn, language }, item.key)

  /** How far a page is, as a sign and in words: one that asks something is complete only where something was answered. */
  const howFar = (page: string): { state: 'none' | 'busy' | 'done' | 'returned'; note: string | null } => {
    // Who began has read why.
    if (page === '' && state !== 'none') return { state: 'done', note: null }
    if (!asksAnything(item, page)) {
      const isDone = isCompleted(state) || isHandedOut(item, page, known.stored)
      return { state: isDone ? 'done' : 'none', note: null }
    }
    const answered = isAnswered(item, page, known.stored, facts.documentState !== 'none')
    if (state === 'none' && !answered) return { state: 'none', note: t('page.empty') }
    if (item.filesOn === page && returned.length > 0) return { state: 'returned', note: t('page.returned') }
    const toGo = gapsOn(item, page, missing, known)
    if (toGo > 0) return { state: answered ? 'busy' : 'none', note: t('page.toGo', { count: toGo }) }
    if (answered) return { state: 'done', note: t('page.complete') }
    return isCompleted(state)
      ? { state: 'done', note: t('page.nothing') }
      : { state: 'none', note: t('page.nothingYet') }
  }
  function dueWords(): { words: string; why: string; isLate: boolean } | null {
    const card = cards.find((one) => one.item.key === item.key)
    const due = card ? dueOf(card, organisationDay) : null
    if (due === null) return null
    const isLate = due < dayOf(Date.now())
    const words = isLate
      ? t('page.late', { day: formatWeekdayMonth(due, language) })
      : t('page.due', { day: formatWeekdayMonth(due, language) })
    return { words, why: itemWords(item, 'dueReason', language), isLate }
  }

  const passedOnTo = purposeToPassOn(item)
  const standing = standings.get(item.key)
  return {
    key: item.key,
    texts: item.texts,
    number: shownNumber(item, number),
    section,
    title: itemTitle(item, language),
    minutes: item.minutes,
    state,
    isCompleted: isCompleted(state),
    /** Who has to act, where its state does not say it. */
    mark: standing ? tagOf(standing, { reader: route.member.userId, language }) : null,
    /** Whether nothing is left to do at this place, for anybody. */
    isRouteDone: cards.every((card) => isCompleted(card.state) || card.notNeeded !== null) && entries.length === 0,
    /** What the reader has to know before anything else; null where there is nothing. */
    remark: remark && itemWords(item, remark, language),
    missing: missingLinks(item, missing, index, language),
    /** What people answered who were asked to review it. */
    reviews: { ...reviewed, marks: marksWithAdvice(reviewed, known.stored, language) },
    pages: pagesOf(item).map((page) => ({
      page,
      href: pageAddress(item, page, index),
      label: pageLabel(item, page, language),
      ...howFar(page),
    })),
    /** Null while nothing was saved, and it is nobody's. */
    historyAddress: route.forms.has(item.key) || doers.has(item.key) ? pageAddress(item, 'history', index) : null,
    /** Where a link to it is made; null where it has nothing to show. */
    shareAddress: hasSomethingToShow(item) ? newLinkAddress(item.key, index) : null,
    /** Where a link is made by which somebody else does it; null where nothing is asked, it is theirs alone, or it is done. */
    passOnAddress: passedOnTo === null || isCompleted(state) ? null : newLinkAddress(item.key, index, passedOnTo),
    /** Who that is, where the task says so. */
    isForIct: passedOnTo === 'ict',
    cardAddress: cardAddress(item.roadmap, index),
    cardTitle: place ? t('card.ofPlace', { name: place }) : t('card.title'),
    next:
      next?.isToDo === true ? { title: next.title, heading: next.heading, button: next.button, href: next.href } : null,
    /** By when it should be done, and why; null where that is not known, or it is done. */
    due: dueWords(),
    /** Who does it; null where it is done. */
    doer: isCompleted(state)
      ? null
      : doerLine(item, index, doers.get(item.key), { userId: route.member.userId, language }),
    /** What was sent back of it, whatever its state is. */
    returned,
    /** The page that takes its files, on which they stand one by one; null where it takes none. */
    filesPage: item.filesOn === undefined ? null : `${item.path}/${item.filesOn}`,
    locationIndex: index,
    locationName: route.location?.name ?? null,
    /** Of its location, or else of the organisation. */
    placeName: place,
    locationsAddress: pageAddress(locationsItem, 'locations', null),
    /** To the same task of another location. */
    choices: locationChoices(route, { places }, language, (other) => pageAddress(item, '', other)),
    isOpen: isOpen(route),
    /** For whom the page was made, so that a form can be kept for them without a session. */
    author: sealAuthor(route.member),
    /** Tells readers of one browser apart, without telling who they are. */
    reader: sign('reader', route.member.userId),
    /** Where a location can say that the task does not apply to it; null where it always does. */
    request: await requestOn(route, item, isCompleted(state), language),
  }
}
