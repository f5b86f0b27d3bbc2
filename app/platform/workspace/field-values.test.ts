import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differences, toEntries } from './field-values.ts'

const values = fc.dictionary(
  fc.constantFrom('a', 'b', 'c.d'),
  fc.array(fc.constantFrom('', 'x', 'y'), { maxLength: 2 }),
)

test('what differs, laid over the base, gives what is there now', () => {
  fc.assert(
    fc.property(values, values, (base, now) => {
      const changed = differences(base, now)
      expect(Object.fromEntries(Object.keys(now).map((name) => [name, changed[name] ?? base[name] ?? []]))).toEqual(now)
      expect(differences(now, now)).toEqual({})
    }),
  )
})

test('order and number of values count', () => {
  expect(differences({ a: ['x', 'y'] }, { a: ['y', 'x'] })).toEqual({ a: ['y', 'x'] })
  expect(differences({ a: [''] }, { a: [] })).toEqual({ a: [] })
  expect(differences({}, { a: [''] })).toEqual({ a: [''] })
})

test('a form is sent with its rows numbered, each with its id, and nothing as empty', () => {
  expect(
    toEntries({
      'wards[b2].name': ['Eik'],
      city: ['Breukelen'],
      'wards[a1].beds': ['4'],
      'wards[b2].beds': ['6'],
      goals: [],
    }),
  ).toEqual([
    ['wards[0].id', 'b2'],
    ['wards[0].name', 'Eik'],
    ['city', 'Breukelen'],
    ['wards[1].id', 'a1'],
    ['wards[1].beds', '4'],
    ['wards[0].beds', '6'],
    ['goals', ''],
  ])
})
