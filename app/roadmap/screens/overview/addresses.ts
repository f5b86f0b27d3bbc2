import { withQuery } from '#app/platform/frame/with-query.ts'
import type { ProgressFilter } from '../../attention/read.server.ts'

/** What the overview is narrowed down to, and its order. */
export type OverviewQuery = Pick<ProgressFilter, 'search' | 'order' | 'filter'>

/** The orders a reader can choose, the usual one first. */
export const orders = ['date', 'late', 'position'] as const
const filters = ['all', 'late', 'no-date'] as const

/** What an address of the overview asks for; what it does not know is the usual. */
export const overviewQuery = (query: URLSearchParams): OverviewQuery => ({
  search: (query.get('q') ?? '').toWellFormed().replaceAll('\0', '').slice(0, 100),
  order: orders.find((order) => order === query.get('order')) ?? orders[0],
  filter: filters.find((filter) => filter === query.get('show')) ?? filters[0],
})

/** The address of a page of the overview; what is usual is left out. */
export const overviewAddress = ({ search, order, filter }: Partial<OverviewQuery>, page = 1): string =>
  withQuery('/organisation', {
    q: search ?? '',
    show: filter === undefined || filter === 'all' ? '' : filter,
    order: order === undefined || order === orders[0] ? '' : order,
    page,
  })
