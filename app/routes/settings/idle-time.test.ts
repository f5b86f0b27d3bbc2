import { expect, test } from 'vitest'
import { idleTimeOf } from './idle-time.ts'

test.each([
  [305, 'minutes', 5],
  [1800, 'minutes', 30],
  [3599, 'minutes', 59],
  [3600, 'hours', 1],
  [5400, 'minutes', 90],
  [86_400, 'hours', 24],
] as const)('%i seconds are said in %s: %i', (seconds, unit, count) => {
  expect(idleTimeOf(seconds)).toEqual({ unit, count })
})
