import type { Item, RoadmapName } from '../rules/item.ts'
import { inputId } from '../rules/paths.ts'
import type { Missing } from '../rules/progress.ts'
import type { SharePurpose } from '../rules/purposes.ts'

const atLocation = (path: string, locationIndex: number | null): string =>
  locationIndex === null ? path : `${path}?location=${locationIndex}`

/** The address of a page of an item; '' is its intro. The organisation's items belong to no location. */
export const pageAddress = (item: Item, page: string, locationIndex: number | null): string =>
  atLocation(page === '' ? item.path : `${item.path}/${page}`, item.roadmap === 'organisation' ? null : locationIndex)

/** Where something that is missing is filled in, or what it waits for while its own page is closed. */
export function missingAddress(item: Item, one: Missing, locationIndex: number | null): string {
  const { page, path } = one.behind ?? one
  return `${pageAddress(item, page, locationIndex)}#${inputId(path)}`
}

/** The address at which a letter of an item is downloaded, for a word processor or as a PDF. */
export function letterAddress(
  item: Item,
  name: string,
  locationIndex: number | null,
  kind: 'docx' | 'pdf' = 'docx',
): string {
  const address = pageAddress(item, `download/${name}`, locationIndex)
  return kind === 'docx' ? address : asPdf(address)
}

/** The address of the same letter as a PDF. */
export const asPdf = (address: string): string => `${address}${address.includes('?') ? '&' : '?'}as=pdf`

/** The address of a route card. */
export const cardAddress = (roadmap: RoadmapName, locationIndex: number | null): string =>
  atLocation(`/${roadmap}/route-card`, roadmap === 'organisation' ? null : locationIndex)

/** The address of the question whether the connection of a location took place, and of what was answered. */
export const connectedAddress = (locationIndex: number): string => atLocation('/location/connected', locationIndex)

/** The address at which all that was filled in for a location is downloaded. */
export const routeCardExportAddress = (locationIndex: number): string => atLocation('/location/take-out', locationIndex)

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

/** The address of the page that asks for a link to a task; without a purpose it asks for whom the link is. */
export function newLinkAddress(itemKey: string, locationIndex: number | null, purpose?: SharePurpose): string {
  const query = new URLSearchParams({ item: itemKey })
  if (locationIndex !== null) query.set('location', String(locationIndex))
  if (purpose) query.set('purpose', purpose)
  return `/links/new?${query}`
}

/** Somebody whose answer lapsed, by the link through which they gave it. */
export type AnswerToAskAgain = {
  id: string
  itemKey: string
  locationIndex: number | null
  purpose: SharePurpose
}

/**
 * The page that makes a new link for somebody who answered before.
 * @param then ids of the links of those who are asked again afterwards
 */
export function askAgainAddress(answer: AnswerToAskAgain, then: readonly string[] = []): string {
  const query = new URLSearchParams([['again', answer.id], ...then.map((id) => ['then', id])])
  return `${newLinkAddress(answer.itemKey, answer.locationIndex, answer.purpose)}&${query}`
}

/**
 * The address at which a location gets its name.
 * @param item in which an organisation lists its locations
 */
export const namingAddress = (item: Item, locationIndex: number): string =>
  `${pageAddress(item, 'locations', null)}#${inputId(`locations[${locationIndex}].name`)}`

/** Where a new version of a document is uploaded. */
export function newVersionAddress(item: Item, documentId: string, locationIndex: number | null): string {
  const page = pageAddress(item, item.filesOn ?? '', locationIndex)
  return `${page}${page.includes('?') ? '&' : '?'}replaces=${documentId}#newVersion`
}
