import { describe, expect, it } from 'vitest'
import { fields } from './fields.ts'
import { progress } from './progress.ts'

describe('target-date', () => {
  it.each([
    ['nothing', {}, 'none'],
    ['no date', { date: null }, 'none'],
    ['a date', { date: Date.UTC(2027, 3, 20) }, 'done'],
    ['a date in the past', { date: Date.UTC(2020, 0, 1) }, 'done'],
  ])('%s', (_, stored, state) => {
    expect(progress(fields.parse(stored)).state).toBe(state)
  })

  it('needs the date, and nothing else', () => {
    expect(progress({ date: null }).missing).toEqual([{ page: 'details', path: 'date' }])
    expect(progress({ date: Date.UTC(2027, 3, 20) }).missing).toEqual([])
  })
})
