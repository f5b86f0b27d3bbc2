import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { studyAgreementVersion } from './agreement.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'

/** The version of the agreement, and a SHA-256 over its words in both languages. Other words are another version. */
const known = ['2026-1', '036ff83352d954f368176701c22c421b8e9c894692e92c2e67510ba265c3f120']

test('other words of the study agreement have another version', () => {
  const words = JSON.stringify([nl.agreement, en.agreement])
  expect([studyAgreementVersion, createHash('sha256').update(words).digest('hex')]).toEqual(known)
})
