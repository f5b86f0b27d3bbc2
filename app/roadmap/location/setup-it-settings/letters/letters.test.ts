import { describe, expect, it } from 'vitest'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { letterWriter, type Letter } from '#app/roadmap/letters/letter.ts'
import { mailLink } from '#app/roadmap/letters/message.ts'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import { writeBrochure } from './brochure.ts'
import { writeRequest } from './request.ts'

const settings = {
  networkType: 'WPA2-Enterprise',
  ssid: 'Zorg',
  username: 'zonnehof-gast',
  password: 'geheim-2026',
} as const
const contact = { first_name: 'Bas', last_name: 'Hendriks', email: 'ict@example.org', phone: '030 123 45 67' }
const known: Facts = {
  ...noFacts,
  organisationName: 'De Zonnehof',
  locationName: 'Huis aan de Vecht',
  locationWifi: { settings, contact },
  targetDate: Date.UTC(2027, 0, 19),
}
const words = (language: Language) =>
  letterWriter(language, textFor(language, 'roadmap/location/setup-it-settings/letters'), '[open]')

const rowsOf = ({ blocks }: Letter) =>
  Object.fromEntries(
    blocks.flatMap((block) =>
      block.kind === 'table' ? block.rows.map(({ name, value }) => [name, value.map(({ text }) => text).join('')]) : [],
    ),
  )

describe('the brochure', () => {
  it.each(['nl', 'en'] as const)('in %s never holds the password or the user name', (language) => {
    const letter = JSON.stringify(writeBrochure(known, words(language)))
    expect(letter).toContain('Zorg')
    expect(letter).not.toContain(settings.password)
    expect(letter).not.toContain(settings.username)
    expect(letter).not.toMatch(/undefined|{{|brochure\.[a-z]/)
  })

  it('shows what is known and marks what is not', () => {
    const rows = rowsOf(writeBrochure(known, words('nl')))
    expect(rows).toMatchObject({
      Organisatie: 'De Zonnehof',
      Adres: '[open]',
      Aansluitdag: 'di 19 jan 2027 (streefdatum)',
      'Bedden met een bedsensor': '[open]',
    })
    expect(rowsOf(writeBrochure({ ...known, connectionDate: Date.UTC(2027, 0, 20) }, words('nl'))).Aansluitdag).toBe(
      'wo 20 jan 2027',
    )
  })

  it('has no room for the password, and says where it is given', () => {
    const unknown = { ...known, locationWifi: noFacts.locationWifi }
    const letter = writeBrochure(unknown, words('nl'))
    expect(Object.keys(rowsOf(letter)).filter((name) => /wachtwoord/i.test(name))).toEqual([])
    expect(JSON.stringify(letter)).not.toContain('settings.password')
    expect(JSON.stringify(letter)).toContain('Het wachtwoord vult u samen met uw collega in Routekaart in.')
  })

  it('asks a user name only for WPA2-Enterprise', () => {
    const psk = { settings: { ...settings, networkType: 'WPA3-PSK' as const }, contact }
    expect(rowsOf(writeBrochure(known, words('nl')))).toHaveProperty('Gebruikersnaam voor het netwerk')
    expect(rowsOf(writeBrochure({ ...known, locationWifi: psk }, words('nl')))).not.toHaveProperty(
      'Gebruikersnaam voor het netwerk',
    )
  })

  it('is about the network of the organisation where that is shared', () => {
    const shared = { sharedWifi: 'yes' as const, wifi: { settings: { ...settings, ssid: 'Overal' }, contact } }
    const letter = writeBrochure({ ...known, organisationWifi: shared }, words('nl'))
    expect(rowsOf(letter)['Naam van het netwerk (SSID)']).toBe('Overal')
    expect(JSON.stringify(letter)).toContain('gebruikt dit netwerk voor alle locaties')
  })
})

describe('the request to ICT', () => {
  const sender = { name: 'Marieke Jansen', email: 'marieke@example.org' }
  const request = (facts: Facts, language: Language = 'nl') =>
    writeRequest({ facts, nameOf: (path) => path, sender }, words(language))

  it('asks for what is missing, and no more', () => {
    const some = { ...settings, ssid: '', password: '' }
    const { text, to } = request({ ...known, locationWifi: { settings: some, contact } })
    expect(to).toBe(contact.email)
    expect(text).toMatch(/^Beste Bas,/)
    expect(text.match(/^- .*$/gm)).toEqual(['- wifi.settings.ssid'])
  })

  it('asks to check the rest where only the password is missing', () => {
    const { text } = request({ ...known, locationWifi: { settings: { ...settings, password: '' }, contact } })
    expect(text).toContain('Wilt u nagaan of dit klopt?')
    expect(text).toContain('Ook het wachtwoord is nodig. Zet dat niet in een e-mail')
  })

  it('asks to check what is there where nothing is missing, without secrets', () => {
    const { text } = request(known)
    expect(text.match(/^- .*$/gm)).toHaveLength(5)
    expect(text).toContain('- Naam van het netwerk (SSID): Zorg')
    expect(text).not.toContain('Ook het wachtwoord is nodig')
    expect(text).not.toContain(settings.password)
    expect(text).not.toContain(settings.username)
  })

  it.each(['nl', 'en'] as const)('fits in a mail link in %s, also where all is missing', (language) => {
    const message = request({ ...noFacts, organisationName: 'O'.repeat(60), locationName: 'L'.repeat(60) }, language)
    expect(message.text).not.toMatch(/undefined|{{|request\./)
    // Outlook on Windows cuts links off at about 2,000 characters.
    expect(mailLink(message).length).toBeLessThan(2000)
  })
})
