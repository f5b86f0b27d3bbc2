import { effectiveWifi, type Facts } from '#app/roadmap/rules/facts.ts'
import { missingWifi } from '#app/roadmap/rules/wifi.ts'
import type { WifiTest } from './fields.ts'

/** How far the WiFi check is: what we know, where the parcel is, and whether it has been on the network. */
export type TestStatus = {
  data: 'known' | 'unknown'
  /** It cannot be set up, and so not sent, before the network is known. */
  parcel: 'notYet' | 'sending' | 'sent'
  connection: 'notYet' | 'connected'
}

/** How far the WiFi check is. A check that has connected has arrived, whether or not a code was kept. */
export function testStatusOf({ trackAndTrace, confirmed }: WifiTest, facts: Facts): TestStatus {
  const isKnown = missingWifi(effectiveWifi(facts)).length === 0
  const isSent = confirmed || trackAndTrace.trim() !== ''
  return {
    data: isKnown ? 'known' : 'unknown',
    parcel: isSent ? 'sent' : isKnown ? 'sending' : 'notYet',
    connection: confirmed ? 'connected' : 'notYet',
  }
}
