import { expect, test } from 'vitest'
import { workbookOf, workbookParts, zipOf } from '#tests/support/workbook.ts'
import { readListFile } from './list-file.server.ts'
import { maxKilobytes } from './list-limits.ts'

const list = 'Zoë Müller;zoe@example.org;Huize ’t Veld'
const latin = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['UTF-8', Buffer.from(list), { text: list, isGuess: false }],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${list}`), { text: list, isGuess: false }],
  ['UTF-16', Buffer.from(`\ufeff${list}`, 'utf16le'), { text: list, isGuess: false }],
  ['UTF-16, the other way round', Buffer.from(`\ufeff${list}`, 'utf16le').swap16(), { text: list, isGuess: false }],
  ['Windows-1252', latin('Zo\xeb M\xfcller; Huize \x92t Veld'), { text: 'Zoë Müller; Huize ’t Veld', isGuess: true }],
  ['no letters but plain ones', latin('Anna\ta@example.org\r\n'), { text: 'Anna\ta@example.org\r\n', isGuess: false }],
  ['nothing', Buffer.alloc(0), { text: '', isGuess: false }],
  ['the start of a workbook', latin('PK\x03\x04\x14\x00\x06\x00\xe9'), 'no-text'],
  ['NULs', latin('Anna\0;a@example.org'), 'no-text'],
  ['half of UTF-16', Buffer.from([0xff, 0xfe, 0x41]), 'no-text'],
  ['the most', Buffer.alloc(maxKilobytes * 1000, 'a'), { text: 'a'.repeat(maxKilobytes * 1000), isGuess: false }],
  ['more', Buffer.alloc(maxKilobytes * 1000 + 1, 'a'), 'too-large'],
])('%s', async (_, bytes, expected) => expect(await readListFile(bytes)).toEqual(expected))

test('the first sheet of a workbook is read as its rows would be pasted', async () => {
  const rows = [['Organisatie', 'Locatie'], ['De "Linde"', 'Huis\n’t Veld'], [], ['', 'B & C']]
  const text = ['Organisatie\tLocatie\t', '"De ""Linde"""\tHuis ’t Veld\t', '\t\t', '\tB & C\t'].join('\n')
  expect(await readListFile(await workbookOf(rows))).toEqual({ text, isGuess: false })
})

const cellAt = (place: string, row: string) =>
  `<sheetData><row r="${row}"><c r="${place}"><v>12</v></c></row></sheetData>`

test.each([
  ['in the first row', cellAt('B1', '1'), '\t12\t'],
  ['in a column far off', cellAt('XFD1', '1'), null],
  ['in a row far off', cellAt('A1048576', '1048576'), null],
  ['at a place that is hidden', cellAt('&#88;FD1', '1'), null],
  ['of nothing that can be read', '<sheetData><row', null],
  // It is packed to some ten kilobytes.
  ['among more than fits', `<!--${'x'.repeat(10_000_000)}-->${cellAt('B1', '1')}`, null],
])('a workbook with a cell %s', async (_, sheet, text) => {
  const read = await readListFile(await zipOf(workbookParts(sheet)))
  expect(read).toEqual(text === null ? 'no-text' : { text, isGuess: false })
})

test('a workbook whose sheet is larger than it says is not read', async () => {
  const parts = workbookParts(`<!--${'x'.repeat(5000)}-->${cellAt('B1', '1')}`)
  const bytes = await zipOf(parts)
  const said = Buffer.alloc(4)
  said.writeUInt32LE(Buffer.byteLength(parts['xl/worksheets/sheet1.xml'] ?? ''))
  const places: number[] = []
  for (let at = bytes.indexOf(said); at >= 0; at = bytes.indexOf(said, at + 4)) places.push(at)
  expect(places.length).toBeGreaterThan(0)
  for (const at of places) bytes.writeUInt32LE(10, at)
  expect(await readListFile(bytes)).toBe('no-text')
})
