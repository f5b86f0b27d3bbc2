import { describe, expect, it, test } from 'vitest'
import fc from 'fast-check'
import { heading, paragraph, type Block } from '#app/roadmap/letters/letter.ts'
import { cutPages, cutText, headingsOf, minutesOf, type DocumentPart } from './parts.ts'

const line = (text: string) => [{ text, isGap: false }]
const section = (name: string, length: number): Block[] => [heading(line(name)), paragraph(line('x'.repeat(length)))]

const names = (parts: Block[][]) => parts.map((part) => headingsOf(part))

describe('a text', () => {
  it('is cut before its headings', () => {
    const parts = cutText([...section('a', 1000), ...section('b', 1000)], 9)
    expect(names(parts)).toEqual([['a'], ['b']])
  })

  it('keeps short neighbours together, also what stands before the first heading and the end', () => {
    const blocks = [
      paragraph(line('Versie 1.')),
      ...section('a', 200),
      ...section('b', 900),
      ...section('c', 900),
      ...section('d', 30),
    ]
    expect(names(cutText(blocks, 9))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ])
  })

  it('has no more parts than may be: the shortest neighbours share one', () => {
    const blocks = [2000, 700, 800, 2000].flatMap((length, n) => section(String(n), length))
    expect(names(cutText(blocks, 3))).toEqual([['0'], ['1', '2'], ['3']])
    expect(cutText(blocks, 1)).toEqual([blocks])
  })

  it('is called by its headings, without the term in brackets behind them', () => {
    const parts = cutText(
      [...section('De organisatie (verwerkingsverantwoordelijke)', 900), ...section('(a) (b)', 9)],
      9,
    )
    expect(names(parts)).toEqual([['De organisatie', '(a)']])
  })

  it('is whole and in order, however it is cut', () => {
    const anySection = fc.tuple(fc.boolean(), fc.integer({ min: 0, max: 2000 }))
    fc.assert(
      fc.property(fc.array(anySection), fc.integer({ min: 1, max: 9 }), (sections, most) => {
        const blocks = sections.flatMap(([hasHeading, length], n) =>
          section(String(n), length).slice(hasHeading ? 0 : 1),
        )
        const parts = cutText(blocks, most)
        expect(parts.flat()).toEqual(blocks)
        expect(parts.length).toBeLessThanOrEqual(most)
        expect(parts.every(({ length }) => length > 0)).toBe(true)
      }),
    )
  })
})

test.each([
  [1, [[1]]],
  [3, [[1], [2], [3]]],
  [5, [[1, 2], [3, 4], [5]]],
  [0, []],
])('%i pages in at most three parts', (count, parts) => {
  expect(
    cutPages(
      Array.from({ length: count }, (_, n) => n + 1),
      3,
    ),
  ).toEqual(parts)
})

test('reading takes a minute at least, and longer where there is more', () => {
  expect(minutesOf([])).toBe(1)
  const text: DocumentPart = { kind: 'text', name: 'a', title: 'A', headings: [], blocks: section('a', 5000) }
  expect(minutesOf([text])).toBe(5)
  const page = { number: 1, width: 1, height: 1, lines: [] }
  expect(minutesOf([{ kind: 'pages', name: 'a', title: 'A', of: 1, pages: [page] }])).toBe(2)
})
