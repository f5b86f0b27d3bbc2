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
import { writeMessage } from './message.ts'
import { writeNewsletter } from './newsletter.ts'

const texts = 'roadmap/location/make-news-letter'
const dutch = writerOf('nl', texts)
const nothing = fields.parse({})
const told = fields.parse({ start: Date.UTC(2027, 4, 3), location: 'afdeling De Linde', contact: 'Ans Bos' })

describe('the newsletter', () => {
  it.each(['nl', 'en'] as const)('in %s has no gaps when all is known', (language) => {
    const letter = writeNewsletter(told, knownFacts, writerOf(language, texts))
    expect(hasGaps(letter)).toBe(false)
    expect(wordsOf(letter)).not.toMatch(nonsense)
    expect(wordsOf(letter)).toContain('Ans Bos')
  })

  it.each([
    ['what was told', told, knownFacts, 'Vanaf maandag 3 mei 2027 werken wij op afdeling De Linde met'],
    ['the connection day', nothing, knownFacts, 'Vanaf dinsdag 20 april 2027 werken wij op Huis aan de Vecht met'],
    ['the target date', nothing, { ...knownFacts, connectionDate: null }, 'Waarschijnlijk werken wij vanaf dinsdag 6'],
    ['a gap', nothing, noFacts, 'Vanaf [open] werken wij op [open] met'],
  ])('says when and where by %s', (_, values, facts, words) => {
    expect(wordsOf(writeNewsletter(values, facts, dutch))).toContain(words)
  })

  it('names the start meetings that are set', () => {
    expect(wordsOf(writeNewsletter(told, knownFacts, dutch))).toContain(
      '- Startbijeenkomst: maandag 12 april 2027, om 14.30 uur.',
    )
    expect(wordsOf(writeNewsletter(told, noFacts, dutch))).not.toContain('Startbijeenkomst:')
  })

  it.each(['nl', 'en'] as const)('in %s asks for no contact, which may be left out', (language) => {
    const letter = writeNewsletter(nothing, knownFacts, writerOf(language, texts))
    expect(hasGaps(letter)).toBe(false)
    expect(wordsOf(letter)).not.toMatch(/vraag|question/)
  })

  it('says hostile text as it was typed', () => {
    const hostile = fields.parse({ location: hostileText, contact: hostileText })
    expect(wordsOf(writeNewsletter(hostile, hostileFacts, dutch))).toContain(`Stel uw vraag aan: ${hostileText}.`)
  })
})

describe('the message to colleagues', () => {
  it.each(['nl', 'en'] as const)('in %s is whole in every world and fits in a mail link', (language) => {
    const words = writerOf(language, texts)
    for (const facts of [knownFacts, noFacts, { ...knownFacts, connectionDate: null }]) {
      for (const values of [told, nothing]) {
        const message = writeMessage(values, facts, 'Marieke', words)
        expect(message.text).not.toMatch(nonsense)
        expect(message.text).toMatch(/,\nMarieke$/)
        expect(mailLink(message).length).toBeLessThan(2000)
      }
    }
  })
})
