import { expect, test } from 'vitest'
import { withoutTotals } from './doubts.ts'

test.each([
  ['Totaal;;12', true],
  ['Subtotaal:', true],
  [';TOTAL;3', true],
  ['Total Care;;', false],
  ['Totaalzorg;;', false],
  ['Totaal;info@example.org', false],
  ['Huis;Totaal', false],
])('%j only has sums: %s', (typed, isTotal) => {
  const lines = [{ line: 7, cells: typed.split(';') }]
  expect(withoutTotals(lines, [])).toEqual({ lines: isTotal ? [] : lines, totals: isTotal ? [7] : [], dates: [] })
})

test('a name that became a date is looked at, a day that is meant is not', () => {
  const lines = [
    { line: 2, cells: ['De Linde', '2027-01-03', '2027-01-03'] },
    { line: 3, cells: ['4-mrt', 'Huis', ''] },
  ]
  expect(withoutTotals(lines, [0, 1]).dates).toEqual([
    { line: 2, value: '2027-01-03', proposal: '3-1' },
    { line: 3, value: '4-mrt', proposal: '4-3' },
  ])
})
