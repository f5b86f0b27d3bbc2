import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isWorkingDay, workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { addDays } from '#app/platform/i18n/dates.ts'
import { linkDays, remindersOn, stageOn } from './due.ts'

const day = (text: string) => Date.parse(`${text}T00:00:00Z`)
const none = { messages: 0, reminded: [] }
const due = day('2027-04-28')
const task = { locationId: '1f6a20c4', item: 'wifi-settings', due }
const workingDay = fc
  .integer({ min: 0, max: 700 })
  .map((days) => addDays(day('2027-01-04'), days))
  .filter(isWorkingDay)

describe('a task is reminded of', () => {
  test.each([
    // King's Day, 27 April, does not count.
    ['2027-04-22', 'before'],
    ['2027-04-23', null],
    ['2027-04-27', null],
    ['2027-04-28', 'on'],
    ['2027-04-29', null],
    ['2027-05-03', 'after'],
    ['2027-05-04', null],
  ])('on %s: %s', (today, stage) => {
    expect(stageOn(day(today), due)).toBe(stage)
  })

  test('once by each reminder, and not by somebody who had two messages this week', () => {
    const [first] = remindersOn(due, [task], none)
    expect(first?.key).toBe('1f6a20c4 wifi-settings 2027-04-28 on')
    expect(remindersOn(due, [task], { messages: 0, reminded: [first?.key ?? ''] })).toEqual([])
    expect(remindersOn(due, [task], { messages: 1, reminded: [] })).toHaveLength(1)
    expect(remindersOn(due, [task], { messages: 2, reminded: [] })).toEqual([])
  })

  test('at most three times for a due day, never on a day off', () => {
    fc.assert(
      fc.property(workingDay, (due) => {
        const days = Array.from({ length: 60 }, (_, n) => addDays(due, n - 30))
        const reminded = days.filter((today) => stageOn(today, due) !== null)
        expect(reminded).toHaveLength(3)
        expect(reminded.every(isWorkingDay)).toBe(true)
      }),
    )
  })

  test('at most three times in thirty days, wherever its due day is moved to', () => {
    fc.assert(
      fc.property(
        workingDay,
        fc.array(fc.integer({ min: -8, max: 8 }), { minLength: 60, maxLength: 60 }),
        (start, moves) => {
          const sent: { at: number; key: string }[] = []
          for (const [n, move] of moves.entries()) {
            const today = addDays(start, n)
            const recent = sent.filter(({ at }) => at > addDays(today, -30)).map(({ key }) => key)
            const moved = { ...task, due: addDays(today, move) }
            if (!isWorkingDay(moved.due)) continue
            for (const { key } of remindersOn(today, [moved], { messages: 0, reminded: recent }))
              sent.push({ at: today, key })
          }
          for (const { at } of sent) {
            expect(sent.filter((other) => other.at > addDays(at, -30) && other.at <= at).length).toBeLessThanOrEqual(3)
          }
          expect(new Set(sent.map(({ key }) => key)).size).toBe(sent.length)
        },
      ),
    )
  })
})

test('links are reminded of 5 and 10 working days after they were sent, and 2 before they end', () => {
  fc.assert(
    fc.property(workingDay, fc.integer({ min: 0, max: 60 }), (sent, days) => {
      const ends = addDays(sent, days)
      const reminded = Array.from({ length: days + 1 }, (_, n) => addDays(sent, n)).filter((today) => {
        const on = linkDays(today)
        return isWorkingDay(today) && (on.sent.includes(sent) || on.expires.includes(ends))
      })
      expect(reminded.length).toBeLessThanOrEqual(3)
      for (const today of reminded) {
        const isAfter = [5, 10].includes(workingDaysBetween(sent, today))
        expect(isAfter || workingDaysBetween(today, ends) === 2).toBe(true)
      }
    }),
  )
})
