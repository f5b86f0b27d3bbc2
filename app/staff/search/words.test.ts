import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { foldedWords, phoneDigits, queryWords } from './words.ts'

test('a postcode is one word', () => {
  expect(foldedWords('Lindelaan 4, 7443 AB Nijverdal')).toEqual(['lindelaan', '4', '7443ab', 'nijverdal'])
  expect(foldedWords('7443ab')).toEqual(['7443ab'])
})

describe('a telephone number', () => {
  it.each([
    '038 555 14 02',
    '038-5551402',
    '0385551402',
    '+31 38 555 14 02',
    '+31385551402',
    '+31 (0)38 555 14 02',
    '0031 38 5551402',
    '(038) 555.14.02',
    '31385551402',
    '038/5551402',
  ])('%s is dialled as any other way to write it', (phone) => {
    expect(phoneDigits(phone)).toBe('0385551402')
    expect(queryWords(phone)).toEqual(['0385551402'])
  })

  test('of another country keeps its own', () => expect(phoneDigits('+49 30 1234567')).toBe('0049301234567'))

  test('is the same in all ways of writing it', () => {
    const digits = fc.stringMatching(/^[1-9]\d{8}$/)
    const start = fc.constantFrom('0', '+31', '+31 ', '0031', '0031 ', '+31 (0)')
    const gaps = fc.array(fc.constantFrom('', ' ', '-'), { minLength: 8, maxLength: 8 })
    fc.assert(
      fc.property(digits, start, gaps, (number, before, between) => {
        const written = before + [...number].map((digit, at) => digit + (between[at] ?? '')).join('')
        expect(queryWords(`bel ${written}`)).toEqual(['bel', `0${number}`])
      }),
    )
  })
})

describe('what is looked for', () => {
  it.each([
    ['de linde', ['de', 'linde']],
    ['linde LINDE', ['linde']],
    ['1234 5678', ['12345678']],
    ['KvK 12345678', ['kvk', '12345678']],
    ['Dorpsstraat 12 1234 AB', ['dorpsstraat', '12', '1234ab']],
    ['huis 4', ['huis', '4']],
    ['+31 38', ['038']],
    ['% _', []],
    ['a b c d e f g h i j', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
  ])('%j is %j', (query, words) => expect(queryWords(query)).toEqual(words))

  test('is a few words, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20_000 }), (query) => {
        const words = queryWords(query)
        expect(words.length).toBeLessThanOrEqual(8)
        expect(words.join('')).toMatch(/^[\p{L}\p{N}]*$/u)
      }),
    )
  })
})
