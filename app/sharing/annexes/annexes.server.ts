import { z } from 'zod'
import type { LibraryDocument } from '#app/persistence/documents/library-columns.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { handedOutDocument } from '#app/platform/library/handed-out-document.ts'
import { providerDetails } from '#app/platform/site/site-texts.server.ts'
import { readAnnexes, type Annex } from '#app/roadmap/letters/annexes.server.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
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
  const annexes = await readAnnexes(contributor, item, language)
  return annexes.map(({ name, title, document, isExempt }) => ({
    ...{ name, item: item.key, title, isExempt },
    file: document && handedOutDocument(document),
  }))
}

/**
 * An annex as it was when somebody signed: what it is called in the agreement, the document, and the SHA-256 of its file; both are ''
 * if it did not belong to the agreement.
 */
export const keptAnnex = z.object({
  name: z.string(),
  title: z.string(),
  sha256: z.string(),
  isExempt: z.boolean().default(false),
})
export type KeptAnnex = z.output<typeof keptAnnex>

/** The annexes of what somebody signs, as they are now; those that the library does not have are left out. */
export const annexesToKeep = (annexes: readonly Annex[]): KeptAnnex[] =>
  annexes.flatMap(({ title: name, document, isExempt }): KeptAnnex[] => {
    if (isExempt) return [{ name, title: '', sha256: '', isExempt }]
    return document ? [{ name, title: document.title, sha256: document.sha256, isExempt }] : []
  })

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
  const annexes = item ? await readAnnexes(guest.contributor, item, language) : []
  const found = annexes.find(({ name }) => name === asked.name)?.document
  if (!found) throw new Response(null, { status: 404 })
  return found
}
