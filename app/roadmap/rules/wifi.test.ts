import { describe, expect, it } from 'vitest'
import { effectiveWifi } from './facts.ts'
import { noFacts } from './facts.fixture.ts'
import { wifi, type Wifi } from './shapes.ts'
import { missingSettings, missingWifi } from './wifi.ts'

const settings = { networkType: 'WPA2-PSK', ssid: 'Zorg', username: '', password: 'geheim-2026' } as const
const complete: Wifi = {
  settings,
  contact: { first_name: 'Ido', last_name: 'Net', email: 'ict@example.org', phone: '030 123 45 67' },
}

describe('a network', () => {
  it.each([
    ['WPA2-PSK', '', []],
    ['WPA3-PSK', '', []],
    ['WPA2-Enterprise', '', ['username']],
    ['WPA2-Enterprise', ' ', ['username']],
    ['WPA2-Enterprise', 'zorg', []],
    ['WPA2-PSK', 'zorg', []],
    ['', 'zorg', ['networkType']],
  ] as const)('of type "%s" with user name "%s" needs %j', (networkType, username, missing) => {
    expect(missingSettings({ ...settings, networkType, username })).toEqual(missing)
  })

  it.each([
    [{ ssid: '' }, ['ssid']],
    [{ ssid: '  ' }, ['ssid']],
    [{ password: '' }, ['password']],
    [{ ssid: '', password: '' }, ['ssid', 'password']],
    [{ networkType: '' as const, ssid: '', password: '' }, ['networkType', 'ssid', 'password']],
  ])('that lacks %j needs %j', (lacking, missing) => {
    expect(missingSettings({ ...settings, ...lacking })).toEqual(missing)
  })

  it('is not of a type that is none of the three', () => {
    const unknown = JSON.parse('"WEP"')
    expect(missingSettings({ ...settings, networkType: unknown })).toEqual(['networkType'])
  })
})

describe('a network and its contact', () => {
  it('need nothing when all is known', () => {
    expect(missingWifi(complete)).toEqual([])
  })

  it('name every field that is empty, the network first', () => {
    expect(missingWifi(wifi().parse({ settings: { networkType: 'WPA2-Enterprise' } }))).toEqual([
      'wifi.settings.ssid',
      'wifi.settings.password',
      'wifi.settings.username',
      'wifi.contact.first_name',
      'wifi.contact.last_name',
      'wifi.contact.email',
      'wifi.contact.phone',
    ])
  })
})

describe('the network a location will use', () => {
  const own = { ...complete, settings: { ...settings, ssid: 'Vecht' } }

  it.each([
    ['', 'Vecht'],
    ['no', 'Vecht'],
    ['yes', 'Zorg'],
  ] as const)('where the organisation shares "%s"', (sharedWifi, ssid) => {
    const facts = { ...noFacts, organisationWifi: { sharedWifi, wifi: complete }, locationWifi: own }
    expect(effectiveWifi(facts).settings.ssid).toBe(ssid)
  })
})
