import { describe, expect, it } from 'vitest'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import { hasGaps } from '#app/roadmap/letters/letter.ts'
import { mailLink } from '#app/roadmap/letters/message.ts'
import { asMessage } from '#app/roadmap/letters/plain-text.ts'
import {
  hostileFacts,
  hostileText,
  knownFacts,
  nonsense,
  wordsOf,
  writerOf,
} from '#app/roadmap/letters/worlds.fixture.ts'
import { writeAnnouncement } from './announcement.ts'

const texts = 'roadmap/location/send-night-shift-heads-up'
const dutch = writerOf('nl', texts)

describe('the call announcement', () => {
  it.each(['nl', 'en'] as const)('in %s has no gaps when all is known, and fits in a mail link', (language) => {
    const letter = writeAnnouncement(knownFacts, writerOf(language, texts))
    expect(hasGaps(letter)).toBe(false)
    expect(wordsOf(letter)).not.toMatch(nonsense)
    expect(mailLink(asMessage(letter)).length).toBeLessThan(2000)
  })

  it.each([
    [knownFacts, 'Op dinsdag 20 april 2027 worden', 'tot ongeveer dinsdag 1 juni 2027.'],
    [
      { ...knownFacts, connectionDate: null },
      'Waarschijnlijk worden op dinsdag 6 april',
      'tot ongeveer dinsdag 18 mei',
    ],
  ])('counts six weeks from the connection day', (facts, start, end) => {
    const words = wordsOf(writeAnnouncement(facts, dutch))
    expect(words).toContain(start)
    expect(words).toContain(end)
  })

  it('marks what is not known yet, and says hostile text as it was typed', () => {
    const empty = wordsOf(writeAnnouncement(noFacts, dutch))
    expect(empty).toContain('Op [open] worden op [open] de bedsensoren aangesloten.')
    expect(empty).toContain('Stel die aan [open].')
    expect(empty).not.toMatch(nonsense)
    expect(wordsOf(writeAnnouncement(hostileFacts, dutch))).toContain(`worden op ${hostileText} de bedsensoren`)
  })
})
