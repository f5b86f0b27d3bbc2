import type { Language } from '#app/platform/i18n/languages.ts'
import type { Tenant } from '#app/persistence/actor.ts'
import { readStandIns } from '#app/persistence/documents/handed-out.server.ts'
import type { LibraryDocument } from '#app/persistence/documents/library-columns.ts'
import type { Item } from '../rules/item.ts'
import { slotOf } from './slots.server.ts'

/** The document of the library in the place of a letter, in exactly this language; null where the letter itself stands. */
export async function findStandIn(
  tenant: Tenant,
  item: Item,
  name: string,
  language: Language,
): Promise<LibraryDocument | null> {
  if (!item.slots.has(name)) return null
  const found = await readStandIns(tenant, [slotOf(item, name)])
  return found.find((document) => document.language === language) ?? null
}

/** The documents that fill slots of which there is no letter, by name: in the reader's language, else in another one. */
export async function findSlotDocuments(
  tenant: Tenant,
  item: Item,
  names: readonly string[],
  language: Language,
): Promise<Map<string, LibraryDocument>> {
  const found = await readStandIns(
    tenant,
    names.map((name) => slotOf(item, name)),
  )
  const best = (name: string) => {
    const ofSlot = found.filter(({ slot }) => slot === slotOf(item, name))
    return ofSlot.find((document) => document.language === language) ?? ofSlot[0]
  }
  return new Map(
    names.flatMap((name) => {
      const document = best(name)
      return document ? [[name, document] as const] : []
    }),
  )
}
