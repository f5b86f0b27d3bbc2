import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWorkingDay, workingDaysAfter } from '#app/platform/calendar/working-days.server.ts'
import { allItems, findItem } from '#app/roadmap/registry.ts'
import { adviseOn, adviseOnMeeting, earliestInTime } from './advice.ts'
import { dueDay, earliestDay } from './due-dates.ts'
import { forecastDay } from './forecast.ts'
import { movesOf } from './moves.ts'

const day = (text: string) => Date.parse(`${text}T00:00:00Z`)
const dayLength = 86_400_000
const items = allItems.map(({ item }) => item)
const due = (key: string, connectionDay: number) => {
  const item = findItem(key)
  return item && dueDay(item, connectionDay)
}

/** What has to be there before something else can be done: by the card, or by a page that waits for it. */
const orders = [
  ...items.flatMap(({ key, dependsOn }) => (dependsOn === undefined ? [] : [[dependsOn, key]])),
  ['org-information', 'basic-information'],
  ['basic-information', 'quotation'],
  ['target-date', 'finalise-start-meeting'],
  ['org-wifi-settings', 'wifi-settings'],
  ['wifi-settings', 'wifi-test'],
].map(([first = '', second = '']) => [first, second] as const)

/** Any day of two years with all their holidays. */
const days = fc.integer({ min: 0, max: 730 }).map((n) => day('2027-01-01') + n * dayLength)

describe('due dates', () => {
  it.each([
    ['wifi-settings', '2027-03-15', '2027-03-25'],
    ['processing-agreement', '2027-03-18', '2027-03-31'],
    ['infoletter', '2027-03-19', '2027-04-01'],
    ['floor-plan', '2027-04-01', '2027-04-13'],
    ['night-shift-roster', '2027-04-08', '2027-04-20'],
    ['start-news-item', '2027-04-13', '2027-04-23'],
    ['trainging-and-tutorial', '2027-04-14', '2027-04-26'],
  ])('%s before 20 April 2027 and before 3 May 2027, over Easter and King’s Day', (key, april, may) => {
    expect([due(key, day('2027-04-20')), due(key, day('2027-05-03'))]).toEqual([day(april), day(may)])
  })

  it('are never on a weekend or holiday, and before the connection day', () => {
    fc.assert(
      fc.property(days, (connectionDay) => {
        for (const item of items) {
          expect(isWorkingDay(dueDay(item, connectionDay))).toBe(true)
          expect(dueDay(item, connectionDay)).toBeLessThan(connectionDay)
        }
      }),
    )
  })

  it('are never before those of a task they depend on, however far the connection day moves', () => {
    fc.assert(
      fc.property(days, fc.nat(60), (from, later) => {
        const to = workingDaysAfter(from, later)
        for (const [first, second] of orders) expect(due(first, to)).toBeLessThanOrEqual(due(second, to) ?? 0)
        for (const item of items) expect(dueDay(item, to)).toBeGreaterThanOrEqual(dueDay(item, from))
      }),
    )
  })

  it('of an organisation count back from the earliest of its locations', () => {
    expect(earliestDay([day('2027-05-03'), null, day('2027-04-20')])).toBe(day('2027-04-20'))
    expect(earliestDay([null])).toBeNull()
  })
})

describe('moves', () => {
  const open = ['trainging-and-tutorial', 'wifi-settings'].flatMap((key) => findItem(key) ?? [])
  const keys = (before: number | null, after: number | null) =>
    movesOf(before, after, open).map(({ task, from, to }) => [task.key, from, to])

  it('say the old and the new day, in the order of the new ones', () => {
    expect(keys(day('2027-04-20'), day('2027-05-03'))).toEqual([
      ['wifi-settings', day('2027-03-15'), day('2027-03-25')],
      ['trainging-and-tutorial', day('2027-04-14'), day('2027-04-26')],
    ])
  })

  it('are none where nothing moves, and have no old day where there was none', () => {
    expect(keys(day('2027-04-20'), day('2027-04-20'))).toEqual([])
    expect(keys(null, null)).toEqual([])
    expect(keys(null, day('2027-05-03'))[0]).toEqual(['wifi-settings', null, day('2027-03-25')])
  })

  it('all go the way the connection day goes', () => {
    fc.assert(
      fc.property(days, days, (before, after) => {
        const ways = movesOf(before, after, items).map(({ from, to }) => Math.sign((to ?? 0) - (from ?? 0)))
        expect(new Set(ways).size).toBeLessThanOrEqual(1)
        for (const way of ways) expect(way).toBe(Math.sign(after - before))
      }),
    )
  })
})

