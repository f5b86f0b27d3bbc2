import { expect, test } from 'vitest'
import { workbookOf, workbookParts, zipOf } from '#tests/support/workbook.ts'
import { readListFile } from './list-file.server.ts'
import { maxCharacters, maxKilobytes } from './list-limits.ts'

/** A file, and what is read of one that is text. */
const readBytes = (bytes: Buffer) => readListFile(new Blob([new Uint8Array(bytes)]))
const read = (text: string, isGuess = false) => ({ sheets: [{ name: '', text }], isGuess })

const list = 'Zoë Müller;zoe@example.org;Huize ’t Veld'
const latin = (text: string) => Buffer.from(text, 'latin1')

test.each([
  ['UTF-8', Buffer.from(list), read(list)],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${list}`), read(list)],
  ['UTF-16', Buffer.from(`\ufeff${list}`, 'utf16le'), read(list)],
  ['UTF-16, the other way round', Buffer.from(`\ufeff${list}`, 'utf16le').swap16(), read(list)],
  ['Windows-1252', latin('Zo\xeb M\xfcller; Huize \x92t Veld'), read('Zoë Müller; Huize ’t Veld', true)],
  ['no letters but plain ones', latin('Anna\ta@example.org\r\n'), read('Anna\ta@example.org\r\n')],
  ['nothing', Buffer.alloc(0), read('')],
  ['the start of a workbook', latin('PK\x03\x04\x14\x00\x06\x00\xe9'), 'no-text'],
  ['NULs', latin('Anna\0;a@example.org'), 'no-text'],
  ['half of UTF-16', Buffer.from([0xff, 0xfe, 0x41]), 'no-text'],
  ['the most letters', Buffer.alloc(maxCharacters, 'a'), read('a'.repeat(maxCharacters))],
  ['more letters', Buffer.alloc(maxCharacters + 1, 'a'), 'too-long'],
  ['more', Buffer.alloc(maxKilobytes * 1000 + 1, 'a'), 'too-large'],
])('%s', async (_, bytes, expected) => expect(await readBytes(bytes)).toEqual(expected))

test('the first sheet of a workbook is read as its rows would be pasted', async () => {
  const rows = [['Organisatie', 'Locatie'], ['De "Linde"', 'Huis\n’t Veld'], [], ['', 'B & C']]
  const text = ['Organisatie\tLocatie\t', '"De ""Linde"""\tHuis ’t Veld\t', '\t\t', '\tB & C\t'].join('\n')
  expect(await readBytes(await workbookOf(rows))).toEqual({ sheets: [{ name: 'Blad1', text }], isGuess: false })
})

const cellAt = (place: string, row: string, cell = '<v>12</v>') =>
  `<sheetData><row x=">" r="${row}"><c r="${place}">${cell}</c></row></sheetData>`
const first = '<row r="1"><c r="A1"><v>12</v></c></row>'
const styled = (place: string, row: string) =>
  `<sheetData>${first}<row r="${row}"><c r="${place}" s="1"/></row></sheetData>`

test.each([
  ['in the first row', cellAt('B1', '1'), '\t12\t'],
  ['that only has a look, in a column far off', styled('AB2', '2'), '12\t'],
  ['that only has a look, in the last row of all', styled('A1048576', '1048576'), '12\t'],
  ['in the last column', cellAt('XFD1', '1'), `${'\t'.repeat(16_383)}12\t`],
  ['of nothing that can be read', '<sheetData><row', null],
  // It is packed to some ten kilobytes.
  ['among more than fits', `<!--${'x'.repeat(10_000_000)}-->${cellAt('B1', '1')}`, null],
  // A kilobyte that asks for ten million rows: the thread that reads it runs out of memory, and nothing else does.
  ['in a row that no workbook has', cellAt('A9999999', '9999999'), null],
])('a workbook with a cell %s', { timeout: 60_000 }, async (_, sheet, text) => {
  const found = await readBytes(await zipOf(workbookParts(sheet)))
  expect(found).toEqual(text === null ? 'no-text' : { sheets: [{ name: 'Blad1', text }], isGuess: false })
})

test('sheets that nobody sees are not read', async () => {
  const parts = workbookParts(cellAt('A1', '1'), cellAt('B1', '1'))
  const list = parts['xl/workbook.xml']?.replace('name="Blad1"', 'name="Blad1" state="hidden"') ?? ''
  const found = await readBytes(await zipOf({ ...parts, 'xl/workbook.xml': list }))
  expect(found).toEqual({ sheets: [{ name: 'Blad2', text: '\t12\t' }], isGuess: false })
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
  expect(await readBytes(bytes)).toBe('no-text')
})
