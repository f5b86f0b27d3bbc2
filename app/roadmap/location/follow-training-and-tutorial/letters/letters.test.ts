import { describe, expect, it } from 'vitest'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import { hasGaps } from '#app/roadmap/letters/letter.ts'
import {
  hostileFacts,
  hostileText,
  knownFacts,
  nonsense,
  wordsOf,
  writerOf,
} from '#app/roadmap/letters/worlds.fixture.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import { writeCareGuide } from './care-guide.ts'
import { writeLeaderGuide } from './leader-guide.ts'
import { writeTraining } from './training.ts'

const texts = 'roadmap/location/follow-training-and-tutorial'
const dutch = writerOf('nl', texts)
const all = (facts: Facts, words = dutch) => [
  writeTraining(facts, words),
  writeCareGuide(facts, words),
  writeLeaderGuide(facts, words),
]

describe('the training and the quick guides', () => {
  it.each(['nl', 'en'] as const)('in %s have no gaps when all is known', (language) => {
    for (const letter of all(knownFacts, writerOf(language, texts))) {
      expect(hasGaps(letter), letter.title).toBe(false)
      expect(wordsOf(letter)).not.toMatch(nonsense)
    }
  })

  it('count the first weeks from the connection day', () => {
    const words = wordsOf(writeTraining(knownFacts, dutch))
    expect(words).toContain('Startbijeenkomst: maandag 12 april 2027, 14.30 uur')
    expect(words).toContain('Aansluitdag: dinsdag 20 april 2027')
    expect(words).toContain('tot en met 3 mei 2027')
    expect(words).toContain('tot 18 mei 2027 of 1 jun 2027')
    const expected = wordsOf(writeTraining({ ...knownFacts, connectionDate: null }, dutch))
    expect(expected).toContain('Aansluitdag: waarschijnlijk dinsdag 6 april 2027')
  })

  it('mark what is not known yet', () => {
    for (const letter of all(noFacts)) {
      expect(hasGaps(letter), letter.title).toBe(true)
      expect(wordsOf(letter)).not.toMatch(nonsense)
    }
    expect(wordsOf(writeTraining(noFacts, dutch))).toContain('tot en met [open]')
  })

  it('say whom to ask, in the words that were typed', () => {
    expect(wordsOf(writeCareGuide(knownFacts, dutch))).toContain('Naam: Marieke Jansen\nTelefoon: 06 5550 1001')
    expect(wordsOf(writeLeaderGuide(knownFacts, dutch))).toContain(
      'Naam: Mo Visser\nTelefoon: 030 555 01 40\nE-mailadres: mo@example.org',
    )
    expect(wordsOf(writeLeaderGuide(hostileFacts, dutch))).toContain(`Naam: ${hostileText}`)
    expect(wordsOf(writeLeaderGuide(noFacts, dutch))).not.toMatch(/contactpersoon|Naam:/)
  })
})
