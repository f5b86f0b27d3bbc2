import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { itemTitle } from '../flow/words.server.ts'
import { allItems } from '../registry.ts'
import type { Item } from '../rules/item.ts'
import { sharesOf } from '../rules/shares.ts'

/** What a document of the library is tied to in the place of a download: the key of the item and the name in it. */
export const slotOf = (item: Item, name: string): string => `${item.key}/${name}`

/** What a slot is called in the letters of its task. */
export const slotTitle = (item: Item, name: string, language: Language): string =>
  anyTextFor(language, `${item.texts}/letters`)(item.slots.get(name) ?? name)

/** Every slot there is, in the order of the roadmaps, named by its task for provider staff. */
export const slotOptions = (language: Language): { value: string; label: string }[] =>
  allItems.flatMap(({ item, number }) =>
    [...item.slots.keys()].map((name) => ({
      value: slotOf(item, name),
      label: `${number} ${itemTitle(item, language)}: ${slotTitle(item, name, language)}`,
    })),
  )

/** The slots that are annexes of an agreement, in the order of the roadmaps, each with what the agreement calls it. */
export const annexSlots = (language: Language): { item: Item; slot: string; title: string }[] =>
  allItems.flatMap(({ item }) =>
    (sharesOf(item).annexes ?? []).map((name) => ({
      item,
      slot: slotOf(item, name),
      title: slotTitle(item, name, language),
    })),
  )
