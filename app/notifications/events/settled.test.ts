import { expect, test } from 'vitest'
import { dayChange } from './settled.ts'

test.each([
  [null, 1, 'set'],
  [1, 2, 'moved'],
  [1, null, 'off'],
  [1, 1, null],
  [null, null, null],
] as const)('from %s to %s is told as %s', (from, now, change) => {
  expect(dayChange(from, now)).toBe(change)
})
