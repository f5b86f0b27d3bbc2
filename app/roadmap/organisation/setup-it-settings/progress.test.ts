import { describe, expect, it } from 'vitest'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import { fields } from './fields.ts'
import { progress } from './progress.ts'

const settings = { networkType: 'WPA2-PSK', ssid: 'Zorg', password: 'geheim-2026' } as const
const contact = { first_name: 'Ido', last_name: 'Net', email: 'ict@example.org', phone: '030 123 45 67' }
const wifi = { settings, contact }
const organisation = { ...noFacts, locationIndex: null }

describe('org-wifi-settings', () => {
  it.each([
    ['nothing', {}, 'none', 'none'],
    ['not shared', { sharedWifi: 'no' }, 'done', 'busy'],
    ['not shared, and a network', { sharedWifi: 'no', wifi }, 'done', 'done'],
    ['shared, without a network', { sharedWifi: 'yes' }, 'busy', 'busy'],
    ['shared, with a network', { sharedWifi: 'yes', wifi }, 'done', 'done'],
    ['a network, sharing not answered', { wifi }, 'done', 'done'],
    ['a network without a contact', { sharedWifi: 'yes', wifi: { settings } }, 'busy', 'busy'],
    [
      'a contact without a phone',
      { sharedWifi: 'yes', wifi: { settings, contact: { ...contact, phone: '' } } },
      'busy',
      'busy',
    ],
    ['a contact without a network', { sharedWifi: 'yes', wifi: { contact } }, 'busy', 'busy'],
    ['no password', { wifi: { settings: { ...settings, password: '' }, contact } }, 'busy', 'busy'],
    [
      'enterprise without a user name',
      { wifi: { settings: { ...settings, networkType: 'WPA2-Enterprise' }, contact } },
      'busy',
      'busy',
    ],
  ] as const)('%s', (_, stored, forOrganisation, forLocation) => {
    const values = fields.parse(stored)
    expect(progress(values, organisation).state).toBe(forOrganisation)
    expect(progress(values, noFacts).state).toBe(forLocation)
  })

  it('names what is missing, and asks first whether the network is shared', () => {
    const values = fields.parse({ wifi: { settings: { ...settings, password: '' }, contact } })
    expect(progress(values, organisation).missing).toEqual([
      { page: 'details', path: 'sharedWifi' },
      { page: 'details', path: 'wifi.settings.password' },
    ])
    expect(progress({ ...values, sharedWifi: 'no' }, organisation).missing).toEqual([])
    expect(progress(fields.parse({ wifi }), organisation).missing).toEqual([])
  })
})
