import { describe, expect, it } from 'vitest'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import { wifi } from '#app/roadmap/rules/shapes.ts'
import { fields } from './fields.ts'
import { testStatusOf } from './test-status.ts'

const network = wifi().parse({
  settings: { networkType: 'WPA2-PSK', ssid: 'zorg', password: 'geheim-2026' },
  contact: { first_name: 'Ida', last_name: 'Smit', email: 'ida@example.org', phone: '030 765 43 21' },
})
const known = { ...noFacts, locationWifi: network }
const shared = { ...noFacts, organisationWifi: { sharedWifi: 'yes' as const, wifi: network } }

describe('how far the WiFi check is', () => {
  it.each([
    ['nothing', {}, noFacts, 'unknown', 'notYet', 'notYet'],
    ['the network known', {}, known, 'known', 'sending', 'notYet'],
    ['the shared network known', {}, shared, 'known', 'sending', 'notYet'],
    ['sent', { trackAndTrace: '3SABC' }, known, 'known', 'sent', 'notYet'],
    ['sent while the network is no longer known', { trackAndTrace: '3SABC' }, noFacts, 'unknown', 'sent', 'notYet'],
    ['a code of spaces', { trackAndTrace: ' ' }, known, 'known', 'sending', 'notYet'],
    ['connected', { trackAndTrace: '3SABC', confirmed: true }, known, 'known', 'sent', 'connected'],
    ['connected, without a code', { confirmed: true }, known, 'known', 'sent', 'connected'],
    ['only switched on', { isOn: 'yes' }, known, 'known', 'sending', 'notYet'],
  ] as const)('%s', (_, values, facts, data, parcel, connection) => {
    expect(testStatusOf(fields.parse(values), facts)).toEqual({ data, parcel, connection })
  })
})
