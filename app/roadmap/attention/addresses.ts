import { cardAddress, connectedAddress, newVersionAddress, pageAddress } from '../flow/addresses.ts'
import { findItem } from '../registry.ts'
import type { Entry, Kind } from './entry.ts'

/** The kinds that are about a link: they lead to what became of it. */
const ofLink: ReadonlySet<Kind> = new Set<Kind>([
  ...(['waits-for-outsider', 'answer', 'given-back', 'undelivered', 'signing-turn'] as const),
])

/** Where somebody of the organisation goes with an entry. */
export function entryAddress(entry: Pick<Entry, 'kind' | 'item' | 'page' | 'subject'>, locationIndex: number | null) {
  const { kind, subject, page } = entry
  if (ofLink.has(kind) && subject !== null) return `/links/${subject}`
  if (kind === 'connection-passed' && locationIndex !== null) return connectedAddress(locationIndex)
  const item = findItem(entry.item ?? '')
  if (!item) return locationIndex === null ? '/documents' : cardAddress('location', locationIndex)
  return kind === 'sent-back' && subject !== null
    ? newVersionAddress(item, subject, locationIndex)
    : pageAddress(item, page ?? '', locationIndex)
}
