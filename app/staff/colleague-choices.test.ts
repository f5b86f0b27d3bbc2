import { expect, test } from 'vitest'
import { colleagueChoices } from './colleague-choices.server.ts'

test('two colleagues with the same name can be told apart', () => {
  const staff = [
    { id: '1', name: 'Bas Kok', email: 'bas@example.org' },
    { id: '2', name: 'Sanne Bakker', email: 'sanne@example.org' },
    { id: '3', name: 'sanne bakker', email: 'sanne.b@example.org' },
  ]
  expect(colleagueChoices(staff).map(({ label }) => label)).toEqual([
    'Bas Kok',
    'Sanne Bakker (sanne@example.org)',
    'sanne bakker (sanne.b@example.org)',
  ])
})
