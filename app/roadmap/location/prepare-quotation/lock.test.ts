import { describe, expect, it } from 'vitest'
import { noFacts } from '#app/roadmap/rules/facts.fixture.ts'
import { fields } from './fields.ts'
import { confirmBeds, isLocked } from './lock.ts'

const ward = { name: 'Waterlelie', numberOfBeds: 12, careStaffDay: 4, careStaffEvening: 2 }
const withBasics = (state: 'none' | 'busy' | 'done', wards = [ward]) => ({
  ...noFacts,
  basicInformation: { ...noFacts.basicInformation, state, wards },
})

describe('the lock of the study agreement', () => {
  it.each([
    ['none', false, true],
    ['busy', true, true],
    ['done', false, true],
    ['done', true, false],
  ] as const)('basic information %s, beds confirmed %s: locked %s', (state, checked, locked) => {
    const values = fields.parse({ checked })
    expect(isLocked(values, withBasics(state))).toBe(locked)
    expect(Object.keys(confirmBeds(values, withBasics(state))).length > 0).toBe(locked)
  })

  it('says what is wrong: where it is filled in elsewhere, and at the box', () => {
    expect(confirmBeds(fields.parse({}), withBasics('busy'))).toEqual({
      '': { key: 'saving.notYet' },
      checked: { key: 'invalid.confirm' },
    })
    expect(confirmBeds(fields.parse({}), withBasics('done'))).toEqual({ checked: { key: 'invalid.confirm' } })
  })

  it('asks nobody to confirm the beds of no wards', () => {
    expect(confirmBeds(fields.parse({}), withBasics('none', []))).toEqual({ '': { key: 'saving.notYet' } })
  })
})
