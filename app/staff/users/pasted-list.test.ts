import { expect, test } from 'vitest'
import { readPastedList } from './pasted-list.ts'

test.each([
  ['Anna; anna@example.org; De Linde; nl', ['Anna', 'anna@example.org', 'De Linde', 'nl']],
  ['Anna\tanna@example.org\tDe Linde, Zeist', ['Anna', 'anna@example.org', 'De Linde, Zeist']],
  ['Anna,anna@example.org,De Linde', ['Anna', 'anna@example.org', 'De Linde']],
  ['"Jansen; Anna";anna@example.org;"De ""Linde"""', ['Jansen; Anna', 'anna@example.org', 'De "Linde"']],
  ['Anna;;De Linde;', ['Anna', '', 'De Linde', '']],
  ['"Anna;anna@example.org', ['"Anna', 'anna@example.org']],
  ['Anna "An" Smit;a@example.org', ['Anna "An" Smit', 'a@example.org']],
  ['anna@example.org', ['anna@example.org']],
])('%j', (text, cells) => expect(readPastedList(text)).toEqual([{ line: 1, text, cells }]))

test('numbers lines as they stand in the list, without headings and empty ones', () => {
  const list = '\ufeffNaam;E-mail;Organisatie;Taal\r\n\r\n ; ; \r\nAnna;a@example.org\rBob;b@example.org'
  expect(readPastedList(list).map(({ line, cells }) => [line, cells[0]])).toEqual([
    [4, 'Anna'],
    [5, 'Bob'],
  ])
})

test('takes a first line with an address for a person', () => {
  expect(readPastedList('E-mail;email@example.org').length).toBe(1)
})

test('a long line of quotes takes no time', () => {
  const began = performance.now()
  readPastedList(`${'"'.repeat(100_000)};${' '.repeat(100_000)}x"`)
  expect(performance.now() - began).toBeLessThan(1000)
})
