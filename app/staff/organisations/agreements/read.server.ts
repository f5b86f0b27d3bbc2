import type { Actor } from '#app/persistence/actor.ts'
import { listAnnexMarks } from '#app/persistence/documents/exempt-annexes.server.ts'
import type { LibraryDocument } from '#app/persistence/documents/library-columns.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { readAnnexes, type Annex } from '#app/roadmap/letters/annexes.server.ts'
import { annexSlots, slotOf } from '#app/roadmap/letters/slots.server.ts'
import { allItems } from '#app/roadmap/registry.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { sharesOf } from '#app/roadmap/rules/shares.ts'
import { envelopesOf, type Envelope } from '#app/sharing/signing/envelopes.server.ts'
import { libraryEntryAddress } from '../../documents/addresses.ts'

/** An agreement of a place as provider staff see it. */
export type AgreementView = {
  /** The key of its task. */
  key: string
  title: string
  /** A draft as long as nobody was asked to sign it or to agree to it. */
  state: Envelope['state'] | 'draft'
  people: (Envelope['people'][number] & { href: string })[]
  annexes: AnnexView[]
}

/** An annex of it: whether it is there, and what provider staff can do about that. */
export type AnnexView = {
  slot: string
  title: string
  document: { title: string; href: string } | null
  state: 'there' | 'missing' | 'exempt' | 'exemptForAll'
  /** Whether it can be marked here, or the mark taken away. */
  mayMark: boolean
}

type Asked = { id: string; place: Place; language: Language }

/** The agreements of an organisation as a whole, or of the location that it is seen from. */
export async function readAgreements({ id, place, language }: Asked): Promise<AgreementView[]> {
  const tenant = { organisationId: id }
  const roadmap = place.location ? 'location' : 'organisation'
  const items = allItems.flatMap(({ item }) => (item.roadmap === roadmap && isAgreement(item) ? [item] : []))
  const [envelopes, ...annexesOf] = await Promise.all([
    envelopesOf(tenant, place),
    ...items.map((item) => readAnnexes(tenant, item, language)),
  ])
  return items.map((item, n) => {
    const envelope = envelopes.get(item.key)
    const annexes = annexesOf[n] ?? []
    return {
      key: item.key,
      title: itemTitle(item, language),
      state: envelope?.state ?? ('draft' as const),
      people: (envelope?.people ?? []).map((one) => ({ ...one, href: `/admin/links/${id}/${one.linkId}` })),
      annexes: annexes.map((annex) => annexView(annex, slotOf(item, annex.name))),
    }
  })
}

/**
 * The annexes of all agreements, for all organisations: a document counts if it is for every one of them.
 * @param documents all of the library
 */
export async function listAnnexes(
  actor: Actor,
  language: Language,
  documents: readonly Pick<LibraryDocument, 'id' | 'title' | 'slot' | 'isForAll'>[],
): Promise<AnnexView[]> {
  const marks = await listAnnexMarks(actor)
  return annexSlots(language).map(({ item, slot, title }) => {
    const document = documents.find((one) => one.slot === slot && one.isForAll)
    return {
      slot,
      title: `${itemTitle(item, language)}: ${title}`,
      document: document && !marks.has(slot) ? { title: document.title, href: libraryEntryAddress(document.id) } : null,
      state: marks.has(slot) ? 'exemptForAll' : document ? 'there' : 'missing',
      mayMark: true,
    }
  })
}

const isAgreement = (item: Item): boolean => sharesOf(item).to.signer?.includes('sign') === true

const annexView = ({ title, document, isExempt, isExemptForAll }: Annex, slot: string): AnnexView => ({
  slot,
  title,
  document: document && { title: document.title, href: libraryEntryAddress(document.id) },
  state: isExempt ? (isExemptForAll ? 'exemptForAll' : 'exempt') : document ? 'there' : 'missing',
  mayMark: !isExemptForAll,
})
