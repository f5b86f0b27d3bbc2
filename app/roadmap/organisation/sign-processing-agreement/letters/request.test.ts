import { describe, expect, it } from 'vitest'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { letterWriter } from '#app/roadmap/letters/letter.ts'
import { fields } from '../fields.ts'
import { securityDocuments, writeRequest } from './request.ts'

const words = (language: Language) =>
  letterWriter(language, textFor(language, 'roadmap/organisation/sign-processing-agreement/letters'), '[open]')

const signer = { first_name: 'Hanneke', last_name: 'de Vries', role: 'Bestuurder' }
const dpo = { first_name: 'Peter', last_name: 'Koster', title: 'mr.', email: 'fg@example.org', phone: '' }
const sender = { name: 'Marieke Jansen', email: 'leader@example.org' }
const write = (stored: unknown, language: Language) =>
  writeRequest(
    {
      values: fields.parse(stored),
      organisation: 'De Zonnehof',
      sender,
      documents: securityDocuments(words(language)),
    },
    words(language),
  )

describe.each(['nl', 'en'] as const)('the message about the agreement in %s', (language) => {
  it('names both, asks each their own, and lists the documents', () => {
    const { to, text } = write({ signer, dpo }, language)
    expect(to).toBe('fg@example.org')
    expect(text).toMatch(/^\w+ Hanneke \w+ Peter,\n/)
    expect(text).toContain('\n- Peter Koster (')
    expect(text).toContain('\n- Hanneke de Vries (')
    for (const document of securityDocuments(words(language))) expect(text).toContain(`- ${document}`)
    expect(text).toMatch(/Marieke Jansen\nleader@example\.org$/)
  })

  it.each([
    [{ signer }, /^\w+ Hanneke,\n/],
    [{ dpo }, /^\w+ Peter,\n/],
    [{}, /^\w+ \w+,\n/],
  ])('greets who is known (%#)', (stored, hello) => {
    const { text } = write(stored, language)
    expect(text).toMatch(hello)
    expect(text).not.toMatch(/undefined|\{\{|request\.|\[open\]/)
  })

  it('takes names as they are', () => {
    const { text } = write({ signer: { ...signer, first_name: '{{dpo}}<script>' } }, language)
    expect(text).toContain('{{dpo}}<script> de Vries')
  })
})
