import { expect, it } from 'vitest'
import { partOf, textOfDocx } from '#tests/support/docx.ts'
import { docxOf } from './docx.server.ts'
import type { Line } from './letter.ts'

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
