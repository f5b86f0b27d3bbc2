import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { allItems, findItem } from '#app/roadmap/registry.ts'
import { changedFields } from '#app/roadmap/rules/changes.ts'
import type { Fields } from '#app/roadmap/rules/fields.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { mergePatch, patchOf } from './form-patch.ts'

const itemOf = (key: string): Item => {
  const item = findItem(key)
  if (!item) throw new Error(`There is no item ${key}.`)
  return item
}

/** The values after a patch; ids of new rows are 00000001, 00000002, … */
function patched(key: string, stored: unknown, patch: unknown): Fields {
  const item = itemOf(key)
  let made = 0
  const newId = () => String((made += 1)).padStart(8, '0')
  return mergePatch(item.fields, item.read(stored), patchOf(item).parse(patch), newId)
}

const wards = [
  { id: 'aaaaaaaa', name: 'Beuk' },
  { id: 'bbbbbbbb', name: 'Eik' },
]

describe('a patch', () => {
  test('leaves alone what it does not name', () => {
    const stored = { location: { address: 'Dorpsstraat 1', city: 'Loenen' }, wards }
    const after = patched('basic-information', stored, { location: { city: ' Breukelen ' } })
    expect(after.location).toMatchObject({ address: 'Dorpsstraat 1', city: 'Breukelen' })
    expect(after.wards).toMatchObject(wards)
  })

  test('clears with null: a field, a group, a list', () => {
    const stored = { location: { address: 'Dorpsstraat 1' }, residents: 4, numberOfWards: 3, wards }
    const clear = { location: null, residents: null, numberOfWards: null, wards: null }
    expect(patched('basic-information', stored, clear)).toEqual(itemOf('basic-information').read(undefined))
  })

  test('replaces a list; rows keep the ids they carry, the others get one', () => {
    const sent = [{ name: 'Es' }, { id: 'aaaaaaaa', name: 'Beuk 2', remarks: null }]
    const { wards: after } = patched('basic-information', { wards }, { wards: sent })
    expect(after).toMatchObject([
      { id: '00000001', name: 'Es', numberOfBeds: 1 },
      { id: 'aaaaaaaa', name: 'Beuk 2', remarks: '' },
    ])
  })

  test('takes a row without an id that says the same for the same row, once', () => {
    const sent = [{ name: 'Eik' }, { name: 'Eik' }, { name: 'Beuk' }]
    const { wards: after } = patched('basic-information', { wards }, { wards: sent })
    expect(after).toMatchObject([{ id: 'bbbbbbbb' }, { id: '00000001' }, { id: 'aaaaaaaa' }])
  })

  test('leaves a secret that is sent back empty, and clears it with null', () => {
    const stored = { wifi: { settings: { ssid: 'Zorg', password: 'geheim' } } }
    const after = (password: string | null) => patched('wifi-settings', stored, { wifi: { settings: { password } } })
    expect(after('')).toMatchObject(stored)
    expect(after('nieuw')).toMatchObject({ wifi: { settings: { password: 'nieuw' } } })
    expect(after(null)).toMatchObject({ wifi: { settings: { ssid: 'Zorg', password: '' } } })
  })

  it.each([
    ['an unknown field', 'target-date', { when: 1 }],
    ['an unknown field in a group', 'quotation', { location: { country: 'NL' } }],
    ['an unknown field in a row', 'basic-information', { wards: [{ beds: 2 }] }],
    ['a name of the prototype', 'target-date', JSON.parse('{"__proto__": {"date": 1}}')],
    ['another type', 'target-date', { date: '2027-04-12' }],
    ['a group that is none', 'quotation', { location: 'Loenen' }],
    ['a list that is none', 'basic-information', { wards: { name: 'Beuk' } }],
    ['a row that is none', 'basic-information', { wards: [null] }],
    ['an id that is none', 'basic-information', { wards: [{ id: 'a' }] }],
    ['one id twice', 'basic-information', { wards: [wards[0], wards[0]] }],
    ['too many rows', 'basic-information', { wards: Array.from({ length: 201 }, () => ({})) }],
    ['a choice that is none', 'wifi-test', { isOn: 'perhaps' }],
    ['a count of nothing', 'basic-information', { numberOfWards: 0 }],
    ['half a character', 'quotation', { remarks: '\ud800' }],
    ['what only provider staff may set', 'wifi-test', { confirmed: true }],
    ['the same, cleared', 'wifi-test', { trackAndTrace: null }],
  ])('is refused with %s', (_what, key, patch) => {
    expect(patchOf(itemOf(key)).safeParse(patch).success).toBe(false)
  })
})

describe.each(allItems.map(({ item }) => item))('of $key', (item) => {
  const staffOnly = new Set(item.providerFields)

  test('what the API gave can be sent back and changes nothing', () => {
    const given = item.read(undefined)
    const own = Object.fromEntries(Object.entries(given).filter(([name]) => !staffOnly.has(name)))
    expect(patched(item.key, given, own)).toEqual(given)
  })

  test('any JSON is taken or refused, never thrown at, and what comes out fits the form', () => {
    const names = Object.keys(item.fields.shape)
    const anyPatch = fc.dictionary(fc.oneof(fc.constantFrom('x', ...names), fc.string()), fc.jsonValue())
    fc.assert(
      fc.property(anyPatch, (patch) => {
        const parsed = patchOf(item).safeParse(patch)
        if (!parsed.success) return
        const before = item.read(undefined)
        const after = mergePatch(item.fields, before, parsed.data, () => '12345678')
        expect(item.read(after)).toEqual(after)
        expect(Array.isArray(changedFields(item.fields, before, after))).toBe(true)
      }),
    )
  })
})
