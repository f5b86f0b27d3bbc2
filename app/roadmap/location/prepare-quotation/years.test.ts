import { expect, it } from 'vitest'
import { yearsToChoose } from './years.ts'

it('offers this year and the three after it, and keeps another one that was chosen', () => {
  const today = Date.UTC(2026, 11, 31, 12)
  expect(yearsToChoose(today, null)).toEqual([2026, 2027, 2028, 2029])
  expect(yearsToChoose(today, 2028)).toEqual([2026, 2027, 2028, 2029])
  expect(yearsToChoose(today, 2025)).toEqual([2025, 2026, 2027, 2028, 2029])
  expect(yearsToChoose(today, 2031)).toEqual([2026, 2027, 2028, 2029, 2031])
})
