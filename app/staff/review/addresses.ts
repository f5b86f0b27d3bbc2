import { withQuery } from '#app/platform/frame/with-query.ts'

/**
 * What the queue is narrowed down to, as it stands in the address: '' for everything. `sort` is the order of the queue that
 * a reader goes back to; documents are checked one after the other as long as they wait, whatever it says.
 */
export type Narrowed = { organisation: string; item: string; q: string; owner: string; sort: string }

type Query = Narrowed & { list: 'waiting' | 'reviewed'; page: number }

/** The address of the queue. */
export const queueAddress = (query: Partial<Query> = {}): string => withQuery('/admin/review', partsOf(query))

/** The address of the same list as a table for spreadsheets: all of it. */
export const queueTableAddress = (query: Partial<Omit<Query, 'page'>>): string =>
  withQuery('/admin/review/csv', partsOf(query))

const partsOf = ({ list = 'waiting', page = 1, organisation = '', item = '', ...rest }: Partial<Query>) => ({
  ...{ list: list === 'waiting' ? '' : list, organisation, item },
  ...rest,
  page,
})

/** What a document is found by. */
type DocumentIds = { organisationId: string; id: string }

/** Where a verdict leads that goes on: to the next document, or to the queue where nothing waits any more. */
export const onwardsAddress = (next: DocumentIds | null, judged: DocumentIds, narrowed: Partial<Narrowed>): string =>
  withQuery(next ? pathOf(next) : '/admin/review', { ...narrowed, judged: `${judged.organisationId}.${judged.id}` })

/** Which document an address says was judged just now; null where it says none. */
export function judgedIn(query: URLSearchParams): DocumentIds | null {
  const [organisationId = '', id = ''] = (query.get('judged') ?? '').split('.')
  return id === '' ? null : { organisationId, id }
}

const pathOf = ({ organisationId, id }: DocumentIds) => `/admin/review/${organisationId}/${id}`

/** The address of one document, which remembers what the queue was narrowed down to. */
export const reviewAddress = (document: DocumentIds, narrowed: Partial<Narrowed>): string =>
  withQuery(pathOf(document), narrowed)
