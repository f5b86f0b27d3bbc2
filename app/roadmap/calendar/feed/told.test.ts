import { describe, expect, it } from 'vitest'
import { addDays } from '#app/platform/i18n/dates.ts'
import type { ToldEvent } from '#app/persistence/people/calendar-events.server.ts'
import type { FeedEvent } from './event.ts'
import { tell, toldOffDays } from './told.ts'

const now = new Date(Date.UTC(2027, 3, 12, 9))
const today = Date.UTC(2027, 3, 12)
const at = (days: number) => new Date(addDays(now.getTime(), days))

const meeting = (uid: string, start: number, title = 'Startbijeenkomst'): FeedEvent => ({
  ...{ uid, kind: 'meeting', page: 'http://localhost/x' },
  appointment: { id: '', start, end: start + 3_600_000, title, place: '', about: '' },
})
const dueDay = (start: number): FeedEvent => ({
  ...{ uid: 'due', kind: 'due', page: 'http://localhost/' },
  appointment: { id: '', start, end: addDays(start, 1), isWholeDay: true, title: 'Taken', place: '', about: '' },
})

/** What is kept after these answers, one after the other. */
function afterAnswers(answers: readonly { events: readonly FeedEvent[]; now: Date; isAll?: boolean }[]): ToldEvent[] {
  const kept = new Map<string, ToldEvent>()
  for (const { events, now: moment, isAll = true } of answers) {
    const { changed, gone } = tell(events, [...kept.values()], { now: moment, isAll })
    for (const one of changed) kept.set(one.uid, one)
    for (const uid of gone) kept.delete(uid)
  }
  return [...kept.values()]
}
const shortly = ({ uid, sequence, isCancelled, changedAt }: ToldEvent) => [uid, sequence, isCancelled, changedAt]

const ahead = at(5).getTime()

describe('what a calendar is told', () => {
  it('stays as it was while nothing changes', () => {
    const before = afterAnswers([{ events: [meeting('a', ahead)], now }])
    expect(before.map(shortly)).toEqual([['a', 0, false, now]])
    const again = tell([meeting('a', ahead)], before, { now: at(1), isAll: true })
    expect([again.changed, again.gone]).toEqual([[], []])
    expect(again.tellings.map(({ told }) => told)).toEqual(before)
  })

  it('has the next number once it says something else: a time, a title, a page', () => {
    const before = afterAnswers([{ events: [meeting('a', ahead)], now }])
    const others = [
      meeting('a', ahead + 1),
      meeting('a', ahead, 'Anders'),
      { ...meeting('a', ahead), page: 'http://localhost/y' },
    ]
    for (const other of others)
      expect(tell([other], before, { now: at(1), isAll: true }).changed.map(shortly)).toEqual([['a', 1, false, at(1)]])
  })

  it('is off with the next number where it is gone, for a while, and on again with another', () => {
    const answers = [
      { events: [meeting('a', ahead)], now },
      { events: [], now: at(1) },
    ]
    const off = afterAnswers(answers)
    expect(off.map(shortly)).toEqual([['a', 1, true, at(1)]])
    expect(tell([], off, { now: at(1 + toldOffDays), isAll: true }).tellings).toHaveLength(1)
    expect(tell([], off, { now: at(2 + toldOffDays), isAll: true })).toEqual({ tellings: [], changed: [], gone: ['a'] })
    const on = afterAnswers([...answers, { events: [meeting('a', ahead)], now: at(2) }])
    expect(on.map(shortly)).toEqual([['a', 2, false, at(2)]])
  })

  it('is not off where its day is over', () => {
    const before = afterAnswers([{ events: [meeting('a', at(-1).getTime()), dueDay(addDays(today, -1))], now }])
    expect(tell([], before, { now, isAll: true })).toEqual({ tellings: [], changed: [], gone: ['due', 'a'] })
  })

  it('is off where its day is today', () => {
    const before = afterAnswers([{ events: [meeting('a', now.getTime() - 3_600_000), dueDay(today)], now }])
    const { changed } = tell([], before, { now: at(0), isAll: true })
    expect(changed.map(({ uid, isCancelled }) => [uid, isCancelled])).toEqual([
      ['due', true],
      ['a', true],
    ])
  })

  it('is left as it was where not all could be read', () => {
    const before = afterAnswers([{ events: [meeting('a', ahead)], now }])
    expect(tell([], before, { now: at(1), isAll: false })).toEqual({ tellings: [], changed: [], gone: [] })
  })

  it('stands in the order of time, whatever is on or off', () => {
    const before = afterAnswers([{ events: [meeting('b', at(6).getTime())], now }])
    const { tellings } = tell([meeting('c', at(7).getTime()), meeting('a', ahead)], before, { now: at(1), isAll: true })
    expect(tellings.map(({ told }) => told.uid)).toEqual(['a', 'b', 'c'])
  })
})
