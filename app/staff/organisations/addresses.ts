import { withQuery } from '#app/platform/frame/with-query.ts'
import type { OrganisationFilter } from '#app/persistence/organisations/care-organisations.server.ts'

const start = '/admin/organisations'

/** What a list of organisations is asked by, as its address has it. */
export type ListQuery = {
  list: OrganisationFilter['list']
  owner: OrganisationFilter['owner']
  q: string
  sort: string
  /** The columns that were chosen; none for the usual ones. */
  columns: readonly string[]
  page: number
}

/** The address of the list of organisations. */
export function listAddress({
  list = 'active',
  owner = 'all',
  q = '',
  sort = '',
  columns = [],
  page = 1,
}: Partial<ListQuery> = {}): string {
  return withQuery(start, { ...queryOf({ list, owner, q, sort, columns }), page })
}

/** The address of the same list as a file for spreadsheets. */
export const listFileAddress = (query: Omit<ListQuery, 'page'>): string => withQuery(`${start}/csv`, queryOf(query))

/** The same file of these organisations alone. */
export const chosenListFileAddress = (ids: readonly string[], columns: readonly string[]): string =>
  withQuery(`${start}/csv`, { columns, ids })

const queryOf = ({ list, owner, q, sort, columns }: Omit<ListQuery, 'page'>) => ({
  list: list === 'active' ? '' : list,
  owner: owner === 'all' ? '' : owner,
  q,
  sort: sort === 'name' ? '' : sort,
  columns,
})

/** The address of an organisation, or of a page about it. */
export const organisationAddress = (id: string, page = ''): string => `${start}/${id}${page === '' ? '' : `/${page}`}`

/** The address at which provider staff look after one location, known by its row in the list. */
export const locationAddress = (id: string, row: string, page = ''): string =>
  organisationAddress(id, `locations/${row}${page === '' ? '' : `/${page}`}`)

/** The address of a route card as provider staff see it; null is that of the organisation. */
export const seenCardAddress = (id: string, index: number | null): string =>
  withQuery(organisationAddress(id, 'route-card'), { location: index === null ? '' : String(index) })

/** The address of what was filled in for an item, as provider staff see it. */
export const seenAnswersAddress = (id: string, item: string, index: number | null): string =>
  withQuery(organisationAddress(id, 'answers'), { item, location: index === null ? '' : String(index) })

/** The address at which provider staff fill in an item for the organisation. */
export const fillInAddress = (id: string, item: string, index: number | null): string =>
  withQuery(organisationAddress(id, 'fill-in'), { item, location: index === null ? '' : String(index) })

/** The address of the history of an item as provider staff see it. */
export const seenHistoryAddress = (id: string, item: string, index: number | null): string =>
  withQuery(organisationAddress(id, 'history'), { item, location: index === null ? '' : String(index) })
