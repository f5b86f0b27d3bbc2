import { expect, test } from 'vitest'
import { readPastedLines } from './pasted-lines.ts'

const read = (text: string, maxLines = 100) => readPastedLines(text, { maxLines })
const linesOf = (text: string) => read(text).lines

test.each([
  ['Anna; anna@example.org; De Linde; nl', ['Anna', 'anna@example.org', 'De Linde', 'nl']],
  ['Anna\tanna@example.org\tDe Linde, Zeist', ['Anna', 'anna@example.org', 'De Linde, Zeist']],
  ['Anna,anna@example.org,De Linde', ['Anna', 'anna@example.org', 'De Linde']],
  ['"Jansen; Anna";anna@example.org;"De ""Linde"""', ['Jansen; Anna', 'anna@example.org', 'De "Linde"']],
  ['Anna;;De Linde;', ['Anna', '', 'De Linde', '']],
  ['"Anna;anna@example.org', ['"Anna', 'anna@example.org']],
  ['Anna "An" Smit;a@example.org', ['Anna "An" Smit', 'a@example.org']],
  ['anna@example.org', ['anna@example.org']],
])('%j', (text, cells) => expect(linesOf(text)).toEqual([{ line: 1, text, cells }]))

test('a cell in quotes goes on over lines, and what follows keeps its number', () => {
  const text = 'Naam;Adres\r\n"Huis\r\naan de Vecht";"Kade 1\n\n3600 AA"\n\nHof;Plein 2\n'
  expect(linesOf(text).map(({ line, cells }) => [line, cells])).toEqual([
    [1, ['Naam', 'Adres']],
    [2, ['Huis\naan de Vecht', 'Kade 1\n\n3600 AA']],
    [7, ['Hof', 'Plein 2']],
  ])
})

test('a quote that is never closed takes no other line along', () => {
  const lines = linesOf('Naam;Adres\n"Huis;Kade 1\nHof;Plein 2')
  expect(lines.map(({ line, cells }) => [line, cells])).toEqual([
    [1, ['Naam', 'Adres']],
    [2, ['"Huis', 'Kade 1']],
    [3, ['Hof', 'Plein 2']],
  ])
})

// Where the time grew with the square of the length, this would take minutes, and the test be ended.
test('a long line of quotes is read in one go', { timeout: 60_000 }, () => {
  const line = `${'"'.repeat(400_000)};${' '.repeat(400_000)}x"`
  expect(linesOf(line)).toHaveLength(1)
})

const isHead = (cells: readonly string[]) => cells.includes('Locatie') && cells.includes('Plaats')

test.each([
  ['the first line, outside quotes', 'Locatie,Plaats\n"Huis; oost",Zeist', ',', ['Huis; oost', 'Zeist']],
  ['a semicolon before a tab further down', 'Locatie;Plaats\nHuis;Zeist\tcentrum', ';', ['Huis', 'Zeist\tcentrum']],
  ['the headings below a title', 'Locaties, per 1 mei\nLocatie;Plaats\nHuis;Zeist', ';', ['Huis', 'Zeist']],
])('what stands between cells is known by %s', (_, text, separator, last) => {
  const found = readPastedLines(text, { maxLines: 100, isHead })
  expect([found.separator, found.lines.at(-1)?.cells]).toEqual([separator, last])
})

test('no more lines are read than are asked for, and no more cells of a line than a list has columns', () => {
  expect(read('a;b\n'.repeat(20_000), 3)).toMatchObject({ lines: { length: 3 }, count: 20_000 })
  expect(linesOf(`${','.repeat(90_000)}x`)[0]?.cells).toHaveLength(100)
  expect(linesOf(`${'"",'.repeat(500)}x`)[0]?.cells).toHaveLength(100)
})
