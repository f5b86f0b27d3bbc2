import type { Tenant } from '#app/persistence/actor.ts'
import { readExemptAnnexes } from '#app/persistence/documents/exempt-annexes.server.ts'
import type { LibraryDocument } from '#app/persistence/documents/library-columns.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Item } from '../rules/item.ts'
import { sharesOf } from '../rules/shares.ts'
import { slotOf, slotTitle } from './slots.server.ts'
import { findSlotDocuments } from './stand-ins.server.ts'

/** An annex of the agreement of a task. */
export type Annex = {
  /** Its name among the slots of the task. */
  name: string
  /** What the agreement calls it. */
  title: string
  /** The document of the library; null if there is none for this organisation, or if it does not belong to the agreement. */
  document: LibraryDocument | null
  /** Whether provider staff marked that it does not belong to the agreement of this organisation. */
  isExempt: boolean
  /** Whether they marked that for all organisations, and not for this one. */
  isExemptForAll: boolean
}

/** The annexes of what a task lets somebody sign, in the order of the agreement; each document in the reader's language, else in another. */
export async function readAnnexes(tenant: Tenant, item: Item, language: Language): Promise<Annex[]> {
  const names = sharesOf(item).annexes ?? []
  if (names.length === 0) return []
  const slots = names.map((name) => slotOf(item, name))
  const [documents, exempt] = await Promise.all([
    findSlotDocuments(tenant, item, names, language),
    readExemptAnnexes(tenant, slots),
  ])
  return names.map((name) => {
    const mark = exempt.get(slotOf(item, name))
    const isExempt = mark !== undefined
    return {
      name,
      title: slotTitle(item, name, language),
      document: isExempt ? null : (documents.get(name) ?? null),
      isExempt,
      isExemptForAll: mark === 'all',
    }
  })
}

/** Whether an annex belongs to an agreement and is not there: nobody can sign until it is. */
export const isMissing = ({ document, isExempt }: Annex): boolean => document === null && !isExempt
