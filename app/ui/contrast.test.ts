import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrastOf, coloursOf, faintPairs, pairsIn, usedIn, type Pair } from '#tests/support/contrast.ts'
import tailwind from '../../tailwind.config.ts'

/**
 * The contrast of the colours by which the portal is drawn. The gate looks at few pages with axe's own rule about it, which
 * takes most of axe's time; that a colour of text is read on every ground of its kind is computed here.
 */

const colours = coloursOf(tailwind.theme.colors)

/** Every text of the first may stand on every ground of the second. */
const kinds = [
  {
    texts: ['ink', 'soft', 'teal', 'teal-dark', 'amber', 'green', 'red'],
    grounds: ['white', 'paper', 'card', 'hover', 'wait', 'teal-wash', 'amber-wash', 'green-wash', 'red-wash'],
  },
  { texts: ['white', 'card'], grounds: ['teal', 'teal-dark', 'red', 'ink'] },
]

/** Lines, bars, dots, and what a dialog lies over: no text stands on them. */
const neverBelowText = ['track', 'rail', 'route', 'teal-line', 'ink/50']

/** Of signs and drawings; no text has them. */
const neverOfText = ['edge', 'teal-line']

/** What has to be seen and is no text: edges of fields, signs, what shows the focus. Other lines are for the eye only. */
const visible: Pair[] = [
  ...['edge', 'teal', 'red', 'amber', 'green'].flatMap((over) =>
    ['white', 'paper', 'card', 'hover', 'teal-wash'].map((ground) => ({ over, ground })),
  ),
  ...['white', 'paper', 'card', 'hover'].map((ground) => ({ over: 'ink', ground })),
  ...['ink', 'teal', 'teal-dark'].map((ground) => ({ over: 'glow', ground })),
]

const readable = kinds.flatMap(({ texts, grounds }) =>
  texts.flatMap((over) => grounds.map((ground) => ({ over, ground }))),
)

const app = path.resolve(import.meta.dirname, '..')
const sources = readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|css)$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(path.join(app, file), 'utf8'))

describe('contrast', () => {
  test('is what WCAG says it is', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrastOf('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
    expect(contrastOf('#ffffff', '#ffffff')).toBe(1)
  })

  test('of every text is enough on every ground of its kind', () => {
    expect(faintPairs(readable, colours, 4.5)).toEqual([])
  })

  test('of edges, signs and the focus is enough to see them', () => {
    expect(faintPairs(visible, colours, 3)).toEqual([])
  })

  test('is found wanting where a pair is faint', () => {
    const planted = [
      { over: 'ink', ground: 'card' },
      { over: 'open', ground: 'card' },
    ]
    expect(faintPairs(planted, colours, 4.5)).toEqual(['open on card: 2.51'])
    expect(faintPairs(planted, colours, 3)).toEqual(['open on card: 2.51'])
  })
})

describe('the colours that the sources use', () => {
  const names = Object.keys(colours)
  const sorted = (all: Iterable<string>) => [...new Set(all)].sort()

  test('for text are all compared with the grounds they stand on', () => {
    const known = [...kinds.flatMap(({ texts }) => texts), ...neverOfText]
    const used = sources.flatMap((source) => usedIn(source, 'text', names))
    expect(sorted(used).filter((name) => !known.includes(name))).toEqual([])
    expect(used).toEqual(expect.arrayContaining(['ink', 'soft', 'red', 'white']))
  })

  test('for grounds are all compared with the texts that stand on them', () => {
    const known = [...kinds.flatMap(({ grounds }) => grounds), ...neverBelowText]
    const used = sources.flatMap((source) => usedIn(source, 'bg', names))
    expect(sorted(used).filter((name) => !known.includes(name))).toEqual([])
    expect(used).toEqual(expect.arrayContaining(['paper', 'card', 'teal', 'amber-wash']))
  })

  test('together in one list of classes are pairs that are compared', () => {
    const compared = new Set([...readable, ...visible].map(({ over, ground }) => `${over} on ${ground}`))
    const used = sorted(
      sources.flatMap((source) => pairsIn(source, names)).map(({ over, ground }) => `${over} on ${ground}`),
    )
    expect(used.filter((pair) => !compared.has(pair))).toEqual([])
    expect(used).toEqual(expect.arrayContaining(['amber on amber-wash', 'soft on wait', 'white on teal']))
  })

  test('are found in every list of classes, with the grounds of variants', () => {
    const planted = [
      `<b className="hover:bg-teal px-1 text-open bg-card">{a ? 'bg-red text-soft' : 'text-ink/60'}</b>`,
      "<b className={`bg-paper ${a ? 'text-open' : 'bg-ink text-white'} px-1`} />",
      '.a { @apply text-red bg-rail; }',
    ].join('\n')
    expect(usedIn(planted, 'text', names)).toEqual(['open', 'soft', 'ink/60', 'open', 'white', 'red'])
    expect(pairsIn(planted, names).map(({ over, ground }) => `${over} on ${ground}`)).toEqual([
      ...['open on teal', 'open on card', 'soft on red', 'red on rail'],
      ...['open on paper', 'white on paper', 'white on ink'],
    ])
  })
})
