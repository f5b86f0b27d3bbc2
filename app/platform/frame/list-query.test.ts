import { expect, test } from 'vitest'
import { ownerAskedIn, searchIn, unlessUsual } from './list-query.ts'

test.each([
  [' Huis \u0000', 'Huis'],
  ['\u200b\u2060', ''],
  ['\ud83d', '\ufffd'],
  [`${'x'.repeat(99)}\u{1f600}`, `${'x'.repeat(99)}\ufffd`],
  ['100%_', '100%_'],
])('%j is looked for as %j', (typed, search) => {
  expect(searchIn(new URLSearchParams([['q', typed]]))).toBe(search)
  expect(search.isWellFormed()).toBe(true)
})

test('whose rows are asked for', () => {
  const owners = ['me', 'none', 'all', 'ME', ''].map((owner) => ownerAskedIn(new URLSearchParams({ owner })))
  expect(owners).toEqual(['me', 'none', 'all', 'all', 'all'])
  expect([unlessUsual('me', 'all'), unlessUsual('all', 'all')]).toEqual(['me', ''])
})
