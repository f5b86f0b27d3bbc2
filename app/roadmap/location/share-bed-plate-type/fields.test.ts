import { describe, expect, it } from 'vitest'
import { readSubmission } from '#app/roadmap/rules/submission.ts'
import { fields } from './fields.ts'

describe('the answer about bed plates', () => {
  it.each([
    ['true', true],
    ['false', false],
    ['', null],
  ])('%j in the form', (typed, unique) => {
    const form = new FormData()
    form.set('unique', typed)
    expect(readSubmission(fields, { unique: !unique }, form)).toMatchObject({ values: { unique }, errors: {} })
  })

  it('stays what it was when the form says something else', () => {
    const form = new FormData()
    form.set('unique', 'perhaps')
    const { values, errors } = readSubmission(fields, { unique: false }, form)
    expect(values).toEqual({ unique: false })
    expect(errors).toHaveProperty('unique')
  })
})
