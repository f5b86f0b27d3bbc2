import { expect, test } from 'vitest'
import { calledBy, readByColumns, sheetByColumns, type ListColumns } from './heads.ts'

const columns: ListColumns = { names: [calledBy.name, calledBy.email, calledBy.language], required: 1 }
const read = (text: string) => readByColumns(text, columns, 100)

test('columns are known by their headings, in any order; what stands under others is left out', () => {
  const text = 'Onze mensen\n\nE-MAILADRES;Kostenplaats;Naam\nels@example.org;2026-11-28;Els\n;12;'
  expect(read(text)).toMatchObject({
    head: { line: 3 },
    lines: [{ line: 4, cells: ['Els', 'els@example.org', ''] }],
    unknownHeads: ['Kostenplaats'],
  })
})

test.each(['Els;els@example.org;nl', 'E-mail;els@example.org', 'Foo;Bar\n2026-11-28;x'])(
  '%j has no headings, and stands as it was typed',
  (text) =>
    expect(read(text)).toMatchObject({
      head: null,
      lines: [{ text: text.split('\n')[0] }, {}].slice(0, text.split('\n').length),
    }),
)

test.each([
  ['Naam;Telefoon;Telefoon;Telefoon\nHuis;1;2;3', ['Huis', '1', '', '2'], ['Telefoon']],
  ['Naam;Contact;Telefoon\nHuis;Els;2', ['Huis', '', 'Els', '2'], []],
])(
  '%j: a heading of several columns is of the first without one, or of the person before it',
  (text, cells, unknown) => {
    const names = [['naam'], ['telefoon'], ['contact'], ['telefoon', 'mobiel']]
    const found = readByColumns(text, { names, required: 0, ofPerson: [2, 3] }, 100)
    expect(found).toMatchObject({ lines: [{ cells }], unknownHeads: unknown })
  },
)

test('the lines that were not read are counted', () => {
  expect(readByColumns(`Naam;E-mail\n${'Els;e@example.org\n'.repeat(500)}`, columns, 100).count).toBe(500)
})

test('the first sheet with the headings is taken', () => {
  const sheets = [
    { name: 'Keuzes', text: 'PG\t\nSomatiek\t' },
    { name: 'Mensen', text: 'Naam\tE-mail\t\nEls\tels@example.org\t' },
  ] as const
  const found = sheetByColumns({ sheets: [...sheets], isGuess: false }, columns)
  expect(found).toEqual({ text: sheets[1].text, sheet: 'Mensen', otherSheets: ['Keuzes'], readable: [sheets[1]] })
  expect(sheetByColumns({ sheets: [sheets[0]], isGuess: false }, columns).sheet).toBe('Keuzes')
})
