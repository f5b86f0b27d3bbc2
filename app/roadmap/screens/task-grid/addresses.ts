import { withQuery } from '#app/platform/frame/with-query.ts'
import { orders, type OverviewQuery } from '../overview/addresses.ts'

type Order = OverviewQuery['order']

/** The address of a page of all tasks of all locations; what is usual is left out. */
export const taskGridAddress = (order: Order = orders[0], page = 1): string =>
  withQuery('/organisation/tasks', { order: order === orders[0] ? '' : order, page })

/** Where they are a table for spreadsheets. */
export const taskGridFileAddress = (order: Order): string =>
  withQuery('/organisation/tasks/csv', { order: order === orders[0] ? '' : order })
