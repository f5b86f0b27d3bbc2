import { describe, expect, test } from 'vitest'
import type { WorkGroup } from '#app/persistence/staff/work-entries.ts'
import { normOf } from './norms.server.ts'
import { workWords } from './words.server.ts'

/** A Wednesday without a holiday near it. */
const today = Date.UTC(2027, 2, 17)
const on = (month: number, date: number, hour = 0) => Date.UTC(2027, month - 1, date, hour)

const kept = {
  ...{ key: 'k', for: 'staff', item: null, page: null, subject: null, due: null, since: null, state: null },
  ...{ missing: [], missingCount: 0, weight: 1, holder: 'provider' },
}
const entry = (kind: string, more: object, values: object = {}) => ({
  ...kept,
  kind,
  reason: { key: kind, values },
  ...more,
})
const plan = { item: 'floor-plan', since: on(3, 16) }

describe('a line of the work list says', () => {
  test.each<[string, WorkGroup, unknown, string, string]>([
    ['when a meeting is', 'appointments', { kind: 'meeting', at: on(3, 17, 9) }, 'Startbijeenkomst', 'vandaag 10.00'],
    [
      'what was asked',
      'questions',
      { kind: 'request', at: on(3, 16, 9), item: 'night-shift-roster', request: 'q' },
      'Geldt niet voor ons: Rooster nachtdienst',
      '1 werkdag',
    ],
    [
      'that a day has passed, and that this is too long',
      'passed',
      entry('slipped', { since: on(3, 15) }, { day: on(3, 15) }),
      'Was ma 15 mrt. Aangesloten?',
      '2 werkdagen: te lang',
    ],
    [
      'which file came',
      'review',
      entry('check-document', plan, { name: 'a.pdf', files: 1 }),
      'Plattegrond: a.pdf',
      '1 werkdag',
    ],
    [
      'how many files of a task are good',
      'review',
      entry('check-document', plan, { name: 'a.pdf', files: 3, good: 1, open: 2 }),
      'Plattegrond: 1 van 3 goed, 2 te bekijken',
      '1 werkdag',
    ],
    [
      'what is late where nothing moves',
      'call',
      entry('stalled', { since: on(3, 2) }, { task: 'floor-plan', late: 2 }),
      'Stil bij 7 van 17. Te laat: Plattegrond',
      '15 dagen',
    ],
    [
      'by how much a day slips',
      'slips',
      entry('forecast-slips', {}, { day: on(4, 20), forecast: on(5, 3), count: 7 }),
      'di 20 apr wordt ma 3 mei',
      '7 werkdagen later',
    ],
    ['nothing of what a newer server kept', 'call', { kind: 'unheard-of' }, '', ''],
  ])('%s', (_, group, entry, why, when) => {
    expect(workWords({ group, entry, completed: 7, total: 17 }, today, 'nl')).toMatchObject({ why, when })
  })

  test.each<[WorkGroup, number, boolean]>([
    ['review', on(3, 12), false],
    ['review', on(3, 11), true],
    ['wifi', on(3, 11), true],
    ['mail', on(2, 11), false],
  ])('of %s since %d whether that is too long', (group, since, isTooLong) => {
    const said = workWords({ group, entry: entry('confirm-wifi', { since }) }, today, 'nl')
    expect([said.isTooLong, said.when.endsWith(': te lang')]).toEqual([isTooLong, isTooLong])
  })
})

test('a group has its norm', () => {
  expect(normOf('review')).toEqual({ key: 'wait', days: 3 })
  expect(normOf('call')).toEqual({ key: 'call', days: 14 })
  expect(normOf('mail')).toBeNull()
})
