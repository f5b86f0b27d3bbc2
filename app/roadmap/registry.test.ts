import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { locationsFormType } from './flow/locations.ts'
import { allItems, findItem, itemAtPath, locationsItem, roadmaps } from './registry.ts'
import { facts, validFields } from './rules/arbitraries.fixture.ts'
import { bare, rowSchema, type Fields } from './rules/fields.ts'
import type { Item } from './rules/item.ts'
import { wordsPath } from './rules/paths.ts'
import { inputKinds } from './rules/shapes.ts'

/** Number, key, path, sub-pages: the roadmaps as they were agreed. */
const table = [
  ['1.1.1', 'org-information', '/organisation/basic-info', 'organisation, locations'],
  ['2.1.1', 'processing-agreement', '/organisation/sign-processing-agreement', 'details, share, sign, upload'],
  ['2.2.1', 'org-wifi-settings', '/organisation/setup-it-settings', 'details, share'],
  ['1.1.1', 'basic-information', '/location/basic-info', 'location, wards, night-shift, alarm, contacts'],
  ['1.1.2', 'project-team', '/location/introduce-project-team', 'details'],
  ['1.1.3', 'target-date', '/location/select-initial-target-date', 'details'],
  ['1.1.4', 'study-goals', '/location/determine-study-goals', 'details'],
  ['2.1.1', 'quotation', '/location/prepare-quotation', 'check, details'],
  ['2.2.1', 'wifi-settings', '/location/setup-it-settings', 'brochure, details, share'],
  ['2.3.1', 'infoletter', '/location/make-info-letter', 'details, download, share'],
  ['2.3.2', 'newsletter', '/location/make-news-letter', 'details, download, share'],
  ['3.1.1', 'wifi-test', '/location/walk-through-wifi-test', 'prepare, app-settings, status'],
  ['3.1.2', 'bed-plates', '/location/share-bed-plate-type', 'details, upload'],
  ['3.1.3', 'floor-plan', '/location/upload-floor-plan', 'upload, confirmation'],
  ['4.1.1', 'finalise-start-meeting', '/location/make-start-meeting-definitive', 'details, invitation'],
  ['4.1.2', 'night-shift-roster', '/location/pass-down-night-shift-roster', 'upload'],
  ['4.1.3', 'call-announcement', '/location/send-night-shift-heads-up', 'read, share'],
  ['5.1.1', 'day-planning-logistics', '/location/plan-installation-day', 'details, planning'],
  ['5.1.2', 'trainging-and-tutorial', '/location/follow-training-and-tutorial', 'training, quick-guides'],
  ['5.1.3', 'start-news-item', '/location/inform-about-installation-day', 'download, share'],
]

describe('the roadmaps', () => {
  it('have the agreed items, numbers, paths and pages, in the agreed order', () => {
    const rows = allItems.map(({ number, item }) => [number, item.key, item.path, item.pages.join(', ')])
    expect(rows).toEqual(table)
  })

  it('have the agreed sections and categories', () => {
    const keys = (roadmap: keyof typeof roadmaps) =>
      roadmaps[roadmap].map(({ key, categories }) => `${key}: ${categories.map((category) => category.key).join(', ')}`)
    expect(keys('organisation')).toEqual(['organisation: general', 'setting-up: management, it'])
    expect(keys('location')).toEqual([
      'location: general',
      'setting-up: management, it, notify',
      'technical: general',
      'start-meeting: general',
      'installation-day: general',
    ])
  })

  it('find an item by its key, and by every path at or below its own', () => {
    for (const { item } of allItems) {
      expect(findItem(item.key)).toBe(item)
      for (const path of [item.path, `${item.path}/${item.pages[0]}`]) expect(itemAtPath(path)?.item).toBe(item)
    }
    expect(findItem('toString')).toBeUndefined()
    expect(itemAtPath('/location/basic-information')).toBeUndefined()
  })

  it('list the locations in the form that saving reads them from', () => {
    expect(locationsItem.key).toBe(locationsFormType)
  })

  it('wait for basic information before the connection day is planned, and for nothing else', () => {
    const waiting = allItems.filter(({ item }) => item.dependsOn).map(({ item }) => [item.key, item.dependsOn])
    expect(waiting).toEqual([['day-planning-logistics', 'basic-information']])
  })
})

const folders = import.meta.glob<Record<string, unknown>>('./{organisation,location}/*/{nl,en}.ts', { eager: true })
const textsOf = (item: Item, language: 'nl' | 'en') => folders[`.${item.path}/${language}.ts`]?.[language]

/** The text at a path like `fields.wards.name`, undefined where there is none. */
const textAt = (texts: unknown, path: string): unknown =>
  path.split('.').reduce((part: unknown, name) => (isRecord(part) ? part[name] : undefined), texts)
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Paths of all leaf fields, without row ids: `wards.name`. */
function leaves(schema: z.ZodObject, at = ''): string[] {
  return Object.entries(schema.shape).flatMap(([name, part]) => {
    const inner = rowSchema(part) ?? bare(part)
    if (name === 'id') return []
    return inner instanceof z.ZodObject ? leaves(inner, `${at}${name}.`) : [at + name]
  })
}

