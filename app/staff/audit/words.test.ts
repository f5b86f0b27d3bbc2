import { expect, test } from 'vitest'
import { auditedActions } from '#app/persistence/staff/audit.server.ts'
import { en } from './en.ts'
import { nl } from './nl.ts'

test.each([
  ['Dutch', nl.actions],
  ['English', en.actions],
])('what is written down has its words in %s, each other ones', (_language, words) => {
  expect(Object.keys(words).sort()).toEqual([...auditedActions].sort())
  expect(new Set(Object.values(words)).size).toBe(auditedActions.length)
})
