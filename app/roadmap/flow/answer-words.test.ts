import { describe, expect, it } from 'vitest'
import { allItems, findItem } from '../registry.ts'
import type { Fields } from '../rules/fields.ts'
import { answersOf } from './answer-words.server.ts'

const missing = new Map<string, string>()

/** The answers of a page as lines: 'heading | label: value'. */
function linesOf(key: string, page: string, stored: unknown, still = missing, language: 'nl' | 'en' = 'nl') {
  const item = findItem(key)
  const schema = item?.pageFields[page]
  if (!item || !schema) throw new Error(`${key} asks nothing on ${page}.`)
  const groups = answersOf({ item, schema, language, missing: still }, item.read(stored))
  return groups.flatMap(({ legend, answers }) =>
    answers.map(({ label, value, missingAt }) => `${legend ?? ''} | ${label}: ${missingAt ?? value}`),
  )
}

describe('answers in words', () => {
  it('show text, numbers and what was not filled in', () => {
    const stored = { location: { address: 'Vechtkade 21', careVision: 'Eerst\ndan' }, residents: 48 }
    const lines = linesOf('basic-information', 'location', stored)
    expect(lines).toContain(' | Straat en huisnummer: Vechtkade 21')
    expect(lines).toContain(' | Postcode: null')
    expect(lines).toContain(' | Visie op zorg: Eerst\ndan')
    expect(lines).toContain(' | Aantal bewoners: 48')
  })

  it('show options by their words, in the reader’s language', () => {
    const stored = { alarm: { phones: 'dect', alarms: ['bed-mat', 'other'] } }
    const question = ' | Welke alarmen gebruikt u nu?'
    expect(linesOf('basic-information', 'alarm', stored)).toContain(`${question}: Bedmat\nAnders`)
    expect(linesOf('basic-information', 'alarm', stored, missing, 'en').join('\n')).toContain('Bed mat\nOther')
    expect(linesOf('bed-plates', 'details', { unique: false })[0]).toContain('Nee, verschillende soorten')
  })

  it('show rows with their name, without the number of rows', () => {
    const stored = {
      numberOfWards: 2,
      wards: [
        { id: '00000001', name: 'Waterlelie', numberOfBeds: 12 },
        { id: '00000002', name: '' },
      ],
    }
    const lines = linesOf('basic-information', 'wards', stored)
    expect(lines).toContain('Afdeling 1: Waterlelie | Aantal bedden: 12')
    expect(lines).toContain('Afdeling 2 | Naam van de afdeling: null')
    expect(lines.join('\n')).not.toContain('Aantal afdelingen: ')
  })

  it('put what has no heading before what has one, in the order of the form', () => {
    const headings = (key: string, page: string, stored: unknown) =>
      linesOf(key, page, stored).map((line) => line.split(' | ')[0])
    const agreement = headings('quotation', 'details', {})
    expect(new Set(agreement.slice(0, 3))).toEqual(new Set(['']))
    expect(agreement.slice(3)).toEqual([...Array<string>(3).fill('Adres'), ...Array<string>(3).fill('Wie tekent')])
  })

  it('show dates and moments by the Dutch calendar and clock', () => {
    expect(linesOf('target-date', 'details', { date: Date.UTC(2027, 3, 20) })[0]).toContain('di 20 apr 2027')
    const dates = [{ id: '00000001', date: Date.UTC(2027, 3, 12, 12, 30) }]
    expect(linesOf('finalise-start-meeting', 'details', { dates })[0]).toContain('ma 12 apr 2027, 14.30')
  })

  it('show a month by its name', () => {
    expect(linesOf('quotation', 'details', { start_month: 4 }).join('\n')).toContain(': april')
  })

  it('never show a secret', () => {
    const wifi = { settings: { ssid: 'zorg', password: 'geheim-2026' } }
    const lines = linesOf('wifi-settings', 'details', { wifi }).join('\n')
    expect(lines).toContain('Het netwerk | Naam van het netwerk (SSID): zorg')
    expect(lines).toContain('Wachtwoord van het netwerk: ••••••••')
    expect(lines).not.toContain('geheim')
  })

  it('say where an answer is still needed', () => {
    const lines = linesOf('basic-information', 'contacts', {}, new Map([['contact.email', '/contacts#contact-email']]))
    expect(lines).toContain('Contactpersoon | E-mailadres contactpersoon: /contacts#contact-email')
  })

  it.each([
    ['quotation', 'check', 'checked', 'Nog niet bevestigd'],
    ['infoletter', 'share', 'sharedFamily', 'Nog niet'],
    ['infoletter', 'share', 'sharedCouncil', 'Nog niet'],
  ])('say of a tick that is not set that it is not there yet, needed or not: %s %s %s', (key, page, name, words) => {
    const [item, schema] = [findItem(key), findItem(key)?.pageFields[page]]
    if (!item || !schema) throw new Error(`${key} asks nothing on ${page}.`)
    const valueOf = (stored: Fields) =>
      answersOf({ item, schema, language: 'nl', missing }, item.read(stored))
        .flatMap(({ answers }) => answers)
        .find((answer) => answer.name === name)?.value
    expect(valueOf({})).toBe(words)
    expect(valueOf({ [name]: true })).toBe('Ja')
  })

  it('have a label for every field of every item', () => {
    for (const { item } of allItems) {
      for (const schema of Object.values(item.pageFields)) {
        const stored: Fields = item.read(undefined)
        for (const { answers } of answersOf({ item, schema, language: 'nl', missing }, stored)) {
          for (const { name, label } of answers) expect(label).not.toBe(name)
        }
      }
    }
  })
})
