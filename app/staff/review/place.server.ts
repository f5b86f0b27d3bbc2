import { ownerAskedIn, searchIn, unlessUsual } from '#app/platform/frame/list-query.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { ReviewedDocument } from '#app/persistence/documents/verdict-queue.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import type { Narrowed } from './addresses.ts'

/** What each list can be sorted by; the first of them is what it is sorted by where nothing is asked. */
export const reviewSorts = {
  waiting: ['since', 'name', 'organisation', 'size', 'by'],
  reviewed: ['verdictAt', 'name', 'organisation', 'verdictBy'],
} as const

const orders = new Set(Object.values(reviewSorts).flatMap((sorts) => sorts.flatMap((sort) => [sort, `-${sort}`])))

/** What the queue is narrowed down to, read from the address: what is no task or no id is passed over. */
export function narrowedBy(query: URLSearchParams): Narrowed {
  const item = query.get('item') ?? ''
  const organisation = query.get('organisation') ?? ''
  return {
    item: findItem(item)?.hasDocuments ? item : '',
    organisation: /^[0-9a-f-]{36}$/i.test(organisation) ? organisation : '',
    q: searchIn(query),
    owner: unlessUsual(ownerAskedIn(query), 'all'),
    sort: orders.has(query.get('sort') ?? '') ? (query.get('sort') ?? '') : '',
  }
}

/** The same for the verbs that read documents. */
export const filterOf = ({ organisation, item, q, owner }: Narrowed) => ({
  search: q,
  owner: ownerAskedIn(new URLSearchParams({ owner })),
  organisationId: organisation === '' ? null : organisation,
  documentType: item === '' ? null : item,
})

/** What a document was uploaded for and where, in words. */
export function placeWords(
  document: Pick<ReviewedDocument, 'locationIndex' | 'locationName' | 'documentType'>,
  language: Language,
): { item: string; location: string } {
  const t = textFor(language, 'staff/review')
  const { locationIndex, locationName, documentType } = document
  const item = findItem(documentType)
  const unnamed = () => t('queue.unnamed', { number: (locationIndex ?? 0) + 1 })
  return {
    item: item ? itemTitle(item, language) : documentType,
    location: locationIndex === null ? t('queue.wholeOrganisation') : (locationName ?? unnamed()),
  }
}
