import { withQuery } from '#app/platform/frame/with-query.ts'

type Query = { list: 'open' | 'answered'; page: number }

const partsOf = ({ list = 'open', page = 1 }: Partial<Query>) => ({ list: list === 'open' ? '' : list, page })

/** The address of the list of requests. */
export const requestsAddress = (query: Partial<Query> = {}): string => withQuery('/admin/requests', partsOf(query))

/** The address of the same list as a table for spreadsheets: all of it. */
export const requestsTableAddress = (query: Pick<Query, 'list'>): string =>
  withQuery('/admin/requests/csv', partsOf(query))

/** The address of one request. */
export const requestAddress = ({ organisationId, id }: { organisationId: string; id: string }): string =>
  `/admin/requests/${organisationId}/${id}`
