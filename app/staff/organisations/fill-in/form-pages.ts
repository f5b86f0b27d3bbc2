import type { Item } from '#app/roadmap/rules/item.ts'

/**
 * The pages of a task that staff can fill in for somebody on the phone: those that ask something. Giving files, signing and
 * sharing are for the customer alone.
 */
export const formPages = (item: Item): string[] =>
  item.pages.filter((page) => item.pageFields[page] !== undefined && page !== item.filesOn)
