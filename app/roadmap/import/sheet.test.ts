import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine, csvStart } from '#app/platform/export/csv.ts'
import { columns, emptyCells, type Cells, type Column } from './columns.ts'
import { en } from './en.ts'
import { maxRows } from './limits.ts'
import { nl } from './nl.ts'
import { readSheet } from './sheet.ts'

const names: Record<Column, string>[] = [nl.columns, en.columns]
const read = (text: string) => readSheet(text, names)
const row = (line: number, cells: Partial<Cells>) => ({ line, choice: '', cells: { ...emptyCells(), ...cells } })

test.each([
  ['semicolons', 'Locatie;Plaats\nHuis;Maarssen'],
  ['commas, in English', 'Town,Location\r\nMaarssen,Huis'],
  ['tabs', 'Naam locatie\tWoonplaats\t\nHuis\tMaarssen\t'],
  ['a mark at its start', '\ufeffLOCATIE;plaats\nHuis;Maarssen'],
  ['a column of names in quotes', '"Locatie";"Plaats"\n"Huis";"Maarssen"'],
])('a list with %s', (_, text) =>
  expect(read(text)).toMatchObject({ rows: [row(2, { name: 'Huis', city: 'Maarssen' })], unknownHeads: [] }),
)

test('columns are known by their heads, in any order; others are named', () => {
  const text = 'Bedden;Contactpersoon;E-mail;Telefoon;Kostenplaats;Locatie\n30;Els van Groen;els@example.org;06;7;Huis'
  const contact = { contactFirstName: 'Els', contactLastName: 'van Groen', contactEmail: 'els@example.org' }
  expect(read(text)).toMatchObject({
    rows: [row(2, { name: 'Huis', beds: '30', contactPhone: '06', ...contact })],
    unknownHeads: ['Kostenplaats'],
  })
})

test('a phone number before anybody is that of the location, the next one that of the contact', () => {
  const text = 'Locatie;Telefoon;Voornaam;Telefoon\nHuis;030;Els;06'
  expect(read(text)).toMatchObject({
    rows: [row(2, { name: 'Huis', phone: '030', contactFirstName: 'Els', contactPhone: '06' })],
    unknownHeads: [],
  })
})

test('heads may stand below a title; lines keep the numbers that they have in the file', () => {
  const text = 'Onze locaties in 2027\n\nLocatie;Plaats\n\nHuis;Maarssen\n;;\nHof;Loenen'
  expect(read(text)).toMatchObject({ rows: [{ line: 5 }, { line: 7 }] })
})

test.each([
  ['', { problem: 'empty', count: 0 }],
  [' ; \n;', { problem: 'empty', count: 0 }],
  ['Locatie;Plaats', { problem: 'empty', count: 0 }],
  ['Huis;Maarssen', { problem: 'no-heads', count: 0 }],
  ['Plaats;Bedden\nMaarssen;3', { problem: 'no-heads', count: 0 }],
  [`Locatie\n${'Huis\n'.repeat(maxRows + 1)}`, { problem: 'too-many', count: maxRows + 1 }],
])('%j cannot be read', (text, expected) => expect(read(text)).toEqual(expected))

test('the most rows are read', () => {
  expect(read(`Locatie\n${'Huis\n'.repeat(maxRows)}`)).toMatchObject({ rows: { length: maxRows } })
})

test('what was guarded from being a formula is as it was', () => {
  expect(read(`${csvStart}${csvLine(['Locatie', 'Telefoon'])}${csvLine(['Huis', '+31 30 555 0101'])}`)).toMatchObject({
    rows: [row(2, { name: 'Huis', phone: '+31 30 555 0101' })],
    unknownHeads: [],
  })
})

test('whatever stands in the cells of our own file comes back, in any order of the columns', () => {
  const cell = fc.stringMatching(/^[\p{L}\p{N}.@-]{1,12}$/u).filter((text) => !/^[=+\-@]/.test(text))
  const cells = fc.record(Object.fromEntries(columns.map((column) => [column, cell])) as Record<Column, typeof cell>)
  const order = fc.shuffledSubarray([...columns], { minLength: columns.length })
  fc.assert(
    fc.property(cells, order, fc.constantFrom(nl.columns, en.columns), (values, placed, heads) => {
      const text = csvLine(placed.map((one) => heads[one])) + csvLine(placed.map((one) => values[one]))
      expect(read(text)).toMatchObject({ rows: [row(2, values)], unknownHeads: [] })
    }),
  )
})

test('no text makes it fail', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void read(`Locatie;Plaats\n${text}`)))
})

test('a line of totals is left out, and can be put back', () => {
  expect(read('Locatie;Bedden\nHuis;12\nTotaal;12')).toMatchObject({
    rows: [{ choice: '' }, { choice: 'leave', cells: { name: 'Totaal' } }],
  })
})

test('invisible signs around words are no part of them', () => {
  expect(read('\u200bLocatie\u00a0;Plaats\nHuis Elzen\u00a0;Utrecht\u200b')).toMatchObject({
    rows: [row(2, { name: 'Huis Elzen', city: 'Utrecht' })],
  })
})
