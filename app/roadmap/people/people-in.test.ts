import { expect, test } from 'vitest'
import { peopleIn, whomToCall } from './people-in.ts'

const anna = { first_name: 'Anna', last_name: 'de Boer', role: 'teamleider', email: 'anna@example.org', phone: '030 1' }
const bas = { first_name: 'Bas', last_name: '', email: 'bas@example.org', phone: '' }

const forms = [
  { locationIndex: null, formType: 'org-basic-info', fields: { contact: { ...bas, phone: '030 9' } } },
  { locationIndex: 0, formType: 'make-info-letter', fields: { persons: [{ id: '00000001', ...bas, phone: '030 2' }] } },
  {
    locationIndex: 0,
    formType: 'basic-information',
    fields: { contact: anna, manager: { first_name: '', last_name: ' ' } },
  },
  { locationIndex: 1, formType: 'setup-it-settings', fields: { wifi: { contact: bas } } },
  { locationIndex: 1, formType: 'start', fields: { momo_contact: { full_name: 'Cas Dik', email: 'cas@example.org' } } },
]

test('everybody named in a form is found, however deep, and a name that is not filled in is nobody', () => {
  expect(peopleIn(forms).map(({ name, path }) => [name, path])).toEqual([
    ['Bas', 'contact'],
    ['Bas', 'persons.0'],
    ['Anna de Boer', 'contact'],
    ['Bas', 'wifi.contact'],
    ['Cas Dik', 'momo_contact'],
  ])
  expect(peopleIn([{ locationIndex: null, formType: 'odd', fields: ['text', null, { first_name: 4 }] }])).toEqual([])
})

test('whom to call is the contact of the location, then whoever of it has a number, then the organisation', () => {
  const people = peopleIn(forms)
  expect(whomToCall(people, 0)?.name).toBe('Anna de Boer')
  expect(whomToCall(people, 1)).toMatchObject({ name: 'Bas', phone: '030 9' })
  expect(whomToCall([], 1)).toBeNull()
})
