import { expect, test } from 'vitest'
import { maxKilobytes, readListFile } from './list-file.ts'

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
  ['a spreadsheet', latin('PK\x03\x04\x14\x00\x06\x00\xe9'), 'no-text'],
  ['NULs', latin('Anna\0;a@example.org'), 'no-text'],
  ['half of UTF-16', Buffer.from([0xff, 0xfe, 0x41]), 'no-text'],
  ['the most', Buffer.alloc(maxKilobytes * 1000, 'a'), { text: 'a'.repeat(maxKilobytes * 1000), isGuess: false }],
  ['more', Buffer.alloc(maxKilobytes * 1000 + 1, 'a'), 'too-large'],
])('%s', (_, bytes, expected) => expect(readListFile(bytes)).toEqual(expected))
