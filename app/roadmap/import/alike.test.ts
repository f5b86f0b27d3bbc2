import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isAlike, isSame, nameKey } from './alike.ts'

test.each([
  ['Huis a/d Vecht', 'Huis aan de Vecht', true],
  ['De Vliet', 'Vliet', true],
  ['Locatie Parkzicht', 'parkzicht', true],
  ['Parkzicht', 'Parkzcht', true],
  ['Parkzicht', 'Parkzigt', false],
  ['Parkzicht', 'Parkzciht', true],
  ['Parkzicht', 'Parkzichten', false],
  ['Huis 1', 'Huis 2', false],
  ['Lindehof 12', 'Lindehof 13', false],
  ['Hof', 'Hok', false],
  ['De Wilgenhof', 'De Lindenhof', false],
  ['De', 'De', true],
  ['', '', false],
])('%j and %j: %s', (one, other, expected) => {
  expect(isAlike(nameKey(one), nameKey(other))).toBe(expected)
  expect(isAlike(nameKey(other), nameKey(one))).toBe(expected)
})

test('capitals, accents and signs make no other name', () => {
  expect(isSame(nameKey('Zoë’s  Huis'), nameKey('zoes huis'))).toBe(true)
  expect(isSame(nameKey('’'), nameKey('’'))).toBe(false)
})

test('what is the same is alike, and one letter off only the other way round too', () => {
  const word = fc.stringMatching(/^[a-z]{7,12}$/)
  fc.assert(
    fc.property(word, fc.nat(), (name, at) => {
      const without = name.slice(0, at % name.length) + name.slice((at % name.length) + 1)
      expect(isAlike(nameKey(name), nameKey(name.toUpperCase()))).toBe(true)
      expect(isAlike(nameKey(name), nameKey(without))).toBe(true)
      expect(isAlike(nameKey(without), nameKey(name))).toBe(true)
    }),
  )
})
