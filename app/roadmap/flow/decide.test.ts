import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { z } from 'zod'
import { validFields } from '../rules/arbitraries.fixture.ts'
import { applyChanges, revertChanges, valueAt, type KnownChange } from '../rules/changes.ts'
import type { Choice } from '../rules/choices.ts'
import { noFacts } from '../rules/facts.fixture.ts'
import type { Facts } from '../rules/facts.ts'
import type { Fields } from '../rules/fields.ts'
import { madeUp as item } from '#tests/made-up-task/task/item.ts'
import { decide, type Decision } from './decide.ts'
import { readGoTo } from './go-to.ts'

const open: Facts = { ...noFacts, targetDate: Date.UTC(2027, 3, 20) }
const [mat, button] = [
  { id: '0000000a', name: 'Mat', kind: 'mat' },
  { id: '0000000b', name: 'Knop', kind: 'button' },
]
const stored = item.read({ name: 'Elm', devices: [mat, button], numberOfDevices: 2, password: 'x', network: 'Zorg' })

type Sent = {
  page?: string
  goTo?: string
  facts?: Facts
  before?: Fields
  since?: KnownChange[]
  choices?: [string, Choice][]
  isAllOrNothing?: boolean
}

/** Sends fields of a page, or by link those of all pages. */
function send(typed: Record<string, string>, { page, goTo = 'save', facts = open, before, since, ...more }: Sent = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(typed)) form.append(name, value)
  const pages = page === undefined ? item.pages : [page]
  const schema = z.object(Object.assign({}, ...pages.map((one) => item.pageFields[one]?.shape)))
  const change = { form, schema, pages, goTo: readGoTo(goTo), choices: new Map(more.choices) }
  const isAllOrNothing = more.isAllOrNothing ?? false
  return decide({ item, change, facts, isAllOrNothing }, before ?? stored, since ?? [])
}

const paths = ({ apply }: Decision) => apply.map(({ path }) => path)
const by = (path: string, from: unknown, to: unknown): KnownChange => ({
  ...{ path, from, to, by: 'Bea', at: new Date(0), isOwn: false },
})
const inRow = (at: number, id: string, name: string, kind = '') => ({
  [`devices[${at}].id`]: id,
  [`devices[${at}].name`]: name,
  [`devices[${at}].kind`]: kind,
})

test.each<[string, Record<string, string>, string[]]>([
  ['a text', { name: 'Oak' }, ['name']],
  ['a text as it was', { name: 'Elm' }, []],
  ['a field in a group', { 'owner.role': 'ICT' }, ['owner.role']],
  ['a choice in a row', inRow(0, mat.id, 'Mat', 'button'), ['devices[0000000a].kind']],
  ['a new row', inRow(2, '0000000c', 'Bel'), ['devices[0000000c]']],
  ['a secret', { password: 'geheim' }, ['password']],
  ['a secret that was not typed again', { password: '' }, []],
  ['a box', { agreed: 'on' }, ['agreed']],
  ['what is valid beside what is not', { name: 'x'.repeat(21), 'owner.name': 'Ans' }, ['owner.name']],
  ['what no page asks', { letterDownloaded: 'on', planet: 'Mars' }, []],
])('%s', (_, typed, expected) => {
  expect(paths(send(typed))).toEqual(expected)
})

describe.each([
  ['a page', 'devices'],
  ['a form by link', undefined],
])('rows on %s', (_, page) => {
  const two = { ...inRow(0, mat.id, 'Mat', 'mat'), ...inRow(1, button.id, 'Knop', 'button') }

  it('are added as far as there is room', () => {
    const added = send(two, { page, goTo: 'add:devices' })
    expect(added.fields).toMatchObject({ numberOfDevices: 3 })
    const full = send(two, { page, goTo: 'add:devices', before: { ...added.fields, numberOfDevices: 20 } })
    expect(full.apply).toEqual([])
    expect(full.read.errors).toEqual({ devices: { key: 'invalid.noMoreRows', values: { most: 20 } } })
  })

  it('are removed once the reader has said yes', () => {
    expect(send(two, { page, goTo: `remove:devices:${mat.id}` }).apply).toEqual([])
    const { fields } = send(two, { page, goTo: `removed:devices:${mat.id}` })
    expect(fields).toMatchObject({ devices: [button], numberOfDevices: 1 })
  })
})

