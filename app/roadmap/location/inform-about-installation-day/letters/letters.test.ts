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
import { writeNewsItem } from './news-item.ts'

const texts = 'roadmap/location/inform-about-installation-day'
const dutch = writerOf('nl', texts)
const withBeds = (numberOfBeds: number) => ({
  ...knownFacts,
  basicInformation: { ...knownFacts.basicInformation, numberOfBeds },
})

describe('the start news item', () => {
  it.each(['nl', 'en'] as const)('in %s has no gaps when all is known, and fits in a mail link', (language) => {
    const letter = writeNewsItem(knownFacts, writerOf(language, texts))
    expect(hasGaps(letter)).toBe(false)
    expect(wordsOf(letter)).not.toMatch(nonsense)
    expect(mailLink(asMessage(letter)).length).toBeLessThan(2000)
  })

  it('waits for the definitive day: a target date is not announced', () => {
    expect(wordsOf(writeNewsItem(knownFacts, dutch))).toContain('Op dinsdag 20 april 2027 worden')
    expect(wordsOf(writeNewsItem({ ...knownFacts, connectionDate: null }, dutch))).toContain('Op [open] worden')
  })

  it('counts the hours by the beds, and leaves them out where no beds are known', () => {
    expect(wordsOf(writeNewsItem(knownFacts, dutch))).toContain('26 bedden. Alles samen duurt dat ongeveer 1,5 tot 2')
    expect(wordsOf(writeNewsItem(withBeds(1), dutch))).toContain('Het gaat om 1 bed.')
    expect(wordsOf(writeNewsItem(withBeds(0), dutch))).not.toContain('Het gaat om')
  })

  it('marks a missing contact, and says hostile text as it was typed', () => {
    const empty = wordsOf(writeNewsItem(noFacts, dutch))
    expect(empty).toContain('Stel uw vraag aan [open].')
    expect(empty).not.toMatch(nonsense)
    const hostile = wordsOf(writeNewsItem(hostileFacts, dutch))
    expect(hostile).toContain(`worden op ${hostileText} de bedsensoren`)
    expect(hostile).toContain(`telefoon ${hostileText}.`)
  })
})
