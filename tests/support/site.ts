import { pageAddress, pagesOf } from '#app/roadmap/flow/addresses.ts'
import { allItems } from '#app/roadmap/registry.ts'
import type { Item } from '#app/roadmap/rules/item.ts'

/** De Zonnehof's locations in the demo data: one well under way, one hardly begun, one without a name. */
const [wellUnderWay, hardlyBegun, unnamed] = [0, 1, 2]

/** The addresses of an item's pages: filled in, and empty. */
function addressesOf(item: Item): string[] {
  const locations = item.roadmap === 'organisation' ? [null] : [wellUnderWay, hardlyBegun]
  return locations.flatMap((location) => [...pagesOf(item), 'history'].map((page) => pageAddress(item, page, location)))
}

const aroundTheItems = [
  '/',
  '/help',
  '/authentication/logout',
  '/organisation',
  '/organisation?q=vecht',
  '/organisation/route-card',
  ...[wellUnderWay, hardlyBegun, unnamed].map((location) => `/location/route-card?location=${location}`),
  `/location/basic-info/wards?location=${unnamed}`,
]

/** Every page of the site map that somebody of a care organisation can open, by what the pages have in common. */
export const sitePages: Record<string, string[]> = {
  'pages around the tasks': aroundTheItems,
  ...Object.fromEntries(allItems.map(({ item }) => [item.path, addressesOf(item)])),
}
