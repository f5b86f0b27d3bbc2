import { expect, test } from 'vitest'
import { replaceReach } from './replace-reach.ts'

const bas = { first_name: 'Bas', last_name: 'Hendriks', email: 'bas@example.org', phone: '030 1' }
const fields = {
  wifi: { contact: bas },
  persons: [
    { id: 'a', ...bas, first_name: 'Els' },
    { id: 'b', ...bas },
  ],
  rest: 1,
}
const reach = { phone: '06 2', email: '' }

test('a number is replaced where somebody stands, and nothing else is', () => {
  expect(replaceReach(fields, 'wifi.contact', 'bas hendriks', reach)).toEqual({
    ...fields,
    wifi: { contact: { ...bas, phone: '06 2' } },
  })
  expect(replaceReach(fields, 'persons.1', 'Bas Hendriks', { phone: '', email: 'new@example.org' }).persons).toEqual([
    fields.persons[0],
    { id: 'b', ...bas, email: 'new@example.org' },
  ])
})

test.each([
  ['somebody else stands there', 'persons.0', 'Bas Hendriks'],
  ['nobody stands there', 'persons.7', 'Bas Hendriks'],
  ['there is no such place', 'nothing.here', 'Bas Hendriks'],
  ['the place is the whole form', '', 'Bas Hendriks'],
])('nothing is replaced where %s', (_, path, name) => {
  expect(replaceReach(fields, path, name, reach)).toEqual(fields)
})

test('a task that asks for no number gets none', () => {
  const signer = { first_name: 'Bas', last_name: 'Hendriks', role: 'bestuurder' }
  expect(replaceReach({ signer }, 'signer', 'Bas Hendriks', reach)).toEqual({ signer })
})