/** Whether rows of a list have a field by which they are called. */
const hasRowNames = (item: Item, list: string): boolean => {
  const row = rowSchema(item.fields.shape[list] ?? z.never())
  return ['name', 'first_name', 'last_name'].some((name) => row?.shape[name] !== undefined)
}

/** What can be chosen, each with the last part of its field's name: `kind.mat`. */
const optionsIn = (schema: z.ZodObject): string[] =>
  Object.entries(schema.shape).flatMap(([name, part]) => {
    const inner = rowSchema(part) ?? bare(part)
    if (inner instanceof z.ZodObject) return optionsIn(inner)
    return chosenIn(part).map((option) => `${name}.${option}`)
  })

function chosenIn(part: z.core.$ZodType): string[] {
  if (inputKinds.get(part)?.kind === 'answer') return ['true', 'false']
  const inner = bare(part)
  if (inner instanceof z.ZodUnion) return inner.options.flatMap((option: z.core.$ZodType) => chosenIn(option))
  if (inner instanceof z.ZodArray) return chosenIn(inner.element)
  return inner instanceof z.ZodEnum ? inner.options.map(String) : []
}

/** All texts below, with their paths. */
const allTexts = (texts: unknown, at = ''): [path: string, text: unknown][] =>
  isRecord(texts) ? Object.entries(texts).flatMap(([name, part]) => allTexts(part, `${at}.${name}`)) : [[at, texts]]

const placeholders = (texts: unknown) =>
  allTexts(texts).map(([path, text]) => [
    path,
    String(text)
      .match(/{{\w+}}/g)
      ?.sort(),
  ])

describe.each(allItems.map(({ item }) => item))('the card of $key', (item) => {
  it('asks only fields that are kept, on pages that exist', () => {
    if (item.filesOn !== undefined) expect(item.pages).toContain(item.filesOn)
    expect(item.pages).toEqual(expect.arrayContaining(Object.keys(item.pageFields)))
    const asked = Object.values(item.pageFields).flatMap((page) => leaves(page))
    expect(leaves(item.fields)).toEqual(expect.arrayContaining(asked))
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked.filter((path) => item.providerFields?.includes(path))).toEqual([])
  })

  it('names only fields it has', () => {
    const lists = [...Object.keys(item.rowCounts ?? {}), ...(item.keepsBlankRows ?? [])]
    for (const list of lists) expect(rowSchema(item.fields.shape[list] ?? z.never())).not.toBeNull()
    const names = [...Object.values(item.rowCounts ?? {}), ...(item.providerFields ?? [])]
    expect(leaves(item.fields)).toEqual(expect.arrayContaining(names))
  })

  it('is due some time before the connection day', () => {
    expect(item.dueBefore).toBeGreaterThan(0)
    expect(item.minutes).toBeGreaterThan(0)
  })
})

describe.each(
  allItems.flatMap(({ item }) => [
    { item, language: 'nl' as const },
    { item, language: 'en' as const },
  ]),
)('the words of $item.key in $language', ({ item, language }) => {
  const texts = textsOf(item, language)

  it('say what every screen needs', () => {
    const lists = Object.keys(item.fields.shape).filter((name) => rowSchema(item.fields.shape[name] ?? z.never()))
    const needed = [
      'title',
      ...['heading', 'what', 'why', 'who', 'ready'].map((name) => `intro.${name}`),
      ...item.pages.flatMap((page) => ['title', 'heading', 'lead'].map((name) => `pages.${page}.${name}`)),
      ...leaves(item.fields).map((path) => `fields.${path}`),
      ...lists.flatMap((list) => ['legend', 'add', 'remove'].map((name) => `rows.${list}.${name}`)),
      ...lists.filter((list) => hasRowNames(item, list)).map((list) => `rows.${list}.named`),
      ...optionsIn(item.fields).map((path) => `options.${path}`),
      ...['heading', 'text'].map((name) => `done.${name}`),
      'dueReason',
    ]
    expect(needed.filter((path) => typeof textAt(texts, path) !== 'string')).toEqual([])
    // Rows are named by what stands in fields of these names, and by no others.
    const nameless = lists.filter((list) => !hasRowNames(item, list)).map((list) => `rows.${list}.named`)
    expect(nameless.filter((path) => textAt(texts, path) !== undefined)).toEqual([])
  })

  it('are never empty, and fill in the same values in both languages', () => {
    for (const [path, text] of allTexts(texts)) expect(text, path).toEqual(expect.stringMatching(/\S/))
    expect(placeholders(texts)).toEqual(placeholders(textsOf(item, 'nl')))
  })

  it('name whatever can be missing, on a page of the item', () => {
    fc.assert(
      fc.property(validFields(item.fields), facts, (values, world) => {
        for (const { page, path } of item.progress(values, world).missing) {
          const words = ['missing', 'fields'].map((part) => textAt(texts, `${part}.${wordsPath(path)}`))
          expect(item.pages).toContain(page)
          expect(
            words.some((text) => typeof text === 'string'),
            path,
          ).toBe(true)
        }
      }),
    )
  })
})
