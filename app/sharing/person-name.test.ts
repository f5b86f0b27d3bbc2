import { expect, test } from 'vitest'
import { isPersonName } from './person-name.ts'

test.each([
  ['Bo Juist', true],
  ['dr. J.P. van ’t Hof-Smit', true],
  ['Zoë 漢字', true],
  ['', false],
  ['12', false],
  ['An\nBcc: x', false],
  ['Kijk op https://example.org', false],
  ['Ga naar www.example.org', false],
  ['bo@example.org', false],
  ['x'.repeat(121), false],
])('%j can be a name: %s', (text, can) => {
  expect(isPersonName(text)).toBe(can)
})
