import { describe, expect, it } from 'vitest'
import { fields } from './fields.ts'
import { progress } from './progress.ts'

const open = { id: '00000001', date: null }
const set = { id: '00000002', date: Date.UTC(2027, 3, 12, 12) }

describe('finalise-start-meeting', () => {
  it.each([
    ['nothing', {}, 'none'],
    ['a contact, but no dates', { momo_contact: { full_name: 'Mo Visser', email: 'mo@example.org' } }, 'none'],
    ['a row without a date', { dates: [open] }, 'busy'],
    ['a date', { dates: [set] }, 'done'],
    ['one of two dates', { dates: [open, set] }, 'done'],
    ['midnight of 1 January 2000', { dates: [{ ...set, date: Date.UTC(2000, 0, 1) }] }, 'done'],
  ])('%s', (_, values, state) => {
    expect(progress(fields.parse(values)).state).toBe(state)
  })

  it.each([
    [[], [{ page: 'details', path: 'dates' }]],
    [[open, { ...open, id: '00000003' }], [{ page: 'details', path: 'dates[0].date' }]],
    [[open, set], []],
  ])('dates %j need %j', (dates, missing) => {
    expect(progress(fields.parse({ dates })).missing).toEqual(missing)
  })
})
