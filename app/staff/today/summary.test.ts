import { expect, test } from 'vitest'
import { standsStill } from './stands-still.ts'
import { summarise, waitsFor } from './summary.ts'

const day = 86_400_000
const today = Date.UTC(2027, 3, 14)
const location = { index: 0, id: 'aaaaaaaa', name: 'Huis' }
const given = { organisationName: 'De Proef', location, shared: new Map(), forms: new Map(), documents: [] }

test('a location where nothing was filled in has not begun and is at the first step', () => {
  expect(summarise(given)).toMatchObject({ overall: 'none', step: 1, completed: 0, total: 17, nextDue: null })
})

test('a target date begins it, and gives the next date', () => {
  const found = summarise({ ...given, forms: new Map([['target-date', { date: today + 70 * day }]]) })
  expect(found).toMatchObject({ overall: 'busy', completed: 1, connectionDay: today + 70 * day, isDefinitive: false })
  expect(found.nextDue).toBeLessThan(today + 70 * day)
})

test.each([
  [{ isOn: 'yes', confirmed: false }, true],
  [{ isOn: 'yes' }, true],
  [{ isOn: 'yes', confirmed: true }, false],
  [{ isOn: 'no', confirmed: false }, false],
  ['nonsense', false],
])('a WiFi test with %j waits for us: %s', (fields, expected) => {
  expect(summarise({ ...given, forms: new Map([['wifi-test', fields]]) }).isWifiToConfirm).toBe(expected)
})

test.each([
  ['a date next week, no change for two weeks', 7, 14, true],
  ['a date that is over, no change for a month', -7, 30, true],
  ['a change last week', 7, 7, false],
  ['a date that is far', 15, 30, false],
])('%s: stands still is %s', (_, dueIn, changedBefore, expected) => {
  const found = standsStill({ nextDue: today + dueIn * day }, today - changedBefore * day, today)
  expect(found).toBe(expected)
  expect(standsStill({ nextDue: null }, null, today)).toBe(false)
})

test.each([
  [{ toReview: 1, isWifiToConfirm: false, overall: 'busy' as const }, true, 'us'],
  [{ toReview: 0, isWifiToConfirm: true, overall: 'busy' as const }, false, 'us'],
  [{ toReview: 0, isWifiToConfirm: false, overall: 'busy' as const }, true, 'reviewer'],
  [{ toReview: 0, isWifiToConfirm: false, overall: 'busy' as const }, false, 'them'],
  [{ toReview: 0, isWifiToConfirm: false, overall: 'done' as const }, false, 'nobody'],
])('%j with an open link %s waits for %s', (summary, hasOpenLink, expected) => {
  expect(waitsFor(summary, hasOpenLink)).toBe(expected)
})
