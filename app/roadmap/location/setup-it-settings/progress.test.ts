import { describe, expect, it } from 'vitest'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import { fields } from './fields.ts'
import { progress } from './progress.ts'

const settings = { networkType: 'WPA3-PSK', ssid: 'Zorg', password: 'geheim-2026' } as const
const contact = { first_name: 'Ido', last_name: 'Net', email: 'ict@example.org', phone: '030 123 45 67' }
const enterprise = { ...settings, networkType: 'WPA2-Enterprise' } as const
const sharing = (sharedWifi: '' | 'yes' | 'no') => ({
  ...noFacts,
  organisationWifi: { ...noFacts.organisationWifi, sharedWifi },
})

describe('wifi-settings', () => {
  it.each([
    ['nothing', {}, 'none'],
    ['only the brochure', { downloadedBrochure: true }, 'busy'],
    ['a network and a contact', { wifi: { settings, contact } }, 'done'],
    ['a network without a contact', { wifi: { settings } }, 'busy'],
    ['a contact without a network', { wifi: { contact } }, 'busy'],
    ['a contact without an e-mail address', { wifi: { settings, contact: { ...contact, email: '' } } }, 'busy'],
    ['no kind of network', { wifi: { settings: { ...settings, networkType: '' }, contact } }, 'busy'],
    ['no name of the network', { wifi: { settings: { ...settings, ssid: ' ' }, contact } }, 'busy'],
    ['enterprise without a user name', { wifi: { settings: enterprise, contact } }, 'busy'],
    ['enterprise with a user name', { wifi: { settings: { ...enterprise, username: 'zorg' }, contact } }, 'done'],
  ] as const)('%s', (_, stored, state) => {
    const values = fields.parse(stored)
    expect(progress(values, sharing('')).state).toBe(state)
    expect(progress(values, sharing('no')).state).toBe(state)
    expect(progress(values, sharing('yes'))).toEqual({ state: 'done', missing: [] })
  })

  it('names what is missing of the network and of the contact', () => {
    const values = fields.parse({
      wifi: { settings: { ...settings, password: '' }, contact: { ...contact, phone: '' } },
    })
    expect(progress(values, noFacts).missing).toEqual([
      { page: 'details', path: 'wifi.settings.password' },
      { page: 'details', path: 'wifi.contact.phone' },
    ])
  })
})
