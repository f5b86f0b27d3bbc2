import { environment } from '#app/platform/config/env.server.ts'
import type { Retention } from './settings.ts'

/** Days after the connection day that a WiFi password is of use: for what still has to be mended on the spot. */
const wifiDays = 30

/** How long each kind of data is kept where provider staff set nothing; null is for ever. */
export const usualDays = (): Retention => ({
  usage: environment().USAGE_RETENTION_DAYS,
  removed: environment().DOCUMENT_RETENTION_DAYS,
  wifi: wifiDays,
  ...{ mail: null, links: null, archived: null, audit: null },
})
