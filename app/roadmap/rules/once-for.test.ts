import { expect, test } from 'vitest'
import { parsedOnce } from '#app/persistence/forms/parsed-once.ts'
import { onceFor } from './once-for.ts'

const text = '{"location":{"city":"Lopik"},"wards":[{"id":"0000000a"}]}'

test('the same text is parsed once, and nothing in it can be changed', () => {
  const value = parsedOnce(text)
  expect(value).toEqual(JSON.parse(text))
  expect(parsedOnce(` ${text}`.trim())).toBe(value)
  expect(parsedOnce('{"location":{"city":"Lopiks"}}')).not.toBe(value)
  expect(() => Object.assign((value as { wards: object[] }).wards[0] ?? {}, { id: '' })).toThrow(TypeError)
})

test('what is made of a frozen value is made once by each maker, and frozen', () => {
  const [one, other] = [{}, {}]
  let times = 0
  const make = () => ({ list: [(times += 1)] })
  const stored = parsedOnce(text)
  const made = onceFor(stored, one, make)
  expect(onceFor(stored, one, make)).toBe(made)
  expect(onceFor(stored, other, make)).toEqual({ list: [2] })
  expect(() => made.list.push(3)).toThrow(TypeError)
})

test('what can still change is read each time', () => {
  const maker = {}
  const stored = { city: 'Lopik' }
  const read = () => onceFor(stored, maker, () => stored.city)
  expect(read()).toBe('Lopik')
  stored.city = 'Utrecht'
  expect(read()).toBe('Utrecht')
  expect(onceFor(null, maker, () => 'nothing')).toBe('nothing')
})
