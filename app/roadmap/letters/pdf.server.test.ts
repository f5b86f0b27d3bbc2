import { expect, it } from 'vitest'
import { readPages } from '#app/platform/documents/pdf-page.server.ts'
import { writeLeaderGuide } from '../location/follow-training-and-tutorial/letters/leader-guide.ts'
import type { Letter, Line } from './letter.ts'
import { sheetFor } from './paper/sheet.server.ts'
import { pdfOf } from './pdf.server.ts'
import { hostileFacts, knownFacts, writerOf } from './worlds.fixture.ts'

const line = (text: string): Line => [{ text, isGap: false }]
const about = { language: 'nl', day: Date.UTC(2027, 2, 19) } as const
const pagesOf = async (letter: Letter) =>
  readPages(new Uint8Array(await pdfOf(letter, 'nl')), AbortSignal.timeout(20_000))
const plain = (text: string) => text.replace(/\s+/g, ' ')

const blocks: Letter['blocks'] = [
  { kind: 'heading', text: line('Kop') },
  { kind: 'paragraph', text: [...line('Op '), { text: '[open]', isGap: true }] },
  { kind: 'list', isFramed: true, items: [line('Een'), line('Twee')] },
  { kind: 'table', about: '', rows: [{ name: 'Plaats', value: line('Maarssen') }] },
]

it('holds every block of a letter on A4, in order, with the page', async () => {
  const [page, ...others] = await pagesOf({ title: 'Brief', fileName: 'Onze brief', blocks })
  expect(others).toEqual([])
  expect(page).toMatchObject({ width: expect.closeTo(595.3, 0), height: expect.closeTo(841.9, 0) })
  const text = plain(page?.text ?? '')
  expect(text).toMatch(/Brief Kop Op \[open\] • Een • Twee Plaats ?Maarssen Onze brief ?1 van 1/)
})

it('has what shows in the window of an envelope above a letter that is posted', async () => {
  const sheet = sheetFor('families', knownFacts, about)
  const [page] = await pagesOf({ title: 'Bedsensoren', fileName: 'Brief', blocks, sheet })
  const text = plain(page?.text ?? '')
  expect(text).toContain('Aan de bewoners en hun familie p/a Huis aan de Vecht Vechtkade 21 3601 EF Maarssen')
  expect(text).toMatch(/Datum ?Maarssen, 19 maart 2027 Onderwerp ?Bedsensoren Kop/)
})

it.each([
  ['what is known', knownFacts],
  ['what people could type', hostileFacts],
])('keeps a poster on one sheet with %s', async (_, facts) => {
  const guide = writeLeaderGuide(facts, writerOf('nl', 'roadmap/location/follow-training-and-tutorial'))
  const pages = await pagesOf({ ...guide, sheet: { kind: 'poster' } })
  expect(pages).toHaveLength(1)
  expect(plain(pages[0]?.text ?? '')).toMatch(/1 ?Inloggegevens.*2 ?De eerste weken.*3 ?Zo helpt u uw team/)
})

it('starts a signature with its heading, on one page', async () => {
  const text: Letter['blocks'] = Array.from({ length: 24 }, () => ({
    kind: 'paragraph',
    text: line('Wij spreken af.'),
  }))
  const rows = ['Naam', 'Functie', 'Plaats', 'Datum', 'Handtekening'].map((name) => ({ name, value: [] }))
  const signature: Letter['blocks'] = [
    { kind: 'heading', text: line('Ondertekening') },
    { kind: 'table', about: '', rows },
  ]
  const pages = await pagesOf({ title: '', fileName: '', blocks: [...text, ...signature] })
  expect(pages.map(({ text }) => plain(text).includes('Ondertekening'))).toEqual([false, true])
  expect(pages[1]?.text).toMatch(/Naam[^]*Plaats[^]*Datum/)
})
