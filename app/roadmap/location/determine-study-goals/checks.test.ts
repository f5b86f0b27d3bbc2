import { expect, it } from 'vitest'
import { chooseOne } from './checks.ts'
import { fields } from './fields.ts'

it.each([
  [{}, ['quality', 'workplace', 'efficiency']],
  [{ other_effects: 'Rust op de afdeling' }, ['quality', 'workplace', 'efficiency']],
  [{ quality: ['incidents'], efficiency: ['rounds'] }, ['workplace']],
  [{ quality: ['incidents'], workplace: ['workload'], efficiency: ['rounds'] }, []],
])('%j: at least one has to be chosen of %j', (values, kinds) => {
  const error = { key: 'invalid.chooseOne' }
  expect(chooseOne(fields.parse(values))).toEqual(Object.fromEntries(kinds.map((kind) => [kind, error])))
})
