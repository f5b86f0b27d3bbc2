import type { Item, Shares } from './item.ts'

/** What a task shows to people who come by a link. */
export const sharesOf = (item: Item): Shares =>
  item.shares ?? { pages: Object.keys(item.pageFields), letters: [], to: { reviewer: ['review', 'read'] } }

/** Whether a task has anything to show: some only take files. */
export const hasSomethingToShow = (item: Item): boolean => {
  const { pages, letters } = sharesOf(item)
  return pages.length + letters.length > 0
}
