import { describe, expect, test } from 'vitest'
import { usualPreferences } from '#app/persistence/notifications/preferences.ts'
import { gatheredFor, whenToTell } from './when.ts'

const noon = Date.parse('2027-01-15T11:00:00Z')
const late = Date.parse('2027-01-15T19:55:00Z')
const atNight = { ...usualPreferences, quiet: { from: 21, until: 7 } }
const morning = Date.parse('2027-01-16T06:00:00Z')

describe('something is told', () => {
  test.each([
    ['at once, where nothing was told', usualPreferences, null, noon, noon],
    ['at once, where the last time is long ago', usualPreferences, noon - gatheredFor, noon, noon],
    ['ten minutes after the last time', usualPreferences, noon - 1, noon, noon - 1 + gatheredFor],
    ['at once, just before the night', atNight, null, late, late],
    ['in the morning, where ten minutes end in the night', atNight, late, late, morning],
    ['in the morning, where it happens in the night', atNight, null, late + 3_600_000, morning],
  ])('%s', (_, preferences, lastTold, now, when) => {
    expect(whenToTell({ preferences, lastTold }, now)).toBe(when)
  })
})
