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

test('a cell in quotes goes on over lines, and what follows keeps its number', () => {
  const text = 'Naam;Adres\r\n"Huis\r\naan de Vecht";"Kade 1\n\n3600 AA"\n\nHof;Plein 2\n'
  expect(readPastedLines(text).map(({ line, cells }) => [line, cells])).toEqual([
    [1, ['Naam', 'Adres']],
    [2, ['Huis\naan de Vecht', 'Kade 1\n\n3600 AA']],
    [7, ['Hof', 'Plein 2']],
  ])
})

test('a quote that is never closed takes no other line along', () => {
  const lines = readPastedLines('Naam;Adres\n"Huis;Kade 1\nHof;Plein 2')
  expect(lines.map(({ line, cells }) => [line, cells])).toEqual([
    [1, ['Naam', 'Adres']],
    [2, ['"Huis', 'Kade 1']],
    [3, ['Hof', 'Plein 2']],
  ])
})

// Where the time grew with the square of the length, this would take minutes, and the test be ended.
test('a long line of quotes is read in one go', { timeout: 60_000 }, () => {
  const line = `${'"'.repeat(400_000)};${' '.repeat(400_000)}x"`
  expect(readPastedLines(line)).toHaveLength(1)
})
