import { describe, expect, it } from 'vitest'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import { hasGaps } from '#app/roadmap/letters/letter.ts'
import { mailLink } from '#app/roadmap/letters/message.ts'
import {
  hostileFacts,
  hostileText,
  knownFacts,
  nonsense,
  wordsOf,
  writerOf,
} from '#app/roadmap/letters/worlds.fixture.ts'
import { fields } from '../fields.ts'
import { writeLetter } from './letter.ts'
import { writeToCouncil, writeToFamilies } from './messages.ts'

const texts = 'roadmap/location/make-info-letter'
const dutch = writerOf('nl', texts)
const person = {
  id: '00000001',
  first_name: 'Ans',
  last_name: 'Bos',
  role: 'teamleider',
  email: 'ans@example.org',
  phone: '030 123 45 67',
}
const blank = { ...person, id: '00000002', first_name: '', last_name: '', role: '', email: '', phone: '' }
const withPersons = (...persons: (typeof person)[]) => fields.parse({ persons })

describe('the information letter', () => {
  it.each(['nl', 'en'] as const)('in %s has no gaps when all is known', (language) => {
    const letter = writeLetter(withPersons(person, blank), knownFacts, writerOf(language, texts))
    expect(hasGaps(letter)).toBe(false)
    expect(wordsOf(letter)).not.toMatch(nonsense)
    expect(wordsOf(letter)).toContain('Ans Bos, teamleider: 030 123 45 67\nans@example.org')
    expect(wordsOf(letter)).toContain('Vechtkade 21, 3601 EF Maarssen')
  })

  it('says which day it will be: the definitive one, else probably the target date', () => {
    const dayIn = (facts: typeof knownFacts) =>
      /Aansluitdag: (.*)/.exec(wordsOf(writeLetter(withPersons(person), facts, dutch)))?.[1]
    expect(dayIn(knownFacts)).toBe('dinsdag 20 april 2027')
    expect(dayIn({ ...knownFacts, connectionDate: null })).toBe('waarschijnlijk dinsdag 6 april 2027')
    expect(dayIn({ ...knownFacts, connectionDate: null, targetDate: null })).toBe('[open]')
  })

  it('marks what is not known yet', () => {
    const words = wordsOf(writeLetter(fields.parse({}), noFacts, dutch))
    expect(words).not.toMatch(nonsense)
    expect(words).toContain('Op [open] komen bedsensoren.')
    expect(words).toContain('Adres: [open]')
    expect(words).toContain('Contactpersoon: [open]')
  })

  it('is content with one way to reach a person, and marks a person without any', () => {
    const words = (one: Partial<typeof person>) =>
      wordsOf(writeLetter(withPersons({ ...person, ...one }), knownFacts, dutch))
    expect(words({ email: '' })).toContain('Ans Bos, teamleider: 030 123 45 67\n\n')
    expect(words({ email: '', phone: '' })).toContain('Ans Bos, teamleider: [open]')
    expect(words({ first_name: '', last_name: '', role: '' })).toContain('Contactpersoon: 030 123 45 67')
  })

  it('says hostile text as it was typed', () => {
    const words = wordsOf(writeLetter(withPersons({ ...person, first_name: hostileText }), hostileFacts, dutch))
    expect(words).toContain(`Op ${hostileText} komen bedsensoren.`)
    expect(words).toContain(`${hostileText} Bos, teamleider`)
  })
})

describe('the messages to the council and to families', () => {
  it.each(['nl', 'en'] as const)('in %s are whole in every world and fit in a mail link', (language) => {
    const words = writerOf(language, texts)
    for (const facts of [knownFacts, noFacts, { ...knownFacts, connectionDate: null }]) {
      for (const message of [writeToCouncil(facts, 'Marieke', words), writeToFamilies(facts, 'Marieke', words)]) {
        expect(message.text).not.toMatch(nonsense)
        expect(message.text).toMatch(/,\nMarieke$/)
        expect(mailLink(message).length).toBeLessThan(2000)
      }
    }
  })

  it('tell families the day as far as it is known', () => {
    const news = (facts: typeof knownFacts) => writeToFamilies(facts, 'Marieke', dutch).text.split('\n\n')[1]
    expect(news(knownFacts)).toContain('Ze worden aangesloten op dinsdag 20 april 2027.')
    expect(news({ ...knownFacts, connectionDate: null })).toContain(
      'waarschijnlijk aangesloten op dinsdag 6 april 2027.',
    )
    expect(news({ ...knownFacts, connectionDate: null, targetDate: null })).toContain('U hoort nog wanneer')
  })
})
