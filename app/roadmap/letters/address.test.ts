import { describe, expect, it } from 'vitest'
import { noFacts } from '../rules/facts.fixture.ts'
import { addressLine, placeIn } from './address.ts'
import { letterWriter } from './letter.ts'
import { plainLine } from './plain-text.ts'
import { knownFacts } from './worlds.fixture.ts'

const words = letterWriter('nl', (key) => key, '[open]')
const { address } = knownFacts.basicInformation

describe('an address on one line', () => {
  it.each([
    [address, 'Vechtkade 21, 3601 EF Maarssen'],
    [{ ...address, zipcode: ' ' }, 'Vechtkade 21, [open] Maarssen'],
    [{ address: '', zipcode: '', city: '' }, '[open]'],
  ])('has a gap for what is missing (%#)', (known, line) => {
    expect(plainLine(addressLine(known, words))).toBe(line)
  })
})

describe('the place of an appointment', () => {
  it('leaves out what is missing', () => {
    expect(placeIn(knownFacts)).toBe('Huis aan de Vecht, Vechtkade 21, 3601 EF Maarssen')
    expect(placeIn({ ...noFacts, locationName: 'Huis' })).toBe('Huis')
    expect(placeIn(noFacts)).toBe('')
  })
})
