import type { Item } from './item.ts'

/** Items in their categories in their sections, in the order shown: the position is the number. */
export type Roadmap = readonly {
  key: string
  categories: readonly { key: string; items: readonly Item[] }[]
}[]

/** An item with its number, `section.category.item` by position, all counted from 1. */
export type NumberedItem = { number: string; section: string; category: string; item: Item }

/** All items of a roadmap in order, numbered. */
export function numberedItems(roadmap: Roadmap): NumberedItem[] {
  return roadmap.flatMap((section, s) =>
    section.categories.flatMap((category, c) =>
      category.items.map((item, i) => ({
        number: `${s + 1}.${c + 1}.${i + 1}`,
        section: section.key,
        category: category.key,
        item,
      })),
    ),
  )
}

/** The number as people read it: tasks of the organisation have an O before it, so that two tasks are never called alike. */
export const shownNumber = ({ roadmap }: Item, number: string): string =>
  roadmap === 'organisation' ? `O\u00a0${number}` : number
