import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { holidayOn, isWorkingDay } from '#app/platform/calendar/working-days.server.ts'
import { clockIn, isQuiet, usualPreferences } from '#app/persistence/notifications/preferences.ts'
import { digestTurn, isDigestDay, reminderTurn } from './schedule.server.ts'

const at = (iso: string) => Date.parse(iso)
const keyOf = (over: object, iso: string) => digestTurn({ ...usualPreferences, ...over }, at(iso))?.key ?? null
const hour = 3_600_000

describe('the digest', () => {
  test.each([
    ['before its hour', '2027-04-12T05:59:00Z', null],
    ['at its hour', '2027-04-12T06:00:00Z', '2027-04-12'],
    ['later on the day, where the portal was down', '2027-04-12T17:59:00Z', '2027-04-12'],
    ['not in the evening', '2027-04-12T18:00:00Z', null],
    ['not on another day', '2027-04-13T06:00:00Z', null],
    ['not on Easter Monday', '2027-03-29T06:30:00Z', null],
    ['but on the working day after it', '2027-03-30T06:30:00Z', '2027-03-29'],
  ])('comes %s', (_, iso, key) => {
    expect(keyOf({}, iso)).toBe(key)
  })

  test.each([
    ['by the clock of its reader', { timeZone: 'America/Kralendijk' }, '2027-04-12T12:00:00Z', '2027-04-12'],
    ['after quiet hours', { quiet: { from: 20, until: 10 } }, '2027-04-12T08:00:00Z', '2027-04-12'],
    ['not within them', { quiet: { from: 20, until: 10 } }, '2027-04-12T07:59:00Z', null],
    ['the next morning', { digestHour: 21, quiet: { from: 20, until: 7 } }, '2027-04-13T05:00:00Z', '2027-04-12'],
    ['not at night', { digestHour: 18, quiet: { from: 18, until: 5 } }, '2027-04-13T04:00:00Z', null],
    ['but in the morning', { digestHour: 18, quiet: { from: 18, until: 5 } }, '2027-04-13T05:00:00Z', '2027-04-12'],
    ['late, where that was chosen', { digestHour: 21 }, '2027-04-12T19:30:00Z', '2027-04-12'],
  ])('comes %s', (_, over, iso, key) => {
    expect(keyOf(over, iso)).toBe(key)
  })
})

const schedule = fc.record({
  timeZone: fc.constantFrom('Europe/Amsterdam', 'America/Kralendijk', 'Asia/Kathmandu'),
  digestDay: fc.integer({ min: 1, max: 7 }),
  digestHour: fc.integer({ min: 7, max: 19 }),
  quiet: fc.option(fc.record({ from: fc.integer({ min: 18, max: 23 }), until: fc.integer({ min: 5, max: 10 }) })),
})
const instant = fc.integer({ min: at('2027-01-10'), max: at('2028-12-01') })

test('every week has one digest, whose key is the chosen day; never on a holiday, at night or in quiet hours', () => {
  fc.assert(
    fc.property(schedule, instant, (chosen, from) => {
      const keys = new Map<string, number>()
      for (let now = from; now < from + 21 * 24 * hour; now += hour) {
        const turn = digestTurn(chosen, now)
        if (!turn) continue
        const { day, hour: shown } = clockIn(chosen.timeZone, now)
        expect(holidayOn(day, 'nl')).toBeNull()
        expect(isQuiet({ ...chosen, muted: [] }, now)).toBe(false)
        expect([shown >= 7, shown < 20, isDigestDay(chosen, day)]).toEqual([true, true, true])
        keys.set(turn.key, new Date(`${turn.key}T00:00:00Z`).getUTCDay() || 7)
      }
      expect(new Set(keys.values())).toEqual(new Set([chosen.digestDay]))
      // Three weeks hold two of them whole; the first and the last may be cut.
      expect(keys.size).toBeGreaterThanOrEqual(2)
      expect(keys.size).toBeLessThanOrEqual(4)
    }),
    { numRuns: 60 },
  )
})

test('reminders have their turn on working days between 9 and 18 alone, and not in quiet hours', () => {
  fc.assert(
    fc.property(schedule, instant, (chosen, now) => {
      const { day, hour: shown } = clockIn(chosen.timeZone, now)
      const isTime = isWorkingDay(day) && shown >= 9 && shown < 18 && !isQuiet({ ...chosen, muted: [] }, now)
      expect(reminderTurn(chosen, now) !== null).toBe(isTime)
    }),
    { numRuns: 1000 },
  )
})
