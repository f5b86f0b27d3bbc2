import type { Item, Shares } from './item.ts'
import type { SharePurpose, ShareRight } from './purposes.ts'

/** What a task shows to people who come by a link. */
export const sharesOf = (item: Item): Shares =>
  item.shares ?? { pages: Object.keys(item.pageFields), letters: [], to: { reviewer: ['review', 'read'] } }

/** Whether the provider signs, too, what a link lets somebody sign. */
export const isForBothSides = ({ may, purpose }: { may: ShareRight; purpose: SharePurpose }): boolean =>
  may === 'sign' && purpose === 'signer'

/** Whether a task has anything to show: some only take files. */
export const hasSomethingToShow = (item: Item): boolean => {
  const { pages, letters } = sharesOf(item)
  return pages.length + letters.length > 0
}
