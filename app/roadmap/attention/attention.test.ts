import { describe, expect, test } from 'vitest'
import { attentionOf, progressOf } from './attention.ts'
import { kinds, type Entry } from './entry.ts'
import { everyKind, sister } from './every-kind.fixture.ts'
import type { KnownLink } from './known-place.ts'
import {
  acceptedDocuments,
  assignmentOf,
  connectionDay,
  finished,
  finishedLocation,
  linkOf,
  locationWith,
  organisationWith,
  tasksOfLocation,
  today,
} from './known.fixture.ts'
import { on } from './link-kinds.fixture.ts'

const isAssigned = ({ kind }: Entry) => kind === 'assigned'

describe('an entry', () => {
  test.each(everyKind)('tells of %s', (_, known, day, entry) => {
    expect(attentionOf(known, day)).toContainEqual(expect.objectContaining(entry))
  })

  test('of every kind stands in the table', () => {
    const told = new Set(everyKind.map(([, , , { kind }]) => kind))
    expect(kinds.filter((kind) => !told.has(kind))).toEqual([])
  })

  test('of whose a task is says who does it, and is gone once it is done', () => {
    const assignments = [assignmentOf({ item: 'study-goals' })]
    const links = [linkOf({ purpose: 'colleague', may: 'fill', items: ['study-goals', 'project-team'] })]
    const forms = { 'project-team': finishedLocation['project-team'] }
    const assigned = attentionOf(locationWith({ assignments, links, forms }), today).filter(isAssigned)
    expect(assigned.map(({ item, reason }) => [item, reason.values.name])).toEqual([['study-goals', 'Lotte Vermeer']])
  })

  test('of somebody who got a link to do a task is gone once they answered, or the link expired', () => {
    const toDo = { purpose: 'colleague', may: 'fill', items: ['study-goals'] } as const
    const doers = (more: Partial<KnownLink>) =>
      attentionOf(locationWith({ links: [linkOf({ ...toDo, ...more })] }), today).filter(isAssigned).length
    expect([doers({}), doers({ outcome: 'filled' }), doers({ expiresAt: new Date(on(3, 15)) })]).toEqual([1, 0, 0])
  })

  test('of a link is gone once somebody looked at the answer, or the link only lets people read', () => {
    const links = [linkOf({ outcome: 'approved', isLookedAt: true }), linkOf({ may: 'read' })]
    expect(attentionOf(locationWith({ links }), today).filter(({ subject }) => subject !== null)).toEqual([])
  })

  test('of a link that expired is gone once its task is done', () => {
    const links = [linkOf({ expiresAt: new Date(on(3, 15)) })]
    expect(attentionOf(locationWith({ forms: finishedLocation, documents: acceptedDocuments, links }), today)).toEqual(
      [],
    )
  })
})

describe('a place', () => {
  test('of which all is done has nothing for anybody', () => {
    expect(progressOf(finished, today)).toMatchObject({
      ...{ completed: tasksOfLocation, total: tasksOfLocation, lateCount: 0, entries: [] },
    })
  })

  test('that was connected has nothing late, no forecast and no question', () => {
    const forms = { 'day-planning-logistics': { date: connectionDay, connectedOn: connectionDay } }
    const kindsOn = (day: number) => new Set(attentionOf(locationWith({ forms }), day).map(({ kind }) => kind))
    expect(progressOf(locationWith({ forms }), on(4, 22))).toMatchObject({
      lateCount: 0,
      nextDue: null,
      forecast: null,
    })
    expect([...kindsOn(on(4, 22))].sort()).toEqual(['next'])
  })

  test('of which another day counts since it was connected is asked again once that day is over', () => {
    const forms = { 'day-planning-logistics': { date: on(4, 27), connectedOn: connectionDay } }
    const asked = (day: number) =>
      attentionOf(locationWith({ forms }), day).filter(({ kind }) => kind === 'connection-passed').length
    expect([asked(on(4, 27)), asked(on(4, 28))]).toEqual([0, 1])
  })

  test('without a name has nothing of its own to do', () => {
    const location = { index: 2, id: 'cccccccc', name: '' }
    expect(progressOf(locationWith({ location }), today)).toMatchObject({ name: '', completed: 0, entries: [] })
  })

  test('that is an organisation works towards the first connection day of a location that is neither finished nor connected', () => {
    const sisters = [
      { ...sister, connectionDay: on(3, 1), isDone: true },
      { ...sister, connectionDay: on(3, 2), isConnected: true },
      { ...sister, connectionDay: on(5, 25) },
      sister,
      { ...sister, connectionDay: null },
    ]
    expect(progressOf(organisationWith({ sisters }), today).connectionDay).toBe(connectionDay)
  })
})
