import type { LoaderFunctionArgs } from '@remix-run/node'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { itemAtPath, locationsItem } from '../registry.ts'
import { isCompleted } from '../rules/progress.ts'
import { requestOn } from '../requests/requests.server.ts'
import { hasSomethingToShow } from '../rules/shares.ts'
import { cardAddress, newLinkAddress, pageAddress, pagesOf } from './addresses.ts'
import { gatherFacts } from './facts.ts'
import type { ItemReviews } from './item-reviews.ts'
import { missingLinks } from './links-to-other-items.server.ts'
import { nextItem, routeCard } from './route-card.ts'
import { isOpen, readRoute, type Route } from './route.server.ts'
import { sourcesOf } from './sources.ts'
import { itemTitle, itemWords, pageTitle } from './words.server.ts'

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
  const numbered = itemAtPath(new URL(args.request.url).pathname.replace(/\.data$/, '').toLowerCase())
  if (!numbered) throw new Response(null, { status: 404 })
  const { item, number, section } = numbered
  const route = await readRoute(args, item.roadmap)
  const sources = sourcesOf(route)
  const facts = gatherFacts(sources)(item)
  const { state, missing } = item.progress(sources.fieldsOf(item.key), facts)
  const remark = item.remark?.(facts) ?? null
  const reviews = await readReviews(route, language)
  const t = textFor(language, 'roadmap/flow')
  const index = route.location?.index ?? null
  const place = route.location ? route.location.name : route.organisationName
  const next = nextItem(routeCard(item.roadmap, sources), item.key)

  /** How far a page that asks something is, by what the item's rule still misses there and what the page asks by itself. */
  const noteOf = (page: string): string | null => {
    if (!item.pageFields[page] && item.filesOn !== page) return null
    const here = missing.filter((one) => one.page === page).map(({ path }) => path)
    const asked = Object.keys(item.check(page, sources.fieldsOf(item.key), facts))
    const toGo = new Set([...here, ...asked]).size
    if (state === 'none') return t('page.empty')
    return toGo === 0 ? t('page.complete') : t('page.toGo', { count: toGo })
  }
  const labelOf = (page: string): string => {
    if (page === '') return t('page.intro')
    if (page === 'answers') return t('page.answers')
    return page === 'done' ? t('page.done') : pageTitle(item, page, language)
  }

  return {
    key: item.key,
    texts: item.texts,
    number,
    section,
    title: itemTitle(item, language),
    minutes: item.minutes,
    state,
    isCompleted: isCompleted(state),
    /** What the reader has to know before anything else; null where there is nothing. */
    remark: remark && itemWords(item, remark, language),
    missing: missingLinks(item, missing, index, language),
    /** What people answered who were asked to review it. */
    reviews: reviews(item.key),
    pages: pagesOf(item).map((page) => ({
      page,
      href: pageAddress(item, page, index),
      label: labelOf(page),
      note: noteOf(page),
    })),
    /** Null while nothing was saved. */
    historyAddress: route.forms.has(item.key) ? pageAddress(item, 'history', index) : null,
    /** Where a link to it is made; null where it has nothing to show. */
    shareAddress: hasSomethingToShow(item) ? newLinkAddress(item.key, index) : null,
    cardAddress: cardAddress(item.roadmap, index),
    cardTitle: place ? t('card.ofPlace', { name: place }) : t('card.title'),
    next: next && { title: itemTitle(next.item, language), href: pageAddress(next.item, '', index) },
    locationIndex: index,
    locationName: route.location?.name ?? null,
    locationsAddress: pageAddress(locationsItem, 'locations', null),
    isOpen: isOpen(route),
    /** Where a location can say that the task does not apply to it; null where it always does. */
    request: await requestOn(route, item, isCompleted(state), language),
  }
}
