import { expect, test } from 'vitest'
import { problemWith } from './new-password.ts'

test.each([
  ['elf letters', 'elf letters', 'tooShort'],
  ['', '', 'tooShort'],
  ['twaalf lette', 'twaalf lette', null],
  // Eleven signs that JavaScript counts as twenty-two.
  ['🙂'.repeat(11), '🙂'.repeat(11), 'tooShort'],
  ['x'.repeat(1025), 'x'.repeat(1025), 'tooLong'],
  ['ANNA@example.org', 'ANNA@example.org', 'same'],
  ['welkom-anna-2026', 'welkom-anna-2026', 'common'],
  ['groene fiets op zolder', 'groene fiets op solder', 'different'],
  // The same letter, as two keyboards make it.
  ['caf\u00e9 op de hoek', 'cafe\u0301 op de hoek', null],
])('%j typed again as %j: %s', (password, repeat, problem) =>
  expect(problemWith(password, repeat, { email: 'anna@example.org', name: 'Anna Jansen' })).toBe(problem),
)
