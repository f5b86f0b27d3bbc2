import { afterEach, beforeEach, expect, test } from 'vitest'
import { clockVariables, inheritedClock, withoutClock } from './clock.js'

const before = process.env.FAKETIME
const put = (value: string | undefined) => {
  if (value === undefined) delete process.env.FAKETIME
  else process.env.FAKETIME = value
}
beforeEach(() => put(undefined))
afterEach(() => put(before))

test('without a day nothing moves', () => {
  expect([clockVariables(''), inheritedClock()]).toEqual([{}, {}])
  expect(withoutClock()).toEqual(process.env)
})

test.each(['1 May', '2027-5-1', '2027-13-01', '2027-05-01T10:00'])('%s is no day', (day) => {
  expect(() => clockVariables(day)).toThrow(`'${day}' is no day like 2027-05-01.`)
})

test('a clock that was moved goes on to what is started, and is not moved twice', () => {
  put('+155d')
  expect(inheritedClock()).toMatchObject({ FAKETIME: '+155d' })
  expect(clockVariables('2027-05-01')).toEqual(inheritedClock())
  expect(withoutClock()).not.toHaveProperty('FAKETIME')
})
