import { expect, test } from 'vitest'
import { kvkNumber, looksOdd, postcode } from './dutch-numbers.ts'

test.each([
  ['12 34 56 78', '12345678', false],
  ['12.34.56.78', '12345678', false],
  ['1234567', '1234567', true],
  ['1234 567', '1234 567', true],
  ['123456789', '123456789', true],
  ['abc', 'abc', true],
  ['', '', false],
])('KvK number %j is written %j', (typed, written, isOdd) => {
  expect([kvkNumber(typed), looksOdd('kvk', kvkNumber(typed))]).toEqual([written, isOdd])
})

test.each([
  ['3603cd', '3603 CD', false],
  ['3603  Cd', '3603 CD', false],
  ['1234', '1234', true],
  ['12345 AB', '12345 AB', true],
  ['0123 AB', '0123 AB', true],
  ['B-2000', 'B-2000', true],
  ['', '', false],
])('postcode %j is written %j', (typed, written, isOdd) => {
  expect([postcode(typed), looksOdd('zipcode', postcode(typed))]).toEqual([written, isOdd])
})
