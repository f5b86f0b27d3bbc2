import { describe, expect, it } from 'vitest'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import { wifi } from '#app/roadmap/rules/shapes.ts'
import { fields } from './fields.ts'
import { progress } from './progress.ts'

const nothing = wifi().parse({})
const network = wifi().parse({
  settings: { networkType: 'WPA2-PSK', ssid: 'zorg', password: 'geheim-2026' },
  contact: { first_name: 'Ida', last_name: 'Smit', email: 'ida@example.org', phone: '030 765 43 21' },
})
const enterprise = { ...network, settings: { ...network.settings, networkType: 'WPA2-Enterprise' as const } }
const noPhone = { ...network, contact: { ...network.contact, phone: '' } }

const own = (locationWifi: Facts['locationWifi']): Facts => ({ ...noFacts, locationWifi })
const shared = (sharedWifi: 'yes' | 'no', organisationWifi: Facts['locationWifi'], locationWifi = nothing): Facts => ({
  ...noFacts,
  organisationWifi: { sharedWifi, wifi: organisationWifi },
  locationWifi,
})

describe('wifi-test', () => {
  it.each([
    ['nothing', {}, noFacts, 'none'],
    ['nothing, the network known', {}, own(network), 'none'],
    ['switched on, no network', { isOn: 'yes' }, noFacts, 'busy'],
    ['switched on, the network known', { isOn: 'yes' }, own(network), 'done'],
    ['not switched on, the network known', { isOn: 'no' }, own(network), 'done'],
    ['a remark, the network known', { remarks: 'Geen bereik in kamer 12' }, own(network), 'done'],
    ['set by the provider, the network known', { confirmed: true }, own(network), 'done'],
    ['sent by the provider, no network', { trackAndTrace: '3SABC' }, noFacts, 'busy'],
    ['nobody to call about the network', { isOn: 'yes' }, own(noPhone), 'busy'],
    ['Enterprise without a user name', { isOn: 'yes' }, own(enterprise), 'busy'],
    ['the organisation shares its network', { isOn: 'yes' }, shared('yes', network), 'done'],
    ['the shared network is not known', { isOn: 'yes' }, shared('yes', nothing, network), 'busy'],
    ['the organisation does not share', { isOn: 'yes' }, shared('no', network), 'busy'],
    ['the organisation does not share, the own is known', { isOn: 'yes' }, shared('no', nothing, network), 'done'],
  ])('%s', (_, values, facts, state) => {
    expect(progress(fields.parse(values), facts).state).toBe(state)
  })

  it('names the network as a whole: its fields stand on another item', () => {
    expect(progress(fields.parse({ isOn: 'yes' }), noFacts).missing).toEqual([{ page: 'prepare', path: 'wifi' }])
    expect(progress(fields.parse({}), own(network)).missing).toEqual([{ page: 'status', path: 'isOn' }])
  })
})
