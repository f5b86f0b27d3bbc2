import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '#app/platform/i18n/dates.ts'
import { allItems } from '../registry.ts'
import { isCompleted } from '../rules/progress.ts'
import { anyLocation, day } from './any-place.fixture.ts'
import { attentionOf, progressOf } from './attention.ts'
import type { Entry } from './entry.ts'
import {
  acceptedDocuments,
  connectionDay,
  finishedLocation,
  locationWith,
  organisationWith,
  today,
} from './known.fixture.ts'

const idOf = ({ kind, for: reader, item, subject }: Entry) => `${kind} ${reader} ${item} ${subject}`

describe('whatever is known of a location', () => {
  test('each entry has a key of its own, and the heaviest stands first', () => {
    fc.assert(
      fc.property(anyLocation, day, (known, date) => {
        const entries = attentionOf(known, date)
        expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length)
        const weights = entries.map(({ weight }) => weight)
        expect(weights).toEqual([...weights].sort((a, b) => b - a))
      }),
    )
  })

  test('an entry whose cause stands has the same key on another day', () => {
    fc.assert(
      fc.property(anyLocation, day, fc.integer({ min: 1, max: 40 }), (known, date, later) => {
        const first = new Map(causes(attentionOf(known, date)))
        for (const [cause, key] of causes(attentionOf(known, addDays(date, later)))) {
          expect(first.get(cause) ?? key).toBe(key)
        }
      }),
    )
  })

  test('as long as its people hold a task that is open there is a next one, and only then', () => {
    fc.assert(
      fc.property(anyLocation, day, (known, date) => {
        const { standings, entries } = progressOf(known, date)
        const isTheirs = standings.some(
          ({ state, holder }) => !isCompleted(state) && (holder === 'us' || holder === 'colleague'),
        )
        expect(entries.some(({ kind }) => kind === 'next')).toBe(isTheirs)
      }),
    )
  })

  test('an entry leads to a page of its task', () => {
    fc.assert(
      fc.property(anyLocation, day, (known, date) => {
        for (const { item, page } of attentionOf(known, date)) {
          const card = allItems.find((one) => one.item.key === item)?.item
          if (card) expect(['', ...card.pages]).toContain(page)
        }
      }),
    )
  })
})

describe('finishing everything', () => {
  test('empties the list of the location, on every day without an appointment near it', () => {
    const connected = { date: connectionDay, connectedOn: connectionDay }
    const done = locationWith({
      forms: { ...finishedLocation, 'day-planning-logistics': connected },
      documents: acceptedDocuments,
    })
    const isNear = (date: number) => Math.abs(date - Date.UTC(2027, 3, 15)) < 20 * 86_400_000
    fc.assert(
      fc.property(day, (date) => {
        fc.pre(!isNear(date))
        expect(attentionOf(done, date).filter(({ kind }) => kind !== 'accepted')).toEqual([])
      }),
    )
  })

  test('of one location leads to what its organisation still has to do', () => {
    const sisters = [
      { locationIndex: 0, name: 'Huis aan de Vecht', connectionDay: today, isDone: true, isConnected: false },
    ]
    const [first] = attentionOf(organisationWith({ sisters }), today)
    expect(first).toMatchObject({ kind: 'next', item: 'processing-agreement' })
  })
})

/** What an entry is about, with its key; an appointment that is over is another cause than one that comes. */
const causes = (entries: readonly Entry[]): [cause: string, key: string][] =>
  entries
    .filter(({ kind }) => kind !== 'appointment')
    .map((entry) => [
      `${idOf(entry)} ${entry.kind === 'date-advice' ? entry.reason.key : ''} ${entry.reason.key === 'waits.expired'} ${entry.reason.key.startsWith('answered')}`,
      entry.key,
    ])
