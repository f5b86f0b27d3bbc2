import { describe, expect, test } from 'vitest'
import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { attentionOf, progressOf } from './attention.ts'
import type { KnownPlace } from './known-place.ts'
import {
  connectionDay,
  documentOf,
  finishedLocation,
  linkOf,
  locationWith,
  organisationWith,
  today,
} from './known.fixture.ts'
import { on } from './link-kinds.fixture.ts'

const dated = { 'target-date': { date: connectionDay } }
const still = { changedAt: on(3, 3), firstChangedAt: on(3, 1) }
const request = { id: 'request', item: 'newsletter', createdAt: new Date(on(3, 10)) }

/** Four tasks of seventeen in fourteen working days: at that pace it takes much longer than until the connection day. */
const slow = {
  ...dated,
  ...Object.fromEntries(
    (['basic-information', 'project-team', 'study-goals'] as const).map((key) => [key, finishedLocation[key]]),
  ),
}

/** The kinds that staff have of a place. */
const kindsFor = (known: KnownPlace, day = today) =>
  attentionOf(known, day).flatMap(({ for: reader, kind }) => (reader === 'leader' ? [] : [kind]))

describe('a place that stands still', () => {
  test.each<[string, Partial<KnownPlace>, string[]]>([
    ['is silent', {}, ['stalled']],
    ['is not while a file waits for a check', { documents: [documentOf('floor-plan')] }, ['check-document']],
    ['is not while a request waits for an answer', { requests: [{ ...request, isOpen: true }] }, []],
    ['is again once the request has its answer', { requests: [{ ...request, isOpen: false }] }, ['stalled']],
    [
      'is while others wait: a guest is not ours',
      { links: [linkOf({ items: ['infoletter'], openedAt: new Date(on(3, 12)) })] },
      ['stalled'],
    ],
  ])('%s', (_, more, found) => {
    expect(kindsFor(locationWith({ ...still, forms: dated, ...more }))).toEqual(found)
  })

  test('is not while its WiFi waits to be confirmed, since the day that it was saved', () => {
    const touched = { first: on(3, 2, 9), last: on(3, 3, 9) }
    const known = locationWith({
      ...{ ...still, forms: { ...dated, 'wifi-test': { isOn: 'yes' } } },
      touchedOf: (key) => (key === 'wifi-test' ? touched : undefined),
    })
    expect(kindsFor(known)).toEqual(['confirm-wifi'])
    expect(attentionOf(known, today).find(({ kind }) => kind === 'confirm-wifi')?.since).toBe(on(3, 3))
  })

  test('is not told once its connection day has passed, nor does it slip', () => {
    expect(kindsFor(locationWith({ ...still, forms: slow }), on(4, 22))).toEqual(['slipped'])
  })

  test('names the task that is late first', () => {
    const known = locationWith({ ...still, changedAt: on(3, 25), forms: dated })
    const [found] = attentionOf(known, on(4, 12)).filter(({ kind }) => kind === 'stalled')
    expect(found?.reason.values).toMatchObject({ task: expect.any(String), late: expect.any(Number) })
  })
})

test('what the provider signs is not also a file to check', () => {
  const link = linkOf({ purpose: 'signer', may: 'sign', items: ['processing-agreement'], outcome: 'signed' })
  const documents = [documentOf('processing-agreement')]
  expect(kindsFor(organisationWith({ documents, links: [] }))).toEqual(['check-document'])
  expect(kindsFor(organisationWith({ documents, links: [link] }))).toEqual(['signing-turn'])
})

describe('a day that slips', () => {
  test('is told from five working days on', () => {
    const told = Array.from({ length: 120 }, (_, days) => {
      const date = connectionDay + days * 86_400_000
      const known = locationWith({ firstChangedAt: on(2, 1), forms: { ...slow, 'target-date': { date } } })
      const { forecast, entries } = progressOf(known, today)
      const count = forecast === null ? 0 : workingDaysBetween(date, forecast)
      return { count, said: entries.find(({ kind }) => kind === 'forecast-slips')?.reason.values.count }
    })
    expect(told.filter(({ count, said }) => said !== (count >= 5 ? count : undefined))).toEqual([])
    expect(told.map(({ count }) => count)).toEqual(expect.arrayContaining([4, 5]))
  })

  test('is not told of a place that stands still, which is called', () => {
    expect(kindsFor(locationWith({ ...still, forms: slow }))).toEqual(['stalled'])
  })

  test('has a key of its own for each connection day', () => {
    const keys = [connectionDay, on(4, 14)].map((date) =>
      attentionOf(
        locationWith({ firstChangedAt: on(2, 1), forms: { ...slow, 'target-date': { date } } }),
        today,
      ).flatMap(({ kind, key }) => (kind === 'forecast-slips' ? [key] : [])),
    )
    expect(keys).toEqual([['forecast-slips:2027-04-20'], ['forecast-slips:2027-04-14']])
  })
})
