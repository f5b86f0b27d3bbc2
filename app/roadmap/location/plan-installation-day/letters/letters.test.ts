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
import type { Facts, Ward } from '#app/roadmap/rules/facts.ts'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import { connectionDay } from './appointment.ts'
import { writeRunSheet } from './run-sheet.ts'

const texts = 'roadmap/location/plan-installation-day'
const dutch = writerOf('nl', texts)
const date = Date.UTC(2027, 3, 20)
const ward = (name: string, numberOfBeds: number): Ward => ({
  name,
  numberOfBeds,
  careStaffDay: 4,
  careStaffEvening: 2,
})
const ict = { first_name: 'Bas', last_name: 'Hendriks', email: 'ict@example.org', phone: '0346 555 190' }
const withWards = (...wards: Ward[]): Facts => ({
  ...knownFacts,
  locationWifi: { ...noFacts.locationWifi, contact: ict },
  basicInformation: {
    ...knownFacts.basicInformation,
    wards,
    numberOfBeds: wards.reduce((sum, { numberOfBeds }) => sum + numberOfBeds, 0),
  },
})

describe('the run sheet', () => {
  it.each(['nl', 'en'] as const)('in %s has no gaps when all is known', (language) => {
    const facts = withWards(ward('Waterlelie', 12), ward('Rietzanger', 1))
    const letter = writeRunSheet({ date }, facts, writerOf(language, texts))
    expect(hasGaps(letter)).toBe(false)
    expect(wordsOf(letter)).not.toMatch(nonsense)
  })

  it('goes from ward to ward', () => {
    const words = wordsOf(writeRunSheet({ date }, withWards(ward('Waterlelie', 12), ward(' ', 1)), dutch))
    expect(words).toContain('Datum: dinsdag 20 april 2027')
    expect(words).toContain('ICT-contact: Bas Hendriks, 0346 555 190')
    expect(words).toContain('1. Waterlelie, 12 bedden: Begin: tussen 9.30 en 10.00 uur')
    expect(words).toContain('Klaar: tussen 10.05 en 11.00 uur')
    expect(words).toContain('2. Afdeling 2, 1 bed: Begin: tussen 10.05 en 11.00 uur')
    expect(words).not.toContain('Houd rekening met')
  })

  it('says which wards may not be ready that day', () => {
    const words = wordsOf(writeRunSheet({ date }, withWards(ward('Groot', 80), ward('Klein', 9)), dutch))
    expect(words).toContain('1. Groot, 80 bedden: Begin')
    expect(words).toContain('2. Klein, 9 bedden: De tijd spreken wij met u af.')
    expect(words).toContain('Houd rekening met 2 dagen.')
  })

  it('marks what is not known yet, and keeps what was typed', () => {
    const nothing = writeRunSheet({ date: null }, noFacts, dutch)
    expect(hasGaps(nothing)).toBe(true)
    expect(wordsOf(nothing)).not.toMatch(nonsense)
    const hostile = { ...hostileFacts, basicInformation: withWards(ward(hostileText, 3)).basicInformation }
    expect(wordsOf(writeRunSheet({ date }, hostile, dutch))).toContain(hostileText.trim())
  })
})

describe('the connection day in calendars', () => {
  it('is from the earliest arrival until the last ward may be ready, in summer and in winter time', () => {
    const facts = withWards(ward('Waterlelie', 12), ward('Rietzanger', 14))
    expect(connectionDay({ date }, facts, dutch)).toMatchObject([
      { id: '', start: Date.UTC(2027, 3, 20, 7, 30), end: Date.UTC(2027, 3, 20, 10, 10) },
    ])
    const november = Date.UTC(2027, 10, 2)
    expect(connectionDay({ date: november }, facts, dutch)[0]?.start).toBe(Date.UTC(2027, 10, 2, 8, 30))
  })

  it('is only the arrival while the wards are not known, and ends with the day where it may take longer', () => {
    expect(connectionDay({ date }, withWards(), dutch)[0]?.end).toBe(Date.UTC(2027, 3, 20, 8))
    expect(connectionDay({ date }, withWards(ward('Groot', 300)), dutch)[0]?.end).toBe(Date.UTC(2027, 3, 20, 15))
  })

  it('is none without a date', () => {
    expect(connectionDay({ date: null }, knownFacts, dutch)).toEqual([])
  })
})
