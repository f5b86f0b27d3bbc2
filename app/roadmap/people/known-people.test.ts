import { expect, test } from 'vitest'
import { knownPeople } from './known-people.ts'
import { peopleIn } from './people-in.ts'

const lotte = {
  first_name: 'Lotte',
  last_name: 'de Vermeer',
  role: 'teamleider',
  email: 'lotte@example.org',
  phone: '',
}

const at = (locationIndex: number | null, formType: string, contact: object) => ({
  ...{ locationIndex, formType },
  fields: { contact },
})

test('who is named in several tasks is there once, with what the last of them says and all places', () => {
  const [one, ...others] = knownPeople(
    peopleIn([
      at(0, 'basic-information', lotte),
      at(1, 'wifi-settings', { ...lotte, first_name: 'LOTTE ', email: '', role: 'zorg', phone: '030 1' }),
    ]),
  )
  expect(others).toEqual([])
  expect(one).toMatchObject({ firstName: 'Lotte', role: 'teamleider', email: 'lotte@example.org', phone: '030 1' })
  expect(one?.places.map(({ formType, phone }) => [formType, phone])).toEqual([
    ['basic-information', ''],
    ['wifi-settings', '030 1'],
  ])
})

test('two addresses tell people of one name apart', () => {
  const people = knownPeople(peopleIn([at(0, 'a', lotte), at(1, 'a', { ...lotte, email: 'other@example.org' })]))
  expect(people.map(({ email }) => email)).toEqual(['lotte@example.org', 'other@example.org'])
})

test('somebody with an account is the one that tasks name, with the name as they cut it', () => {
  const account = peopleIn([at(null, 'account', { full_name: 'Lotte de Vermeer', email: 'LOTTE@example.org' })])
  const named = peopleIn([at(0, 'a', { ...lotte, first_name: 'Lotte de', last_name: 'Vermeer' })])
  expect(knownPeople([...account.map((one) => ({ ...one, userId: 'u1' })), ...named])).toMatchObject([
    { userId: 'u1', firstName: 'Lotte de', lastName: 'Vermeer', places: [{ formType: 'a' }] },
  ])
})
