// @module-tag night
import { afterAll, beforeAll, expect, test } from 'vitest'
import { brokenBars, medianOf } from '#tests/load/mail-year/print.ts'
import { simulateYear, type Findings } from '#tests/load/mail-year/year.ts'
import { openMailPlace, type MailPlace } from '#tests/support/mail-place.ts'

/** The year of `npm run simulate:mail`, in small: the weeks around Easter. */
const extent = { first: Date.UTC(2027, 1, 15), days: 42, organisations: 3, seed: 2 }

let place: MailPlace
let findings: Findings
beforeAll(async () => {
  place = await openMailPlace()
  findings = await simulateYear(extent)
}, 120_000)
afterAll(() => place.close())

test('weeks of mail are calm, and all kinds of it were written', () => {
  expect(brokenBars(findings)).toEqual([])
  expect(new Set(findings.messages.map(({ cause }) => cause))).toEqual(
    new Set([
      'digest',
      'reminder',
      'share-reminder',
      'accepted',
      'sent-back',
      'appointment',
      'connection-day',
      'filled-in',
    ]),
  )
})

test('what is not calm is told', () => {
  const calm = { messages: [], perWeek: [1, 2, 2], atNight: 0, onHolidays: 0, onWeekends: 0, afterDone: 0 }
  expect(brokenBars(calm)).toEqual([])
  expect(brokenBars({ ...calm, perWeek: [3, 3, 6], atNight: 1, afterDone: 1 })).toHaveLength(4)
  expect(medianOf([5, 0, 1])).toBe(1)
})
