import type { KnownDocument, KnownPlace } from './known-place.ts'

/** What of a place waits for somebody else than its own people. */
export type ProviderWork = {
  /** How many documents wait for a check by provider staff. */
  toReview: number
  /** The location says that its WiFi test is on, and nobody of the provider has confirmed it yet. */
  isWifiToConfirm: boolean
  /** Until when somebody who came by a link may still do something; an instant, null where nobody may. */
  linkOpenUntil: number | null
}

/** What waits for provider staff or a reviewer. */
export function providerWork({ location, fieldsOf, documents, links }: KnownPlace): ProviderWork {
  const open = links.flatMap(({ may, outcome, expiresAt }) =>
    may === 'read' || outcome !== null ? [] : [expiresAt.getTime()],
  )
  return {
    toReview: documents.filter(waitsForCheck).length,
    isWifiToConfirm: location !== null && isWifiToConfirm(fieldsOf('wifi-test')),
    linkOpenUntil: open.length > 0 ? Math.max(...open) : null,
  }
}

/** True for a document of the organisation that provider staff still have to look at. */
export const waitsForCheck = ({ userUploaded, accepted, returnReason, scan, replacedAt }: KnownDocument): boolean =>
  userUploaded && !accepted && returnReason === null && scan !== 'infected' && replacedAt === null

/** True where the fields of a WiFi test say that it is on and that nobody has confirmed it. */
export const isWifiToConfirm = (fields: unknown): boolean =>
  typeof fields === 'object' &&
  fields !== null &&
  'isOn' in fields &&
  fields.isOn === 'yes' &&
  !('confirmed' in fields && fields.confirmed === true)
