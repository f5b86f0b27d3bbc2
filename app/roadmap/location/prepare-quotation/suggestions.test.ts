import { expect, it } from 'vitest'
import { suggestedAddress, yearsToChoose } from './suggestions.ts'

const empty = { address: '', zipcode: '', city: '' }
const known = { address: 'Vechtkade 21', zipcode: '3601 EF', city: 'Maarssen' }

it('suggests the address of the location only where the agreement has none', () => {
  expect(suggestedAddress(empty, known)).toEqual(known)
  expect(suggestedAddress({ ...empty, address: ' ' }, known)).toEqual(known)
  expect(suggestedAddress({ ...empty, city: 'Utrecht' }, known)).toBeNull()
  expect(suggestedAddress(empty, empty)).toBeNull()
})

it('offers this year and the three after it, and keeps another one that was chosen', () => {
  const today = Date.UTC(2026, 11, 31, 12)
  expect(yearsToChoose(today, null)).toEqual([2026, 2027, 2028, 2029])
  expect(yearsToChoose(today, 2028)).toEqual([2026, 2027, 2028, 2029])
  expect(yearsToChoose(today, 2025)).toEqual([2025, 2026, 2027, 2028, 2029])
  expect(yearsToChoose(today, 2031)).toEqual([2026, 2027, 2028, 2029, 2031])
})
