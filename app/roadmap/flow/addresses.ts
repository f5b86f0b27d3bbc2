import type { Item, RoadmapName } from '../rules/item.ts'

const atLocation = (path: string, locationIndex: number | null): string =>
  locationIndex === null ? path : `${path}?location=${locationIndex}`

/** The address of a page of an item; '' is its intro. The organisation's items belong to no location. */
export const pageAddress = (item: Item, page: string, locationIndex: number | null): string =>
  atLocation(page === '' ? item.path : `${item.path}/${page}`, item.roadmap === 'organisation' ? null : locationIndex)

/** The address at which a letter of an item is downloaded. */
export const letterAddress = (item: Item, name: string, locationIndex: number | null): string =>
  pageAddress(item, `download/${name}`, locationIndex)

/** The address of a route card. */
export const cardAddress = (roadmap: RoadmapName, locationIndex: number | null): string =>
  atLocation(`/${roadmap}/route-card`, roadmap === 'organisation' ? null : locationIndex)

/** The address at which all that was filled in for a location is downloaded. */
export const takeOutAddress = (locationIndex: number): string => atLocation('/location/take-out', locationIndex)

/** True where the answers stand on more than one page, so that they are looked through together at the end. */
export const hasAnswersPage = (item: Item): boolean => Object.keys(item.pageFields).length > 1

/** All pages of an item in the order they are walked: the intro (''), its own pages, all answers together, done. */
export const pagesOf = (item: Item): string[] => [
  '',
  ...item.pages,
  ...(hasAnswersPage(item) ? ['answers'] : []),
  'done',
]

/** The page after or before another one. */
export function neighbour(item: Item, page: string, step: 1 | -1): string {
  const pages = pagesOf(item)
  return pages[pages.indexOf(page) + step] ?? ''
}
