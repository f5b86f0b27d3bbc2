import { expect, it } from 'vitest'
import { partOf, textOfDocx } from '#tests/support/docx.ts'
import { docxOf } from './docx.server.ts'
import type { Letter, Line } from './letter.ts'
import { sheetFor } from './paper/sheet.server.ts'
import { knownFacts } from './worlds.fixture.ts'

const line = (text: string): Line => [{ text, isGap: false }]

it('holds every block of a letter, in order', async () => {
  const file = await docxOf(
    {
      title: 'Brief',
      fileName: 'Brief',
      blocks: [
        { kind: 'heading', text: line('Kop') },
        { kind: 'paragraph', text: [...line('Op '), { text: '[open]', isGap: true }] },
        { kind: 'list', items: [line('Een'), line('Twee')] },
        { kind: 'table', about: '', rows: [{ name: 'Plaats', value: line('Maarssen') }] },
      ],
    },
    'nl',
  )
  expect(textOfDocx(file).split('\n')).toEqual(['Brief', 'Kop', 'Op [open]', 'Een', 'Twee', 'Plaats', 'Maarssen'])
  const xml = partOf(Buffer.from(file), 'word/document.xml')
  expect(xml).toMatch(/<w:highlight w:val="yellow"\/>.*\[open\]/)
  expect(partOf(Buffer.from(file), 'word/styles.xml')).toContain('w:val="nl-NL"')
})

it('has room to write where a value is left to the pen', async () => {
  const rows = [
    { name: 'Naam', value: line('Bea Kok') },
    { name: 'Handtekening', value: [] },
  ]
  const file = await docxOf({ title: '', fileName: '', blocks: [{ kind: 'table', about: '', rows }] }, 'nl')
  const xml = partOf(Buffer.from(file), 'word/document.xml')
  const heights = xml
    .split('<w:tr>')
    .slice(1)
    .map((row) => /<w:trHeight w:val="(\d+)"/.exec(row)?.[1])
  expect(heights).toEqual([undefined, '567'])
  expect(xml.match(/<w:keepNext\/>/g)).toHaveLength(2)
})

it('stays a file that programs open, whatever was typed', async () => {
  const text = 'A & <b> \u0001\u000b\ud800\nregel twee'
  const file = await docxOf({ title: text, fileName: '', blocks: [{ kind: 'paragraph', text: line(text) }] }, 'en')
  const xml = partOf(Buffer.from(file), 'word/document.xml')
  expect(xml).not.toMatch(/(?![\t\n\r])\p{Cc}/u)
  expect(xml).toContain('<w:br/>')
  expect(textOfDocx(file)).toContain('A & <b> \ufffdregel twee')
})

it('keeps the address of a letter that is posted in the window, and marks where it is folded', async () => {
  const sheet = sheetFor('families', knownFacts, { language: 'nl', day: Date.UTC(2027, 2, 19) })
  const blocks: Letter['blocks'] = [{ kind: 'paragraph', text: line('Beste familie,') }]
  const file = await docxOf({ title: 'Bedsensoren', fileName: '', blocks, sheet }, 'nl')
  expect(textOfDocx(file)).toMatch(/Aan de bewoners[^]*19 maart 2027\nOnderwerp\nBedsensoren\n+Beste familie,/)
  const exact = partOf(Buffer.from(file), 'word/document.xml').matchAll(/<w:trHeight w:val="(\d+)" w:hRule="exact"/g)
  expect([...exact].map(([, height]) => height)).toEqual(['2041', '2665'])
  expect(partOf(Buffer.from(file), 'word/header1.xml').match(/w:y="\d+"/g)).toEqual(['w:y="5953"', 'w:y="8419"'])
})

it('has the numbered panels of a poster and the number to call', async () => {
  const blocks: Letter['blocks'] = [
    { kind: 'heading', text: line('Inloggen') },
    { kind: 'list', items: [line('Open de app.')] },
    { kind: 'heading', text: line('Hulp') },
    { kind: 'table', about: '', rows: [{ name: 'Telefoon', value: line('030 555 01 99'), isNumber: true }] },
  ]
  const file = await docxOf({ title: 'Snelstart', fileName: '', blocks, sheet: { kind: 'poster' } }, 'nl')
  const text = textOfDocx(file).split('\n').filter(Boolean)
  expect(text).toEqual(['Snelstart', '1', 'Inloggen', 'Open de app.', 'Hulp', '030 555 01 99'])
})

it('has times before what they are of', async () => {
  const rows = [{ name: 'Aankomst', value: line('9.30 uur') }]
  const file = await docxOf(
    { title: '', fileName: '', blocks: [{ kind: 'table', about: '', areTimes: true, rows }] },
    'nl',
  )
  expect(textOfDocx(file)).toMatch(/9.30 uur\nAankomst/)
})
