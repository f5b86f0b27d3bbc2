import { environment } from '#app/platform/config/env.server.ts'
import type { Retention } from './settings.ts'

/** Days after the connection day that a WiFi password is of use: for what still has to be mended on the spot. */
const wifiDays = 30

/** Days that evidence of signing is kept after its organisation was archived: seven years, as long as a firm keeps its books. */
const proofDays = 2557

/** How long each kind of data is kept where provider staff set nothing; null is for ever. */
export const usualDays = (): Retention => ({
  usage: environment().USAGE_RETENTION_DAYS,
  removed: environment().DOCUMENT_RETENTION_DAYS,
  wifi: wifiDays,
  proofs: proofDays,
  ...{ mail: null, links: null, archived: null, audit: null },
})
