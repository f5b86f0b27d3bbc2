import { expect, test } from 'vitest'
import { erased, erasedChanges, pathsOfPerson, snapshotWithout, type Person } from './person.ts'

const jan: Person = { emails: ['jan@example.org'], names: ['jan de vries'] }
const row = { id: 'aaaaaaaa', first_name: 'Jan', last_name: ' de  Vries', email: '', position: 'Zorg' }
const fields = {
  contact: { first_name: 'J', last_name: 'V', email: 'Jan@Example.org', phone: '06' },
  manager: { first_name: 'Jan', last_name: 'Jansen', role: 'Baas' },
  members: [row, { ...row, id: 'bbbbbbbb', first_name: 'An' }],
  remarks: 'Vraag Jan de Vries (JAN@example.org).',
  beds: 3,
}

test('a person is found by e-mail address or whole name, whatever the letters and the space', () => {
  expect(pathsOfPerson(fields, jan)).toEqual(['contact', 'members[aaaaaaaa]'])
})

test('what stands with the person goes, and nothing of others', () => {
  expect(erased(fields, jan, '', 'X')).toEqual({
    ...fields,
    contact: { first_name: '', last_name: '', email: '', phone: '' },
    members: [{ id: 'aaaaaaaa', first_name: '', last_name: '', email: '', position: '' }, fields.members[1]],
    remarks: 'Vraag X (X).',
  })
})

test('nobody is nowhere, not even in empty groups', () => {
  const nobody = { emails: [], names: [] }
  expect(erased(fields, nobody, '', 'X')).toEqual(fields)
  expect(pathsOfPerson({ contact: { first_name: '', last_name: '', email: '' } }, nobody)).toEqual([])
})

test.each([
  ['A (b-c', 'Bel a (b-C.', 'Bel X.'],
  ['an de boer', 'Jan de Boer en An de Boersma', 'Jan de Boer en An de Boersma'],
  ['anna', 'Anna komt', 'Anna komt'],
  ['jan de boer', 'Anne-Jan de Boer en Jan de Boer-Smit', 'Anne-Jan de Boer en Jan de Boer-Smit'],
])('of %j in %j is left %j', (name, words, left) => {
  expect(erased(words, { emails: [], names: [name.toLowerCase()] }, '', 'X')).toBe(left)
})

test('a longer e-mail address is somebody else’s', () => {
  const others = 'piet.jan@example.org, jan@example.org.uk, jan@example.org-x.nl'
  expect(erased(`${others} jan@example.org.`, jan, '', 'X')).toBe(`${others} X.`)
})

test('what a link showed loses the answers of the person, and keeps the rest', () => {
  const answer = (name: string, value: string) => ({ name, label: 'L', value })
  const other = [answer('manager.first_name', 'Jan'), answer('residents', '12')]
  const own = [
    answer('contact.first_name', 'Jan'),
    answer('contact.last_name', 'de Vries'),
    answer('contact.phone', '06'),
  ]
  const shown = (answers: unknown[], paragraph: string) => ({
    items: [{ key: 'k', groups: [{ legend: null, answers }], handOuts: [{ letter: { text: paragraph } }] }],
  })
  const left = own.map(({ name }) => answer(name, 'X'))
  expect(snapshotWithout(shown([...own, ...other], 'Bel Jan de Vries'), jan, 'X')).toEqual(
    shown([...left, ...other], 'Bel X'),
  )
  expect(snapshotWithout(null, jan, 'X')).toBeNull()
})

test('history loses all that stood where the person stood, and keeps the rest', () => {
  const change = (id: number, path: string, from: unknown, to: unknown) => ({ id, path, from, to })
  const changes = [
    change(1, 'signer.first_name', '', 'Jan'),
    change(2, 'signer.last_name', '', 'de Vries'),
    change(3, 'signer.role', '', 'Bestuurder'),
    change(4, 'dpo.first_name', '', 'Jan'),
    change(5, 'members[aaaaaaaa]', null, row),
    change(6, 'remarks', '', 'Bel Jan de Vries'),
    change(7, 'beds', 1, 3),
  ]
  expect(erasedChanges(changes, {}, jan, 'X')).toEqual([
    change(1, 'signer.first_name', '', 'X'),
    change(2, 'signer.last_name', '', 'X'),
    change(3, 'signer.role', '', 'X'),
    change(5, 'members[aaaaaaaa]', null, { id: 'aaaaaaaa', first_name: 'X', last_name: 'X', email: '', position: 'X' }),
    change(6, 'remarks', '', 'Bel X'),
  ])
})
