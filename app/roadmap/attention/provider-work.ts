import type { KnownDocument } from './known-place.ts'

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
