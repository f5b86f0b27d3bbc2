import type { SearchHit } from '#app/persistence/staff/search.server.ts'
import type { SearchKind } from '#app/persistence/staff/search-kept.server.ts'
import { dayOf, formatDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { titleOfLink } from '#app/sharing/sent/link-words.server.ts'
import { locationAddress, organisationAddress } from '../organisations/addresses.ts'
import { reviewAddress } from '../review/addresses.ts'
import { userAddress } from '../users/addresses.ts'
import { marked, type Piece } from './marks.ts'

/** Something that was found, in words. */
export type SearchRow = {
  kind: SearchKind
  address: string
  title: Piece[]
  context: Piece[]
  /** Title and context as plain text. */
  text: { title: string; context: string }
  /** The words it has with a mistake only. */
  resembles: string
  /** What else there is to know; '' for nothing. */
  note: string
  phone: string
  /** Whether it belongs to one of the reader’s own customers. */
  isOwn: boolean
}

/** Says what there is to say of something that was found. */
export function rowOf(hit: SearchHit, words: readonly string[], language: Language): SearchRow {
  const { title, context, note = '', address } = wordsOf(hit, words, language)
  const said = context.filter((one) => one !== '').join(' · ')
  return {
    ...{ kind: hit.kind, address, note, text: { title, context: said } },
    title: marked(title, words, hit.level === 2),
    context: marked(said, words, hit.level === 2),
    resembles: hit.level === 2 ? words.filter((word) => !hit.words.includes(word)).join(' ') : '',
    phone: hit.facts.phone ?? '',
    isOwn: hit.isOwn,
  }
}

type Said = { title: string; context: string[]; note?: string; address: string }

function wordsOf(hit: SearchHit, words: readonly string[], language: Language): Said {
  const t = textFor(language, 'staff/search')
  const { kind, facts, subject, locationIndex } = hit
  const [id, name] = [hit.organisationId ?? '', hit.organisationName ?? '']
  const { street = '', city = '', role = '', email = '', place = '', row = '' } = facts
  const listed = (...parts: string[]) => parts.filter((part) => part !== '').join(', ')
  /** Shown only where it is why the rest is. */
  const ifFound = (text = '') => (marked(text, words).some(({ isFound }) => isFound) ? text : '')
  const day = (instant: string | undefined) => formatDay(dayOf(Date.parse(instant ?? '')), language)
  switch (kind) {
    case 'organisation':
      return {
        title: hit.title,
        context: [
          ...[listed(ifFound(street), ifFound(facts.zipcode), city), t('locations', { count: hit.locations })],
          facts.kvk && ifFound(facts.kvk) ? t('kvk', { number: facts.kvk }) : '',
        ],
        note: hit.owner ?? t('noOwner'),
        address: organisationAddress(id),
      }
    case 'location':
      return {
        title: hit.title || t('unnamed', { number: (locationIndex ?? 0) + 1 }),
        context: [listed(street, ifFound(facts.zipcode), city), name],
        note:
          hit.connectionDay === null ? t('noDay') : t('connectionDay', { day: formatDay(hit.connectionDay, language) }),
        address: locationAddress(id, subject),
      }
    case 'person':
      return {
        title: hit.title,
        context: [listed(role, ifFound(email) || (role === '' ? email : '')), listed(place, name || t('staff'))],
        address:
          subject !== '' ? userAddress(subject) : row === '' ? organisationAddress(id) : locationAddress(id, row),
      }
    case 'document':
      return hit.organisationId === null
        ? { title: hit.title, context: [t('library'), ifFound(facts.file)], address: `/admin/documents/${subject}` }
        : {
            title: hit.title,
            context: [listed(place, name)],
            note: facts.state === 'waits' ? t('toReview', { day: day(facts.at) }) : day(facts.at),
            address: reviewAddress({ organisationId: id, id: subject }, { organisation: '', item: '' }),
          }
    case 'link':
      return {
        title: titleOfLink({ items: (facts.items ?? '').split(' ') }, language),
        context: [listed(t('for', { name: hit.title }), ifFound(email)), listed(place, name)],
        note: t('sent', { day: day(facts.at) }),
        address: `/admin/links/${id}/${subject}`,
      }
  }
}
