import { expect, test } from 'vitest'
import { delaysUntil, endOfSession, touchAfter, warningSeconds } from './session-end.ts'

const day = 24 * 3600
const at = (seconds: number) => new Date(seconds * 1000)

test.each([
  ['just signed in', 0, 3 * day, day, { at: day * 1000, canStay: true }],
  ['used for two and a half days', 2.5 * day, 3 * day, day, { at: 3 * day * 1000, canStay: false }],
  ['both at once', 2 * day, 3 * day, day, { at: 3 * day * 1000, canStay: false }],
])('a session ends at whichever end comes first: %s', (_what, seen, expires, idle, expected) => {
  expect(endOfSession(at(seen), at(expires), idle)).toEqual(expected)
})

test.each([
  [400, { warn: 100, over: 400 }],
  [300, { warn: 0, over: 300 }],
  [12.34, { warn: 0, over: 12.3 }],
  [-5, { warn: 0, over: 0 }],
])('%d seconds before its end', (left, expected) => {
  expect(delaysUntil({ at: 1000 * left, canStay: true }, 0)).toEqual(expected)
})

test.each([305, 400, 3600, day])('whoever sees the warning of a session of %d s and goes on, prolongs it', (idle) => {
  expect(touchAfter(idle)).toBeLessThan(idle - warningSeconds)
  expect(touchAfter(idle)).toBeLessThanOrEqual(60)
})
