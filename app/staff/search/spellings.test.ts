import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { likenessTo } from './spellings.ts'

const resembles = (typed: string, word: string): boolean => likenessTo(typed)(word)

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzä')
const word = fc.array(letter, { minLength: 4, maxLength: 20 })

/** A word with one mistake in it. */
const mistaken = word.chain((letters) =>
  fc
    .record({
      at: fc.nat(letters.length - 1),
      other: letter,
      way: fc.constantFrom('wrong', 'missing', 'more', 'swapped'),
    })
    .map(({ at, other, way }) => {
      const typed = {
        wrong: () => letters.with(at, other),
        missing: () => letters.toSpliced(at, 1),
        more: () => letters.toSpliced(at, 0, other),
        swapped: () => [...letters.slice(0, at), ...letters.slice(at, at + 2).reverse(), ...letters.slice(at + 2)],
      }[way]()
      return { right: letters.join(''), typed: typed.join('') }
    }),
)

/** How many letters to change, add, leave out or swap with their neighbour. */
function distance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const at = (up: number, left: number) => (left === 0 ? row : rows[i - left])?.[j - up] ?? Infinity
      const isSame = one[i - 1] === other[j - 1]
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(Math.min(at(1, 0) + 1, at(0, 1) + 1, at(1, 1) + (isSame ? 0 : 1), isSwapped ? at(2, 2) + 1 : Infinity))
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? Infinity
}

test('every word is found with any one mistake in it', () => {
  fc.assert(
    fc.property(mistaken, ({ right, typed }) => {
      expect(typed === right || resembles(typed, right)).toBe(true)
    }),
    { numRuns: 2000 },
  )
})

test('nothing is found that has more than one mistake, beside a last letter that was not typed', () => {
  const few = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 3, maxLength: 7 })
  fc.assert(
    fc.property(few, few, (typed, right) => {
      if (!resembles(typed, right)) return
      expect(Math.min(distance(typed, right), distance(typed, right.slice(0, -1)))).toBeLessThanOrEqual(1)
    }),
    { numRuns: 5000 },
  )
})

describe('a mistake', () => {
  it.each([
    ['lidne', 'linde', true],
    ['lnde', 'linde', true],
    ['hus', 'huis', true],
    ['linde', 'lynden', true],
    ['linde', 'londen', true],
    ['linde', 'lente', false],
    ['hoff', 'hof', false],
    ['7443ac', '7443ab', false],
    ['0385551403', '0385551402', false],
  ])('%s for %s: %s', (typed, right, is) => expect(resembles(typed, right)).toBe(is))
})
