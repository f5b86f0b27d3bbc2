import { withQuery } from '#app/platform/frame/with-query.ts'
import { pageAddress } from '../flow/addresses.ts'
import type { Item } from '../rules/item.ts'

/** The page of a task on which it is given to somebody. */
export const assigneePage = 'assignee'

/** Where a task is given to somebody. */
export const assigneeAddress = (item: Item, locationIndex: number | null): string =>
  pageAddress(item, assigneePage, locationIndex)

/**
 * The tasks of the reader's organisation that somebody does, over all locations.
 * @param who 'me', 'nobody', 'link' for those who have no account, or the id of an account
 */
export const assignedAddress = (who = 'me', page = 1): string =>
  withQuery('/organisation/assigned', { who: who === 'me' ? '' : who, page })
