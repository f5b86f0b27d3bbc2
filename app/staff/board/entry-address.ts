import type { StaffEntry } from '#app/roadmap/attention/read.server.ts'
import { seenCardAddress } from '../organisations/addresses.ts'
import { reviewAddress } from '../review/addresses.ts'

/** Where provider staff go with an entry. */
export function staffEntryAddress(entry: Pick<StaffEntry, 'kind' | 'organisationId' | 'locationIndex' | 'subject'>) {
  const { kind, organisationId, locationIndex, subject } = entry
  if (kind === 'no-contact') return `/admin/relationship-management/${organisationId}`
  if (kind === 'check-document' && subject !== null) {
    return reviewAddress({ organisationId, id: subject }, { organisation: '', item: '' })
  }
  if (kind === 'signing-turn' && subject !== null) return `/admin/links/${organisationId}/${subject}/sign`
  if (kind === 'undelivered' && subject !== null) return `/admin/links/${organisationId}/${subject}`
  return seenCardAddress(organisationId, locationIndex)
}
