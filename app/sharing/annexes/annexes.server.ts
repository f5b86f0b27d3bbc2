import { z } from 'zod'
import type { Tenant } from '#app/persistence/actor.ts'
import type { LibraryDocument } from '#app/persistence/documents/library-columns.ts'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { providerDetails } from '#app/platform/site/site-texts.server.ts'
import { findDocuments, findSlotDocuments } from '#app/roadmap/letters/stand-ins.server.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { sharesOf } from '#app/roadmap/rules/shares.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { senderOfLink } from '#app/sharing/guest/sender.ts'
import { itemsOf } from '../place.server.ts'

/** Annexes of what a link shows, and whom to ask for those that the library does not have. */
export type AnnexesView = NonNullable<Awaited<ReturnType<typeof annexesOf>>>

/** The annexes of what a link shows: each with the document of the library, where that has one; null where there are none. */
export async function annexesOf(guest: Guest, language: Language) {
  const found = await Promise.all(itemsOf(guest).map((item) => annexesOfItem(guest, item, language)))
  const list = found.flat()
  return list.length === 0 ? null : { list, person: personToAsk(guest) }
}

async function annexesOfItem({ contributor }: Guest, item: Item, language: Language) {
  const names = sharesOf(item).annexes ?? []
  // A task without letters has no words for them either.
  if (names.length === 0) return []
  const documents = await findDocuments(contributor, item, names, language)
  const words = anyTextFor(language, `${item.texts}/letters`)
  return names.map((name) => ({
    ...{ name, item: item.key, title: words(item.slots.get(name) ?? name) },
    file: documents.get(name) ?? null,
  }))
}

/** An annex as it was when somebody signed: what it is called in the agreement, the document, and the SHA-256 of its file. */
export const keptAnnex = z.object({ name: z.string(), title: z.string(), sha256: z.string() })
export type KeptAnnex = z.output<typeof keptAnnex>

/** The annexes of what somebody signs, as they are now; those that the library does not have are left out. */
export async function annexesToKeep(tenant: Tenant, item: Item, language: Language): Promise<KeptAnnex[]> {
  const names = sharesOf(item).annexes ?? []
  if (names.length === 0) return []
  const documents = await findSlotDocuments(tenant, item, names, language)
  const words = anyTextFor(language, `${item.texts}/letters`)
  return names.flatMap((name) => {
    const found = documents.get(name)
    return found ? [{ name: words(item.slots.get(name) ?? name), title: found.title, sha256: found.sha256 }] : []
  })
}

/** The person at the provider who looks after the organisation; where nobody is known, who sent the link. */
function personToAsk({ link }: Guest) {
  if (link.contact) {
    const { name, email, phone } = link.contact
    return { name, email, phone, company: providerDetails().name }
  }
  const { name, email, phone, organisation, isFromProvider } = senderOfLink(link)
  return { name, email, phone, company: isFromProvider ? '' : organisation }
}

/**
 * The document of the library that is an annex of what a link shows, as its page offers it.
 * @throws a 404 response where the link shows no such annex, or the library has no document for it
 */
export async function sharedAnnex(
  guest: Guest,
  language: Language,
  asked: { item: string; name: string },
): Promise<LibraryDocument> {
  const item = itemsOf(guest).find(({ key }) => key === asked.item)
  const names = (item && sharesOf(item).annexes?.filter((name) => name === asked.name)) ?? []
  const found = item && (await findSlotDocuments(guest.contributor, item, names, language)).get(asked.name)
  if (!found) throw new Response(null, { status: 404 })
  return found
}
