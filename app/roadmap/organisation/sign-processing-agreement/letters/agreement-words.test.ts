import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { agreementVersion } from './agreement.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'

/** The version of the agreement, and a SHA-256 over its words in both languages. Other words are another version. */
const known = ['2026-1', '3e2d3ee18f95cc98cb9ea62f816e79649636dec9419805214a7bc94789202bc3']

test('other words of the agreement have another version', () => {
  const words = JSON.stringify([nl.agreement, en.agreement])
  expect([agreementVersion, createHash('sha256').update(words).digest('hex')]).toEqual(known)
})
