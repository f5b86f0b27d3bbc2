import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { queryWords } from './words.ts'
import { marked } from './marks.ts'

const shown = (text: string, query: string) =>
  marked(text, queryWords(query), true)
    .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
    .join('')

it.each([
  ['Zilverlinde', 'linde', 'Zilver[linde]'],
  ['Zorggroep De Línden', 'LINDE de', 'Zorggroep [De] [Línde]n'],
  ["'t Höfje", 'hofje', "'t [Höfje]"],
  ['J. Lynden', 'linde', 'J. [Lynden]'],
  ['Lindelaan 4, 7443 AB Nijverdal', '7443ab', 'Lindelaan 4, [7443 AB] Nijverdal'],
  ['+31 38 555 14 02', '038-5551402', '+31 [38 555 14 02]'],
  ['r.kramer@lindehof.example', 'linde', 'r.kramer@[linde]hof.example'],
  ['👍 Straße', 'strasse', '👍 [Straße]'],
  ['Beukenhof', 'linde', 'Beukenhof'],
])('in %j %j marks %j', (text, query, expected) => expect(shown(text, query)).toBe(expected))

test('nothing of the text is lost', () => {
  const any = fc.string({ unit: 'binary' })
  fc.assert(
    fc.property(any, any, (text, query) => {
      expect(
        marked(text, queryWords(query))
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text)
    }),
  )
})
