import { describe, expect, it } from 'vitest'
import { progress } from './progress.ts'

describe('day-planning-logistics', () => {
  it.each([
    [null, { state: 'none', missing: [{ page: 'details', path: 'date' }] }],
    [Date.UTC(2027, 3, 20), { state: 'done', missing: [] }],
    [0, { state: 'done', missing: [] }],
  ])('%s', (date, expected) => {
    expect(progress({ date })).toEqual(expected)
  })
})
