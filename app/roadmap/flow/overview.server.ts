import type { LoaderFunctionArgs } from '@remix-run/node'
import { dayOf, formatWeekday } from '#app/platform/i18n/dates.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { requireMember } from '#app/platform/auth/guard.server.ts'
import { askedPage } from '#app/platform/frame/list-pages.server.ts'
import { assignedAddress } from '../assigning/addresses.ts'
import { listPlaces } from '../attention/read.server.ts'
import { locationsItem } from '../registry.ts'
import { overviewAddress, overviewQuery, type OverviewQuery } from '../screens/overview/addresses.ts'
import { placeView, stopNames } from '../screens/overview/place-view.server.ts'
import { pageAddress } from './addresses.ts'

/** How many locations stand on one page of the overview. */
const pageSize = 20
/** From how many locations on they can be searched. */
const many = 11

/** The locations of an organisation: those that are asked for, a page of them, with how far each is. */
export async function loadOverview({ request, context }: LoaderFunctionArgs) {
  const { language } = context
  const member = requireMember(context)
  const organisationName = context.session?.organisationName ?? ''
  const query = new URL(request.url).searchParams
  const asked = overviewQuery(query)
  const filter = {
    ...asked,
    search: trimmed(asked.search),
    page: askedPage(query),
    size: pageSize,
    userId: member.userId,
  }
  const today = dayOf(Date.now())
  const list = await listPlaces(member, organisationName, filter, today)
  const { whole, counts, total, assigned } = list
  const pages = Math.max(1, Math.ceil(total / pageSize))
  const page = Math.min(pages, filter.page)
  // What is asked for are locations; what is late counts everywhere.
  const isWholeShown =
    filter.search === '' && (filter.filter === 'all' || (filter.filter === 'late' && (whole?.lateCount ?? 0) > 0))
  const address = (over: Partial<OverviewQuery>, to = 1) => overviewAddress({ ...filter, ...over }, to)
  return {
    organisationName,
    ...{ asked: { ...asked, search: filter.search }, page, pages, total, counts },
    completed: list.completed + (whole?.completed ?? 0),
    items: list.items + (whole?.total ?? 0),
    firstDay: list.firstConnectionDay === null ? null : formatWeekday(list.firstConnectionDay, language),
    isLong: counts.all >= many || filter.search !== '',
    hasLocations: counts.all > 0 || filter.search !== '',
    places: [...(whole && isWholeShown ? [whole] : []), ...list.rows].map((place) =>
      placeView(place, today, language, { userId: member.userId, whole }),
    ),
    range: { from: (page - 1) * pageSize + 1, to: Math.min(total, page * pageSize) },
    chips: [
      { key: 'all' as const, count: counts.all, href: address({ filter: 'all' }) },
      { key: 'late' as const, count: counts.late, href: address({ filter: 'late' }) },
      { key: 'no-date' as const, count: counts.withoutDate, href: address({ filter: 'no-date' }) },
      { key: 'mine' as const, count: assigned?.mine ?? 0, href: assignedAddress() },
      { key: 'nobody' as const, count: assigned?.nobody ?? 0, href: assignedAddress('nobody') },
    ],
    previous: page > 1 ? address({}, page - 1) : null,
    following: page < pages ? address({}, page + 1) : null,
    stopNames: stopNames(language),
    locationsAddress: pageAddress(locationsItem, '', null),
    addAddress: pageAddress(locationsItem, 'locations', null),
  }
}

export type Overview = Awaited<ReturnType<typeof loadOverview>>
