import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { applyChanges, changedFields, mergeChanges, revertChanges, type KnownChange } from './changes.ts'
import { choices, count, date, group, rows, text } from './shapes.ts'

const schema = z.object({
  name: text(),
  day: date(),
  goals: choices(['a', 'b', 'c']),
  place: group({ city: text(), deeper: group({ street: text() }) }),
  wards: rows({ name: text(), beds: count() }),
})
const make = (values: unknown) => schema.parse(values)
const [oak, elm] = [
  { id: '0000000a', name: 'Oak', beds: 4 },
  { id: '0000000b', name: 'Elm', beds: 6 },
]
const known = (change: { path: string; from: unknown; to: unknown }): KnownChange => ({
  ...change,
  by: 'Ans',
  at: new Date(0),
  isOwn: false,
})

describe('changedFields', () => {
  it('finds the changed leaves and nothing else', () => {
    const base = make({ name: 'x', place: { city: 'Utrecht' }, wards: [oak, elm] })
    const next = make({
      name: 'x',
      place: { city: '', deeper: { street: 'Kade' } },
      goals: ['a'],
      wards: [{ ...oak, beds: 5 }, elm],
    })
    expect(changedFields(schema, base, next)).toEqual([
      { path: 'goals', from: [], to: ['a'] },
      { path: 'place.city', from: 'Utrecht', to: '' },
      { path: 'place.deeper.street', from: '', to: 'Kade' },
      { path: 'wards[0000000a].beds', from: 4, to: 5 },
    ])
  })

  it('sees rows come and go by their id, not by their place', () => {
    expect(changedFields(schema, make({ wards: [oak] }), make({ wards: [elm] }))).toEqual([
      { path: 'wards[0000000a]', from: oak, to: null },
      { path: 'wards[0000000b]', from: null, to: elm },
    ])
    expect(changedFields(schema, make({ wards: [oak, elm] }), make({ wards: [elm, oak] }))).toEqual([])
  })
})

const values = fc.record({
  name: fc.constantFrom('', 'x', 'y'),
  day: fc.constantFrom(null, Date.UTC(2027, 3, 12)),
  goals: fc.subarray(['a', 'b', 'c']),
  place: fc.record({
    city: fc.constantFrom('', 'Utrecht'),
    deeper: fc.record({ street: fc.constantFrom('', 'Kade') }),
  }),
  wards: fc.uniqueArray(
    fc.record({
      id: fc.constantFrom('0000000a', '0000000b', '0000000c'),
      name: fc.constantFrom('', 'Oak'),
      beds: fc.constantFrom(1, 2),
    }),
    { selector: (ward) => ward.id },
  ),
})
const sorted = (fields: Record<string, unknown>) => {
  const { wards, ...rest } = schema.parse(fields)
  return { ...rest, wards: wards.toSorted((a, b) => a.id.localeCompare(b.id)) }
}

describe('properties', () => {
  it('applying the changes gives the next values, reverting them the base', () => {
    fc.assert(
      fc.property(values, values, (base, next) => {
        const changes = changedFields(schema, base, next)
        expect(sorted(applyChanges(base, changes))).toEqual(sorted(next))
        expect(sorted(revertChanges(applyChanges(base, changes), changes))).toEqual(sorted(base))
      }),
    )
  })

  it('a merge without conflicts holds both editors’ changes', () => {
    fc.assert(
      fc.property(values, values, values, (base, mine, theirs) => {
        const [myChanges, theirChanges] = [changedFields(schema, base, mine), changedFields(schema, base, theirs)]
        const { apply, conflicts } = mergeChanges(myChanges, theirChanges.map(known), applyChanges(base, theirChanges))
        fc.pre(conflicts.length === 0)
        const merged = applyChanges(applyChanges(base, theirChanges), apply)
        expect(sorted(applyChanges(merged, myChanges))).toEqual(sorted(merged))
        expect(sorted(applyChanges(merged, theirChanges))).toEqual(sorted(merged))
      }),
    )
  })
})

describe('mergeChanges', () => {
  const mine = { path: 'name', from: '', to: 'x' }
  it.each([
    ['another field', { path: 'day', from: null, to: 1 }, 'applied'],
    ['the same field to the same value', { path: 'name', from: '', to: 'x' }, 'nothing'],
    ['the same field to another value', { path: 'name', from: '', to: 'y' }, 'conflict'],
  ])('%s', (_, theirs, outcome) => {
    const { apply, conflicts } = mergeChanges([mine], [known(theirs)], {})
    expect(apply.length).toBe(outcome === 'applied' ? 1 : 0)
    expect(conflicts.length).toBe(outcome === 'conflict' ? 1 : 0)
  })

  it('a field in a row they removed, and a row they edited that I remove, are conflicts', () => {
    const edit = { path: 'wards[0000000a].name', from: 'Oak', to: 'Oaks' }
    const removal = { path: 'wards[0000000a]', from: oak, to: null }
    const edited = { ...oak, name: 'Oaks' }
    expect(mergeChanges([edit], [known(removal)], { wards: [] }).conflicts).toMatchObject([
      { yours: 'Oaks', theirs: null },
    ])
    expect(mergeChanges([removal], [known(edit)], { wards: [edited] }).conflicts).toMatchObject([
      { yours: null, theirs: edited },
    ])
    const other = known({ ...removal, path: 'wards[0000000b]' })
    expect(mergeChanges([edit], [other], { wards: [oak] }).conflicts).toEqual([])
  })

  it('asks about the last of several changes', () => {
    const theirs = [known({ path: 'name', from: '', to: 'y' }), known({ path: 'name', from: 'y', to: 'x' })]
    expect(mergeChanges([mine], theirs, { name: 'x' })).toEqual({ apply: [], conflicts: [] })
  })
})
