import { allItems } from '#app/roadmap/registry.ts'
import type { Item } from '#app/roadmap/rules/item.ts'

/** De Zonnehof's locations in the demo data: one well under way, one hardly begun, one without a name. */
const [wellUnderWay, hardlyBegun, unnamed] = [0, 1, 2]

/** The addresses of an item's pages. */
function pagesOf(item: Item, location: number): string[] {
  const pages = item.comesLater ? [''] : ['', ...item.pages.map((page) => `/${page}`), '/done']
  const query = item.roadmap === 'location' ? `?location=${location}` : ''
  return pages.map((page) => `${item.path}${page}${query}`)
}

const items = allItems.map(({ item }) => item)
const finished = items.filter(({ comesLater, roadmap }) => !comesLater && roadmap === 'location')

/** Every page of the site map that somebody of a care organisation can open, by what the pages have in common. */
export const sitePages: Record<string, string[]> = {
  'pages around the tasks': [
    '/',
    '/help',
    '/authentication/logout',
    '/organisation',
    '/organisation?q=vecht',
    '/organisation/route-card',
    ...[wellUnderWay, hardlyBegun, unnamed].map((location) => `/location/route-card?location=${location}`),
    `/location/basic-info/wards?location=${unnamed}`,
  ],
  'tasks of the organisation': items
    .filter(({ roadmap }) => roadmap === 'organisation')
    .flatMap((item) => pagesOf(item, 0)),
  'tasks of a location well under way': items
    .filter(({ roadmap }) => roadmap === 'location')
    .flatMap((item) => pagesOf(item, wellUnderWay)),
  'tasks of a location hardly begun': finished.flatMap((item) => pagesOf(item, hardlyBegun)),
}
