import { describe, expect, it } from 'vitest'
import { arrival, connectionDays, connectionHours, endOfDay, planDay, startMeetingsFor } from './connection-day.ts'

const wardsOf = (...beds: number[]) => beds.map((numberOfBeds, n) => ({ name: `Afdeling ${n + 1}`, numberOfBeds }))

describe('the connection day', () => {
  it('has no visits without wards', () => {
    expect(planDay([])).toEqual([])
  })

  it('begins with the arrival and takes 3 to 5 minutes a room', () => {
    const [ward] = wardsOf(12)
    expect(planDay(wardsOf(12))).toEqual([
      { ward, times: { begins: arrival, ready: { from: 9 * 60 + 30 + 35, to: 11 * 60 } } },
    ])
  })

  it('goes from ward to ward in the order given, without a pause', () => {
    const times = planDay(wardsOf(10, 20, 5)).map((visit) => visit.times)
    expect(times).toEqual([
      { begins: { from: 570, to: 600 }, ready: { from: 600, to: 650 } },
      { begins: { from: 600, to: 650 }, ready: { from: 660, to: 750 } },
      { begins: { from: 660, to: 750 }, ready: { from: 675, to: 775 } },
    ])
  })

  it('rounds to five minutes only what is shown: small wards do not add up wrongly', () => {
    const last = planDay(wardsOf(...Array.from({ length: 10 }, () => 1))).at(-1)
    expect(last?.times).toEqual({ begins: { from: 595, to: 645 }, ready: { from: 600, to: 650 } })
  })

  it('gives no times to wards that may not be ready before the end of the day', () => {
    const visits = planDay(wardsOf(84, 1, 1))
    expect(visits.map(({ times }) => times?.ready.to)).toEqual([endOfDay, undefined, undefined])
  })

  it('plans 200 wards, none of them past the end of the day', () => {
    const visits = planDay(wardsOf(...Array.from({ length: 200 }, () => 10)))
    expect(visits).toHaveLength(200)
    expect(visits.filter(({ times }) => times !== null)).toHaveLength(8)
    for (const { times } of visits) expect(times?.ready.to ?? 0).toBeLessThanOrEqual(endOfDay)
  })
})

describe('the length of the connection day', () => {
  it.each([
    [1, { from: 0.5, to: 1 }],
    [26, { from: 1.5, to: 2 }],
    [80, { from: 4, to: 6.5 }],
  ])('%i beds', (beds, hours) => {
    expect(connectionHours(beds)).toEqual(hours)
  })
})

describe('the number of days', () => {
  it.each([
    [0, 1],
    [1, 1],
    [84, 1],
    [85, 2],
    [168, 2],
    [169, 3],
    [400, 5],
  ])('%i beds', (beds, days) => {
    expect(connectionDays(beds)).toBe(days)
  })
})

describe('start meetings', () => {
  it.each([
    [0, 1],
    [4, 1],
    [10, 1],
    [11, 2],
    [12, 2],
    [24, 2],
    [25, 3],
    [60, 5],
  ])('%i care staff', (careStaff, meetings) => {
    expect(startMeetingsFor(careStaff)).toBe(meetings)
  })
})
