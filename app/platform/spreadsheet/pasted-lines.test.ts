import { expect, test } from 'vitest'
import { readPastedLines } from './pasted-lines.ts'

test.each([
  ['Anna; anna@example.org; De Linde; nl', ['Anna', 'anna@example.org', 'De Linde', 'nl']],
  ['Anna\tanna@example.org\tDe Linde, Zeist', ['Anna', 'anna@example.org', 'De Linde, Zeist']],
  ['Anna,anna@example.org,De Linde', ['Anna', 'anna@example.org', 'De Linde']],
  ['"Jansen; Anna";anna@example.org;"De ""Linde"""', ['Jansen; Anna', 'anna@example.org', 'De "Linde"']],
  ['Anna;;De Linde;', ['Anna', '', 'De Linde', '']],
  ['"Anna;anna@example.org', ['"Anna', 'anna@example.org']],
  ['Anna "An" Smit;a@example.org', ['Anna "An" Smit', 'a@example.org']],
  ['anna@example.org', ['anna@example.org']],
])('%j', (text, cells) => expect(readPastedLines(text)).toEqual([{ line: 1, text, cells }]))

test('a long line of quotes takes no time', () => {
  const began = performance.now()
  readPastedLines(`${'"'.repeat(100_000)};${' '.repeat(100_000)}x"`)
  expect(performance.now() - began).toBeLessThan(1000)
})
