import { describe, expect, it } from 'vitest'
import { allItems } from '../../registry.ts'
import { dueDay } from '../../rules/planning/due-dates.ts'
import type { State } from '../../rules/progress.ts'
import { dueDays } from './due-days.ts'

const connectionDay = Date.UTC(2027, 3, 12)
const long = Date.UTC(2026, 0, 1)
const items = allItems.flatMap(({ item }) => (item.roadmap === 'location' ? [item] : []))
const none = items.map((): State => 'none')
const place = { index: 0, connectionDay, states: none }

describe('the days by which tasks should be done', () => {
  it('are those of the route card, with every open task once, in the order of time', () => {
    const found = dueDays([place], long)
    const tasks = [...found].flatMap(([day, open]) => open.map(({ item }) => [item.key, day]))
    expect(new Map(tasks.map(([key, day]) => [key, day]))).toEqual(
      new Map(items.map((item) => [item.key, dueDay(item, connectionDay)])),
    )
    expect(tasks).toHaveLength(items.length)
    const days = [...found.keys()]
    expect(days).toEqual([...days].sort((one, other) => one - other))
    expect(days.length).toBeGreaterThan(1)
  })

  it('are one for several places, and none of what is done or has no date', () => {
    const states: State[] = items.map((_, at) => (at === 0 ? 'none' : at % 2 ? 'done' : 'confirmed'))
    const found = dueDays(
      [
        { ...place, states },
        { ...place, index: 1, states },
        { ...place, connectionDay: null },
      ],
      long,
    )
    expect([...found.values()].map((open) => open.map(({ place: { index }, item }) => [index, item.key]))).toEqual([
      [
        [0, items[0]?.key],
        [1, items[0]?.key],
      ],
    ])
  })

  it('are of the organisation’s own tasks where the place is the organisation', () => {
    const found = dueDays([{ index: null, connectionDay, states: ['none', 'none', 'none'] }], long)
    const keys = [...found.values()].flatMap((open) => open.map(({ item }) => item.roadmap))
    expect([keys.length, new Set(keys)]).toEqual([3, new Set(['organisation'])])
  })

  it('leave out what is long over', () => {
    const all = [...dueDays([place], long).keys()]
    const [first = 0, second = 0] = all
    expect([...dueDays([place], second).keys()]).toEqual(all.filter((day) => day !== first))
  })
})
