import { expect, test } from 'vitest'
import { isSameName } from './same-name.ts'

test.each([
  ['Hanneke de Vries', 'Hanneke de Vries', true],
  ['  hanneke DE vriés ', 'Hanneke de Vries', true],
  ['de Vries, Hanneke', 'Hanneke de Vries', true],
  ['mr. Hanneke de Vries LLM', 'Hanneke de Vries', true],
  ['H. de Vries', 'Hanneke de Vries', true],
  ['Hanneke de Vries', 'H. de Vries', true],
  ['J. de Vries', 'Hanneke de Vries', false],
  ['Hanneke de V.', 'Hanneke de Vries', false],
  ['Hanneke', 'Hanneke de Vries', false],
  ['Jan Jansen', 'Hanneke de Vries', false],
  ['Hanneke de Vries-Bos', 'Hanneke de Vries', false],
  ['mr.', 'dr.', false],
  ['', '', false],
])('%j and %j: %j', (one, other, isSame) => {
  expect([isSameName(one, other), isSameName(other, one)]).toEqual([isSame, isSame])
})
