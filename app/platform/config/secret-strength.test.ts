import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isStrongSecret } from './secret-strength.ts'

test.each([
  'a'.repeat(64),
  'ab'.repeat(40),
  'change-me-change-me-change-me-change-me',
  '0123456789'.repeat(5),
  'abcdefghijklmnopqrstuvwxyz0123456789',
  'zyxwvutsrqponmlkjihgfedcba9876543210',
  'secretsecretsecretsecretsecretsecret',
  'wachtwoord wachtwoord wachtwoord wachtwoord',
  '12345678901234567890123456789012',
  'short',
  '',
])('%j is no secret', (words) => {
  expect(isStrongSecret(words)).toBe(false)
})

test.each(['hex', 'base64', 'base64url'] as const)('what chance makes, written as %s, is one', (encoding) => {
  fc.assert(
    fc.property(fc.nat(), (seed) =>
      isStrongSecret(createHash('sha256').update(String(seed)).digest(encoding).slice(0, 32)),
    ),
    { numRuns: 2000 },
  )
})
