import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { allItems, findItem } from '../registry.ts'
import { validFields } from '../rules/arbitraries.fixture.ts'
import { isFields, type Fields } from '../rules/fields.ts'
import { applyChanges, changedFields, type Change } from '../rules/changes.ts'
import { canUndo, undone, undoState } from './undo.ts'

const itemOf = (key: string) => {
  const item = findItem(key)
  if (!item) throw new Error(`There is no item ${key}.`)
  return item
}
const basic = itemOf('basic-information')
const ward = (id: string, name: string) => ({ id, name, numberOfBeds: 4 })
const whole = (row: { id: string }) => {
  const { wards } = basic.read({ wards: [row] })
  return Array.isArray(wards) ? wards[0] : undefined
}
const lily = ward('0000000a', 'Lelie')
const city = { path: 'location.city', from: 'Maarsen', to: 'Maarssen' }
const alarms = { path: 'alarm.alarms', from: ['bed-mat'], to: ['bed-mat', 'other'] }
const added = { path: 'wards[0000000a]', from: null, to: lily }
const removed = { path: 'wards[0000000a]', from: lily, to: null }
const named = { path: 'wards[0000000a].name', from: 'Roos', to: 'Lelie' }
const password = { path: 'wifi.settings.password', from: '', to: '••••••••' }

test.each<[string, string, string, Change, unknown, string[]]>([
  ['a field that is as it became', 'ready', 'basic-information', city, { location: { city: 'Maarssen' } }, []],
  ['a field that was changed again', 'changed', 'basic-information', city, { location: { city: 'Utrecht' } }, []],
  ['a field that was emptied since', 'changed', 'basic-information', city, {}, []],
  ['a field that is as it was', 'done', 'basic-information', city, { location: { city: 'Maarsen' } }, []],
  ['a list of options', 'ready', 'basic-information', alarms, { alarm: { alarms: ['bed-mat', 'other'] } }, []],
  ['an added row', 'ready', 'basic-information', added, { wards: [lily] }, []],
  ['an added row, edited since', 'changed', 'basic-information', added, { wards: [{ ...lily, type: 'PG' }] }, []],
  ['an added row that is gone', 'done', 'basic-information', added, {}, []],
  ['a removed row', 'ready', 'basic-information', removed, { wards: [ward('0000000b', 'Roos')] }, []],
  ['a removed row that is back', 'done', 'basic-information', removed, { wards: [lily] }, []],
  ['a field in a row', 'ready', 'basic-information', named, { wards: [lily] }, []],
  ['a field in a row that is gone', 'gone', 'basic-information', named, { wards: [] }, []],
  ['a secret', 'secret', 'wifi-settings', password, { wifi: { settings: { password: 'x' } } }, []],
  [
    'what the provider sets',
    'provider',
    'wifi-test',
    { path: 'confirmed', from: false, to: true },
    { confirmed: true },
    [],
  ],
  [
    'what no page asks',
    'effect',
    'floor-plan',
    { path: 'uploadedOnce', from: false, to: true },
    { uploadedOnce: true },
    [],
  ],
  ['a field of a locked page', 'locked', 'basic-information', city, { location: { city: 'Maarssen' } }, ['location']],
  ['a field of an open page', 'ready', 'basic-information', city, { location: { city: 'Maarssen' } }, ['wards']],
  ['a field that is no more', 'outdated', 'basic-information', { path: 'planet', from: 'Mars', to: 'Earth' }, {}, []],
  ['a field in a field', 'outdated', 'basic-information', { path: 'residents.name', from: 'a', to: 'b' }, {}, []],
  ['a whole list', 'outdated', 'basic-information', { path: 'wards', from: [], to: [lily] }, { wards: [lily] }, []],
  [
    'a value that is no option any more',
    'outdated',
    'basic-information',
    { path: 'alarm.phones', from: 'pigeon', to: 'dect' },
    {},
    [],
  ],
])('%s is %s', (_, state, key, change, stored, locked) => {
  const item = itemOf(key)
  expect(undoState(item, item.read(stored), change, locked)).toBe(state)
})

describe('undoing', () => {
  it('gives a field its old value and leaves the others', () => {
    const current = basic.read({ location: { city: 'Utrecht', address: 'Vechtkade 21' }, residents: 40 })
    const before = basic.read({ location: { city: 'Maarsen', address: 'Vechtkade 21' }, residents: 40 })
    expect(undone(basic, current, city)).toEqual(before)
  })

  it('takes an added row away', () => {
    const roses = ward('0000000b', 'Roos')
    const after = undone(basic, basic.read({ wards: [lily, roses], numberOfWards: 3 }), added)
    expect(after).toMatchObject({ wards: [whole(roses)], numberOfWards: 3 })
  })

  it('brings a removed row back, and counts it', () => {
    const roses = ward('0000000b', 'Roos')
    const after = undone(basic, basic.read({ wards: [roses], numberOfWards: 1 }), removed)
    expect(after).toMatchObject({ wards: [whole(roses), lily], numberOfWards: 2 })
    expect(undone(basic, basic.read({ wards: [roses], numberOfWards: 5 }), removed)).toMatchObject({ numberOfWards: 5 })
  })

  it('has no room for a row in a list that is full', () => {
    const many = Array.from({ length: 200 }, (__, n) => ward((0xa0000000 + n).toString(16), 'Roos'))
    expect(undoState(basic, basic.read({ wards: many.slice(1) }), removed, [])).toBe('ready')
    expect(undoState(basic, basic.read({ wards: many }), removed, [])).toBe('full')
  })

  it('of any change of any form gives what was there before, and is then done', () => {
    for (const { item } of allItems) {
      fc.assert(
        fc.property(validFields(item.fields), validFields(item.fields), (one, other) => {
          fc.pre(hasUniqueRows(one) && hasUniqueRows(other))
          const [before, after] = [item.read(one), item.read(other)]
          for (const change of changedFields(item.fields, before, after)) {
            const now = applyChanges(before, [change])
            const state = undoState(item, now, change, [])
            if (!canUndo(state)) continue
            expect(state).toBe('ready')
            const again = undone(item, now, change)
            expect(undoState(item, again, change, [])).toBe('done')
          }
        }),
        { numRuns: 20 },
      )
    }
  })
})

const hasUniqueRows = (fields: Fields): boolean =>
  Object.values(fields).every((value) => {
    const ids = Array.isArray(value) ? value.filter(isFields).map(({ id }) => id) : []
    return new Set(ids).size === ids.length
  })