describe('the forecast', () => {
  const pace = {
    ...{ completed: 5, total: 20, firstChangedAt: Date.UTC(2027, 2, 3, 9), today: day('2027-03-17') },
    connectionDay: day('2027-04-20'),
  }

  it.each([
    ['at half a task a working day', {}, '2027-04-30'],
    ['never before the day that was chosen', { completed: 19 }, '2027-04-20'],
    ['without a day that was chosen', { completed: 15, connectionDay: null }, '2027-03-23'],
  ])('%s', (_, change, expected) => {
    expect(forecastDay({ ...pace, ...change })).toBe(day(expected))
  })

  it.each([
    ['too few tasks', { completed: 2 }],
    ['too few days', { firstChangedAt: Date.UTC(2027, 2, 11, 9) }],
    ['nothing changed', { firstChangedAt: null }],
    ['all done', { completed: 20 }],
  ])('is none: %s', (_, change) => {
    expect(forecastDay({ ...pace, ...change })).toBeNull()
  })
})

describe('advice on a connection day', () => {
  const wifi = { dueBefore: 25 }
  const around = { today: day('2027-03-17'), open: [wifi, { dueBefore: 4 }], meetings: [], others: [] }
  const kinds = (date: string, more: Partial<Parameters<typeof adviseOn>[1]> = {}) =>
    adviseOn(day(date), { ...around, ...more }).map(({ kind }) => kind)

  it.each([
    ['2027-04-22', []],
    ['2027-04-24', ['weekend']],
    ['2027-05-06', ['holiday']],
    ['2027-05-16', ['holiday']],
    ['2027-04-21', ['too-near']],
    ['2027-03-17', ['too-near']],
    ['2020-03-17', ['past']],
    ['2028-03-17', []],
    ['2028-03-20', ['too-far']],
  ])('%s: %j', (date, expected) => {
    expect(kinds(date)).toEqual(expected)
  })

  it('counts the working days that are left, the tasks that are late at once, and says which day is early enough', () => {
    expect(adviseOn(day('2027-04-06'), around)).toEqual([
      { kind: 'too-near', values: { workingDays: 13, late: 1, earliest: day('2027-04-22') } },
    ])
    expect(kinds('2027-03-18', { open: [] })).toEqual([])
  })

  it('looks at the start meetings and at the other locations', () => {
    expect(kinds('2027-05-03', { meetings: [day('2027-04-12')] })).toEqual(['meeting-far-from-connection'])
    expect(kinds('2027-05-03', { meetings: [day('2027-05-04')] })).toEqual(['meeting-after-connection'])
    const others = [{ name: 'De Wilgenhof', connectionDay: day('2027-05-03') }]
    expect(adviseOn(day('2027-05-03'), { ...around, others })).toEqual([
      { kind: 'clash', values: { name: 'De Wilgenhof', day: day('2027-05-03') } },
    ])
  })

  it('has nothing against the day that it calls early enough, whatever day it is', () => {
    fc.assert(
      fc.property(days, fc.array(fc.integer({ min: 1, max: 40 })), (today, numbers) => {
        const open = numbers.map((dueBefore) => ({ dueBefore }))
        expect(adviseOn(earliestInTime(today, open), { ...around, today, open })).toEqual([])
      }),
    )
  })
})

describe('advice on a start meeting', () => {
  it.each([
    ['2027-04-12', []],
    ['2027-04-06', []],
    ['2027-04-05', ['meeting-far-from-connection']],
    ['2027-04-19', ['meeting-far-from-connection']],
    ['2027-04-20', ['meeting-far-from-connection']],
    ['2027-04-21', ['meeting-after-connection']],
    ['2027-04-11', ['weekend']],
    ['2027-03-16', ['past', 'meeting-far-from-connection']],
  ])('%s: %j', (meeting, expected) => {
    const found = adviseOnMeeting(day(meeting), { today: day('2027-03-17'), connectionDay: day('2027-04-20') })
    expect(found.map(({ kind }) => kind)).toEqual(expected)
  })
})