describe('a check', () => {
  const unchecked = { ...stored, network: '' }
  it.each(['devices', undefined])('keeps nobody from saving, only from going on (%s)', (page) => {
    const before = { ...unchecked, agreed: true }
    expect(send({ numberOfDevices: '3' }, { page, before }).read.errors).toEqual({})
    const next = send({ numberOfDevices: '3' }, { page, before, goTo: 'next' })
    expect(next.read.errors).toEqual({ network: { key: 'invalid.choice' } })
    expect(paths(next)).toEqual(['numberOfDevices'])
  })

  it('sees what is typed now', () => {
    expect(send({ network: 'Thuis' }, { page: 'devices', before: unchecked, goTo: 'next' }).read.errors).toEqual({})
  })
})

describe('a lock', () => {
  it.each(['devices', undefined])('lets nothing be saved of a form that holds fields of it (%s)', (page) => {
    const { apply, read } = send({ name: 'Oak', network: 'Thuis' }, { page, facts: noFacts })
    expect([apply, read.isLocked, read.errors['']]).toEqual([[], true, { key: 'saving.locked' }])
    expect(read.submission.changed).toContain('network')
  })

  it('holds for a form of one page whatever it holds', () => {
    expect(send({ planet: 'Mars' }, { page: 'devices', facts: noFacts }).read.isLocked).toBe(true)
  })

  it('does not count for a form by link without fields of it', () => {
    const { read, ...decision } = send({ name: 'Oak' }, { facts: noFacts })
    expect([paths(decision as Decision), read.isLocked]).toEqual([['name'], false])
  })

  it('goes by what is stored now, and is known to a caller that changes values by a function', () => {
    const locked = send({ remarks: 'Hm' }, { page: 'agree', before: { ...stored, name: '' } })
    expect(locked.lockedPages).toEqual(['agree'])
    const change = (fields: Fields, pages: readonly string[]) => ({ ...fields, name: pages.join() })
    expect(decide({ item, change, facts: noFacts, isAllOrNothing: false }, stored, []).fields.name).toBe('devices')
    expect(decide({ item, change, facts: null, isAllOrNothing: false }, stored, []).fields.name).toBe('')
  })
})

describe('what others changed meanwhile', () => {
  const since = [by('name', 'Ash', 'Elm')]

  it('is not overwritten, and the rest is saved', () => {
    const decision = send({ name: 'Oak', network: 'Thuis' }, { since })
    expect(paths(decision)).toEqual(['network'])
    expect(decision.conflicts).toMatchObject([{ path: 'name', yours: 'Oak', theirs: 'Elm', by: 'Bea' }])
  })

  it('keeps all from being saved where it is all or nothing', () => {
    expect(send({ name: 'Oak', network: 'Thuis' }, { since, isAllOrNothing: true }).apply).toEqual([])
  })

  it.each<[Choice, string[]]>([
    ['mine', ['name']],
    ['theirs', []],
    [null, []],
  ])('is overwritten only where the sender chose so: %s', (choice, expected) => {
    expect(paths(send({ name: 'Oak' }, { choices: [['name', choice]] }))).toEqual(expected)
  })

  it('is said to a sender that does not know it', () => {
    expect(send({ network: 'Thuis' }, { since }).isMerged).toBe(true)
    expect(send({ name: 'Elm' }, { since }).isMerged).toBe(false)
  })
})

test('the usage log gets names of fields that could not be read, never what was typed', () => {
  const { rejected } = send({
    name: 'x'.repeat(21),
    ...inRow(0, mat.id, 'y'.repeat(11)),
    ...inRow(1, button.id, 'Knop', 'z'),
  })
  expect(rejected).toEqual(['name', 'devices.name', 'devices.kind'])
})

test('whatever is stored and sent, the changes lead to the values, and sent again they change nothing', () => {
  const values = validFields(item.fields)
  fc.assert(
    fc.property(values, values, values, (before, others, mine) => {
      const start = item.read(before)
      const theirs = decide({ item, change: () => item.read(others), facts: null, isAllOrNothing: false }, start, [])
      const since = theirs.apply.map(({ path, from, to }) => by(path, from, to))
      const asked = { item, change: () => item.read(mine), facts: null, isAllOrNothing: false }
      const decision = decide(asked, theirs.fields, since)
      expect(applyChanges(theirs.fields, decision.apply)).toEqual(decision.fields)
      expect(revertChanges(decision.fields, decision.apply)).toEqual(
        expect.objectContaining({ name: theirs.fields.name, network: theirs.fields.network }),
      )
      for (const { path, theirs: kept } of decision.conflicts)
        expect(valueAt(decision.fields, path) ?? null).toEqual(kept)
      const history = [...since, ...decision.apply.map(({ path, from, to }) => by(path, from, to))]
      expect(decide(asked, decision.fields, history).apply).toEqual([])
    }),
  )
})
