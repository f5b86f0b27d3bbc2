import type { LoaderFunctionArgs } from '@remix-run/node'
import { formatMoment, formatWeekday } from '#app/platform/i18n/dates.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { readLocationRecords, type LocationRecords } from '#app/persistence/organisations/locations-overview.server.ts'
import { locationsItem } from '../registry.ts'
import { cardAddress, pageAddress } from './addresses.ts'
import { keyDates } from './key-dates.ts'
import { isInitialised, type Location } from './locations.ts'
import { countCompleted, routeCard } from './route-card.ts'
import { readRoute, type Route } from './route.server.ts'

/** How many locations stand on one page of the overview. */
const pageSize = 25

/** The locations of an organisation: those that are looked for, a page of them, with how far each is. Three queries. */
export async function loadOverview(args: LoaderFunctionArgs) {
  const { language } = args.context
  const route = await readRoute(args, 'organisation')
  const query = new URL(args.request.url).searchParams
  const search = trimmed(query.get('q') ?? '').slice(0, 100)
  const found = route.locations.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  const pages = Math.max(1, Math.ceil(found.length / pageSize))
  const page = Math.min(pages, Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1))
  const shown = found.slice((page - 1) * pageSize, page * pageSize)
  const records = await readLocationRecords(
    route.member,
    shown.map(({ index }) => index),
  )
  const t = anyTextFor(language, 'roadmap/flow')

  const toRow = (location: Location) => {
    const { fieldsOf, documents } = recordsOf(route, records, location)
    const sections = routeCard('location', { ...place(route, location), fieldsOf, documents })
    const dates = keyDates(fieldsOf)
    return {
      index: location.index,
      name: location.name,
      isInitialised: isInitialised(location),
      href: cardAddress('location', location.index),
      connectionDay: dates.connectionDay === null ? null : formatWeekday(dates.connectionDay, language),
      isDefinitive: dates.isDefinitive,
      startMeetings: dates.startMeetings.map((at) => formatMoment(at, language)),
      ...countCompleted(sections),
      categories: sections.flatMap((section) =>
        section.categories.map(({ key, number, completed, total }) => ({
          number,
          title:
            t(`sections.location.${section.key}`) +
            (section.categories.length > 1 ? `: ${t(`categories.${key}`)}` : ''),
          completed,
          total,
        })),
      ),
    }
  }
  return {
    organisationName: route.organisationName,
    search,
    found: found.length,
    page,
    pages,
    locations: shown.map(toRow),
    hasLocations: route.locations.length > 0,
    locationsAddress: pageAddress(locationsItem, '', null),
  }
}

export type Overview = Awaited<ReturnType<typeof loadOverview>>

const place = (route: Route, location: Location) => ({
  locationIndex: location.index,
  organisationName: route.organisationName,
  locationName: location.name,
})

/** What is known of one location: its own records, and those of the organisation. */
function recordsOf(route: Route, records: LocationRecords, { index }: Location) {
  const own = new Map(records.forms.filter((form) => form.locationIndex === index).map((form) => [form.formType, form]))
  return {
    fieldsOf: (formType: string) => (own.get(formType) ?? route.forms.get(formType))?.fields,
    documents: records.documents.filter((document) => document.locationIndex === index),
  }
}
