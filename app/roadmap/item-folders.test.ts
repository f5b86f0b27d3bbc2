import { describe, expect, it } from 'vitest'
import { allItems } from './registry.ts'
import { bare, rowSchema } from './rules/fields.ts'
import type { Item } from './rules/item.ts'

/** Every file of every item, as it is written. */
const files = import.meta.glob<string>('./{organisation,location}/*/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
})

const filesOf = (item: Item) => Object.keys(files).filter((path) => path.startsWith(`.${item.path}/`))
const sourceOf = (item: Item, name: string) => files[`.${item.path}/${name}`] ?? ''

/** The keys of an index card after the ones that all have, in the order of `rules/item.ts`. */
const further = [
  ...['proposes', 'checks', 'locks', 'letters', 'slots', 'shares', 'appointments', 'remark', 'notNeeded', 'dependsOn'],
  ...['filesOn', 'afterUpload', 'providerFields', 'keepsBlankRows', 'rowCounts', 'rowSums', 'keyDate', 'mayNotApply'],
]
const card = ['key', 'roadmap', 'slug', 'pages', 'pageFields', 'fields', 'progress', ...further, 'dueBefore', 'minutes']
const words = [
  'title',
  'intro',
  'pages',
  'fields',
  'legends',
  'hints',
  'options',
  'rows',
  'missing',
  'done',
  'dueReason',
]

/** The names at the first level of the object that a file exports. */
const namesIn = (source: string) => [...source.matchAll(/^ {2}(\w+)[:,]/gm)].map(([, name]) => name ?? '')

/** `night-shift` -> `NightShift`. */
const componentName = (page: string) =>
  page.replace(/(^|-)(\w)/g, (_, _dash: string, letter: string) => letter.toUpperCase())

const toWord = (word: string) => ({ word })

it('no folder stands beside the registry', () => {
  const paths = allItems.map(({ item }) => item.path)
  expect(Object.keys(files).filter((file) => !paths.some((path) => file.startsWith(`.${path}/`)))).toEqual([])
})

describe.each(allItems.map(({ item }) => item))('the folder of $key', (item) => {
  it('has the files that every item has, and a page for each of its addresses', () => {
    const names = ['item.ts', 'fields.ts', 'progress.ts', 'progress.test.ts', 'nl.ts', 'en.ts']
    const expected = [...names, ...item.pages.map((page) => `pages/${page}.tsx`)].map((name) => `.${item.path}/${name}`)
    expect(filesOf(item)).toEqual(expect.arrayContaining(expected))
    const pages = filesOf(item).filter((path) => path.includes('/pages/'))
    expect(pages.sort()).toEqual(expected.filter((path) => path.includes('/pages/')).sort())
  })

  it('has files of at most 200 lines', () => {
    const long = filesOf(item).filter((path) => (files[path] ?? '').split('\n').length > 201)
    expect(long).toEqual([])
  })

  it('lists what its card says in the order of all cards', () => {
    const names = namesIn(sourceOf(item, 'item.ts'))
    expect(names).toEqual(card.filter((name) => names.includes(name)))
  })

  it.each(['nl.ts', 'en.ts'])('has in %s the groups that every item has, then its own', (name) => {
    expect(namesIn(sourceOf(item, name)).slice(0, words.length)).toEqual(words)
  })

  it.each(item.pages.map(toWord))('calls the component of $word after the page, and says what it is', ({ word }) => {
    const source = sourceOf(item, `pages/${word}.tsx`)
    const [, docstring, name] = /(\*\/\n)?export default function (\w+)\(\)/.exec(source) ?? []
    expect(name).toBe(componentName(word))
    expect(docstring).toBeDefined()
    expect(/export const handle = (stepHandle\(|titledByLoader\n)/.test(source)).toBe(true)
  })

  it('keeps as many rows as can be asked for', () => {
    for (const [list, count] of Object.entries(item.rowCounts ?? {})) {
      const atMost = (most: number) => item.fields.safeParse({ [count]: most }).success
      const rows = (most: number) => Array.from({ length: most }, (_, n) => ({ id: n.toString(16).padStart(8, '0') }))
      const [most = 0] = [20, 50, 200, 1000].filter((number) => atMost(number) && !atMost(number + 1))
      expect(rowSchema(item.fields.shape[list] ?? bare(item.fields))).not.toBeNull()
      expect(item.fields.safeParse({ [list]: rows(most) }).success).toBe(true)
      expect(item.fields.safeParse({ [list]: rows(most + 1) }).success).toBe(false)
    }
  })
})
