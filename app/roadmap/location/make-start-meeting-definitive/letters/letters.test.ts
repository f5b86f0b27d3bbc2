import { describe, expect, it } from 'vitest'
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
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import { fields } from '../fields.ts'
import { meetingsFor } from './appointments.ts'
import { writeInvitation } from './invitation.ts'

const texts = 'roadmap/location/make-start-meeting-definitive'
const dutch = writerOf('nl', texts)
/** Half past two on 12 April 2027, in summer time, and half past nine on 2 November, in winter time. */
const april = { id: '0000000a', date: Date.UTC(2027, 3, 12, 12, 30) }
const november = { id: '0000000b', date: Date.UTC(2027, 10, 2, 8, 30) }
const open = { id: '0000000c', date: null }
const contact = { full_name: 'Mo Visser', email: 'mo@example.org' }
const complete = fields.parse({ dates: [november, open, april], momo_contact: contact })

describe('the invitation', () => {
  it.each(['nl', 'en'] as const)('in %s has no gaps when all is known', (language) => {
    const letter = writeInvitation(complete, knownFacts, writerOf(language, texts))
    expect(hasGaps(letter)).toBe(false)
    expect(wordsOf(letter)).not.toMatch(nonsense)
  })

  it('names every meeting in the order of time, by the Dutch clock', () => {
    const words = wordsOf(writeInvitation(complete, knownFacts, dutch))
    expect(words).toContain('Bijeenkomst 1: maandag 12 april 2027 om 14.30 uur')
    expect(words).toContain('Bijeenkomst 2: dinsdag 2 november 2027 om 9.30 uur')
    expect(words).toContain('Kies één bijeenkomst.')
  })

  it('offers no choice where there is one meeting', () => {
    const words = wordsOf(writeInvitation(fields.parse({ dates: [april] }), knownFacts, dutch))
    expect(words).toContain('Datum en tijd: maandag 12 april 2027 om 14.30 uur')
    expect(words).not.toContain('Kies één bijeenkomst.')
  })

  it('says whom to ask only where somebody was named', () => {
    const askedIn = (named: Partial<Facts['providerContact']>) => {
      const facts = { ...knownFacts, providerContact: { ...noFacts.providerContact, ...named } }
      return /Heeft u een vraag\?.*/.exec(wordsOf(writeInvitation(fields.parse({}), facts, dutch)))?.[0]
    }
    expect(askedIn({ ...contact, phone: '030 1' })).toBe('Heeft u een vraag? Bel Mo Visser: 030 1.')
    expect(askedIn(contact)).toBe('Heeft u een vraag? Mail Mo Visser: mo@example.org.')
    expect(askedIn({ full_name: 'Mo Visser' })).toBe('Heeft u een vraag? Stel die aan Mo Visser.')
    expect(askedIn({ email: 'mo@example.org' })).toBe('Heeft u een vraag? Stel die aan mo@example.org.')
    expect(askedIn({})).toBeUndefined()
  })

  it('marks what is not known yet, and keeps what was typed', () => {
    const nothing = writeInvitation(fields.parse({}), noFacts, dutch)
    expect(hasGaps(nothing)).toBe(true)
    expect(wordsOf(nothing)).not.toMatch(nonsense)
    expect(wordsOf(writeInvitation(fields.parse({}), hostileFacts, dutch))).toContain(hostileText.trim())
  })
})

describe('the start meetings in calendars', () => {
  it('last an hour, keep the id of their row, and come in the order of time', () => {
    const meetings = meetingsFor(complete, knownFacts, dutch)
    expect(meetings.map(({ id, start, end }) => [id, start, end - start])).toEqual([
      [april.id, april.date, 3_600_000],
      [november.id, november.date, 3_600_000],
    ])
  })

  it('are none without a date', () => {
    expect(meetingsFor(fields.parse({ dates: [open] }), knownFacts, dutch)).toEqual([])
  })
})
