import { describe, expect, it } from 'vitest'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { letterWriter } from '#app/roadmap/letters/letter.ts'
import { mailLink } from '#app/roadmap/letters/message.ts'
import { wifi } from '#app/roadmap/rules/shapes.ts'
import { writeRequest } from './request.ts'

const words = (language: Language) =>
  letterWriter(language, textFor(language, 'roadmap/organisation/setup-it-settings/letters'), '[open]')

const settings = { networkType: 'WPA2-Enterprise', ssid: 'Zorg', username: 'gast', password: 'geheim-2026' } as const
const contact = { first_name: 'Bas', last_name: 'Hendriks', email: 'ict@example.org', phone: '030 123 45 67' }
const sender = { name: 'Marieke Jansen', email: 'leader@example.org' }
const full = { wifi: { settings, contact }, organisation: 'De Zonnehof', missing: [], needsPassword: false, sender }
const empty = { ...full, wifi: wifi().parse(undefined), missing: ['naam van het netwerk'] }

describe.each(['nl', 'en'] as const)('the message to ICT in %s', (language) => {
  it('asks for what is missing, of nobody in particular where nobody is known', () => {
    const { to, subject, text } = writeRequest(empty, words(language))
    expect(to).toBe('')
    expect(subject).toContain('De Zonnehof')
    expect(text).toContain('\n- naam van het netwerk\n')
    expect(text).not.toMatch(/undefined|\{\{|request\.|\[open\]/)
  })

  it('asks to check what is known, without password and user name', () => {
    const { to, text } = writeRequest(full, words(language))
    expect(to).toBe('ict@example.org')
    expect(text).toContain(': Zorg\n')
    expect(text).not.toContain(settings.password)
    expect(text).not.toContain(settings.username)
  })

  it('says of the password that it is needed only where it is', () => {
    const said = /Ook het wachtwoord is nodig|We need the password too/
    expect(writeRequest({ ...full, needsPassword: true }, words(language)).text).toMatch(said)
    expect(writeRequest(full, words(language)).text).not.toMatch(said)
  })

  it('takes names as they are', () => {
    const hostile = { ...contact, first_name: '{{organisation}} & <b>', email: 'a?bcc=b@example.org' }
    const message = writeRequest({ ...full, wifi: { settings, contact: hostile } }, words(language))
    expect(message.text).toContain('{{organisation}} & <b>,')
    expect(mailLink(message)).toMatch(/^mailto:a%3Fbcc%3Db@example\.org\?subject=[^&]+&body=[^&]+$/)
  })
})
