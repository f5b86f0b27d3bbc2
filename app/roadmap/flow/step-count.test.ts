import { expect, it } from 'vitest'
import { pageFields } from '../location/basic-info/fields.ts'
import { readGoTo } from './go-to.ts'
import { stepCount } from './step-count.ts'

const count = 'numberOfWards'
const staff = 'wards[0].careStaffDay'

it.each([
  ['more', count, '2', '3'],
  ['less', count, ' 2 ', '1'],
  ['less', count, '1', '1'],
  ['more', count, '', '1'],
  ['more', count, '200', '200'],
  ['more', staff, '', '1'],
  ['less', staff, '1', '0'],
  ['less', staff, '0', '0'],
  ['more', count, 'twee', 'twee'],
  ['more', 'wards[0].name', '2', '2'],
  ['more', 'constructor', '2', '2'],
])('one %s of %s after %j is %j', (word, name, typed, expected) => {
  const form = new FormData()
  form.set(name, typed)
  stepCount(form, pageFields.wards, readGoTo(`${word}:${name}`))
  expect(form.get(name)).toBe(expected)
})

it('other buttons change no number', () => {
  const form = new FormData()
  form.set(count, '2')
  for (const button of ['next', 'rows', 'add:wards']) stepCount(form, pageFields.wards, readGoTo(button))
  expect(form.get(count)).toBe('2')
})

it('a field that the form does not hold stays away', () => {
  const form = new FormData()
  stepCount(form, pageFields.wards, readGoTo(`more:${count}`))
  expect(form.has(count)).toBe(false)
})
