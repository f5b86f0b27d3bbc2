import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWorkingDay } from '#app/platform/calendar/working-days.server.ts'
import { forecastByHistory } from './forecast.ts'
import { bandOf, daysLeft, quantileCount, type ItemPace } from './pace.ts'

/** Quantiles by counting through all that took some days. */
function paceOf(item: string, took: readonly number[]): ItemPace {
  const sorted = took.toSorted((a, b) => a - b)
  const quantiles = Array.from({ length: quantileCount }, (_, at) => {
    const position = (at / (quantileCount - 1)) * (sorted.length - 1)
    const low = sorted[Math.floor(position)] ?? 0
    return low + ((sorted[Math.ceil(position)] ?? 0) - low) * (position % 1)
  })
  return { item, places: took.length, customers: took.length, quantiles, ownMedian: 0 }
}

const someDays = fc.array(fc.double({ min: 0, max: 400, noNaN: true }), { minLength: 5, maxLength: 60 })
const [today, chosen] = [Date.UTC(2027, 2, 17), Date.UTC(2027, 3, 20)]

describe('the band of a task', () => {
  it('is what it is for days that are counted by hand', () => {
    const took = Array.from({ length: 101 }, (_, day) => day)
    expect(bandOf(paceOf('quotation', took))).toEqual({ low: 10, median: 50, high: 90 })
  })

  it('lies within what was found, in its order', () => {
    fc.assert(
      fc.property(someDays, (took) => {
        const { low, median, high } = bandOf(paceOf('quotation', took))
        expect(Math.min(...took)).toBeLessThanOrEqual(low)
        expect(low).toBeLessThanOrEqual(median)
        expect(median).toBeLessThanOrEqual(high)
        expect(high).toBeLessThanOrEqual(Math.max(...took))
      }),
    )
  })
})

describe('what is left of a task', () => {
  const hundred = paceOf(
    'quotation',
    Array.from({ length: 101 }, (_, day) => day),
  )

  it.each([
    [0, 50],
    [50, 25],
    [90, 5],
    [99, 0.5],
    [100, null],
    [1000, null],
  ])('after %d days is the middle of those that took longer: %d', (waited, left) => {
    const found = daysLeft(hundred, waited)
    if (left === null) expect(found).toBeNull()
    else expect(found).toBeCloseTo(left, 6)
  })

  it('is never below nothing, and its end never comes nearer by waiting', () => {
    fc.assert(
      fc.property(someDays, fc.double({ min: 0, max: 400, noNaN: true }), fc.nat(50), (took, waited, longer) => {
        const pace = paceOf('quotation', took)
        const [now, later] = [daysLeft(pace, waited), daysLeft(pace, waited + longer)]
        if (now !== null) expect(now).toBeGreaterThanOrEqual(0)
        if (now !== null && later !== null) expect(waited + longer + later).toBeGreaterThanOrEqual(waited + now - 1e-6)
        if (waited >= Math.max(...took)) expect(now).toBeNull()
      }),
    )
  })
})

describe('a forecast by history', () => {
  const [ten, forty] = [paceOf('a', Array(9).fill(10)), paceOf('b', Array(9).fill(40))]
  const pace = new Map([ten, forty].map((one) => [one.item, one]))
  const open = (item: string, waitsFor: string | null = null, waited = 0) => ({ item, waitsFor, waited })
  const on = (tasks: Parameters<typeof forecastByHistory>[0], connectionDay: number | null = null) =>
    forecastByHistory(tasks, pace, { today, connectionDay })

  it('is the day on which the longest is done, or the working day after it', () => {
    expect(on([open('a')])).toBe(Date.UTC(2027, 2, 30))
    expect(on([open('a'), open('b')])).toBe(Date.UTC(2027, 3, 26))
    expect(on([open('a', null, 4)])).toBe(Date.UTC(2027, 2, 23))
  })

  it('adds up tasks that wait for each other', () => {
    expect(on([open('a', 'b', 30), open('b')])).toBe(Date.UTC(2027, 4, 7))
    expect(on([open('a', 'gone')])).toBe(on([open('a')]))
  })

  it('is never before the day that was chosen', () => {
    expect(on([open('a')], chosen)).toBe(chosen)
  })

  it.each([
    ['nothing is open', []],
    ['of a task nothing is known', [open('a'), open('c')]],
    ['a task took longer already than it ever did', [open('a', null, 10)]],
    ['what it waits for is such a task', [open('a', 'c'), open('c')]],
  ])('is none where %s', (_, tasks) => {
    expect(on(tasks)).toBeNull()
  })

  it('is a working day', () => {
    fc.assert(
      fc.property(someDays, fc.nat(300), (took, waited) => {
        const day = forecastByHistory([open('a', null, waited)], new Map([['a', paceOf('a', took)]]), {
          ...{ today, connectionDay: null },
        })
        if (day !== null) expect(isWorkingDay(day)).toBe(true)
      }),
    )
  })
})
