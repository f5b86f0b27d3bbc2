import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { clockIn, endOfQuiet, isQuiet, usualPreferences } from './preferences.ts'

const atNight = { ...usualPreferences, quiet: { from: 20, until: 7 } }
const at = (iso: string) => Date.parse(iso)

describe('quiet hours', () => {
  test.each([
    ['2027-01-15T18:59:00Z', false],
    ['2027-01-15T19:00:00Z', true],
    ['2027-01-16T05:59:00Z', true],
    ['2027-01-16T06:00:00Z', false],
  ])('over midnight, by the clock of the zone: %s', (iso, quiet) => {
    expect(isQuiet(atNight, at(iso))).toBe(quiet)
  })

  test('end in the morning, also in the night in which clocks are set', () => {
    expect(endOfQuiet(atNight, at('2027-03-27T21:00:00Z'))).toBe(at('2027-03-28T05:00:00Z'))
    expect(endOfQuiet(atNight, at('2027-10-30T19:10:00Z'))).toBe(at('2027-10-31T06:00:00Z'))
  })

  test('of whoever chose none are never', () => {
    expect(endOfQuiet(usualPreferences, at('2027-01-15T02:13:00Z'))).toBe(at('2027-01-15T02:13:00Z'))
  })

  test('always end within a day, wherever somebody is', () => {
    const hour = fc.integer({ min: 0, max: 23 })
    const zones = fc.constantFrom('Europe/Amsterdam', 'America/Kralendijk', 'Asia/Kathmandu', 'UTC')
    fc.assert(
      fc.property(
        hour,
        hour,
        zones,
        fc.integer({ min: at('2026-01-01'), max: at('2028-01-01') }),
        (from, until, timeZone, now) => {
          const preferences = { ...usualPreferences, timeZone, quiet: { from, until } }
          const end = endOfQuiet(preferences, now)
          expect(isQuiet(preferences, end)).toBe(false)
          expect(end - now).toBeLessThanOrEqual(25 * 3_600_000)
          if (end !== now) expect(isQuiet(preferences, end - 1)).toBe(true)
        },
      ),
    )
  })
})

test('a clock shows the day, the weekday and the time of its zone', () => {
  expect(clockIn('America/Kralendijk', at('2027-01-18T02:30:00Z'))).toEqual({
    ...{ day: Date.UTC(2027, 0, 17), weekday: 7, hour: 22, minute: 30 },
  })
})
