import { withQuery } from '#app/platform/frame/with-query.ts'

/** What a list of requests is asked by, as its address has it; '' for all, in the usual order. */
export type RequestQuery = { list: 'open' | 'answered'; q: string; owner: string; sort: string; page: number }

const partsOf = ({ list = 'open', page = 1, ...rest }: Partial<RequestQuery>) => ({
  list: list === 'open' ? '' : list,
  ...rest,
  page,
})

/** The address of the list of requests. */
export const requestsAddress = (query: Partial<RequestQuery> = {}): string =>
  withQuery('/admin/requests', partsOf(query))

/** The address of the same list as a table for spreadsheets: all of it. */
export const requestsTableAddress = (query: Partial<Omit<RequestQuery, 'sort' | 'page'>>): string =>
  withQuery('/admin/requests/csv', partsOf(query))

/** The address of one request. */
export const requestAddress = ({ organisationId, id }: { organisationId: string; id: string }): string =>
  `/admin/requests/${organisationId}/${id}`
