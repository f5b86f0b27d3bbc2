import { withQuery } from '#app/platform/frame/with-query.ts'

/** What the queue is narrowed down to, as it stands in the address: '' for everything. */
export type Narrowed = { organisation: string; item: string }

type Query = Narrowed & { list: 'waiting' | 'reviewed'; page: number }

/** The address of the queue. */
export const queueAddress = (query: Partial<Query> = {}): string => withQuery('/admin/review', partsOf(query))

/** The address of the same list as a table for spreadsheets: all of it. */
export const queueTableAddress = (query: Omit<Query, 'page'>): string => withQuery('/admin/review/csv', partsOf(query))

const partsOf = ({ organisation = '', item = '', list = 'waiting', page = 1 }: Partial<Query>) => ({
  list: list === 'waiting' ? '' : list,
  organisation,
  item,
  page,
})

/** The address of one document, which remembers what the queue was narrowed down to. */
export const reviewAddress = (document: { organisationId: string; id: string }, narrowed: Narrowed): string =>
  withQuery(`/admin/review/${document.organisationId}/${document.id}`, narrowed)
