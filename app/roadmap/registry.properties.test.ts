import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { facts, filledOneMore, stored, validFields } from './rules/arbitraries.fixture.ts'
import { noFacts } from './rules/facts.fixture.ts'
import { rowSchema } from './rules/fields.ts'
import { isCompleted } from './rules/progress.ts'
import { allItems } from './registry.ts'

describe.each(allItems.map(({ item }) => item))('$key, whatever was filled in', (item) => {
  const values = validFields(item.fields)

  it('says where it stands on any stored JSON', () => {
    fc.assert(
      fc.property(stored(item.fields), facts, (json, world) => {
        expect(['none', 'busy', 'done', 'confirmed']).toContain(item.progress(json, world).state)
      }),
    )
  })

  it('says where it stands on more rows than fit', () => {
    const lists = Object.entries(item.fields.shape).filter(([, part]) => rowSchema(part))
    const rows = Array.from({ length: 3000 }, (_, i) => ({ id: i.toString(16).padStart(8, '0') }))
    expect(() => item.progress(Object.fromEntries(lists.map(([name]) => [name, rows])), noFacts)).not.toThrow()
  })

  it('says the same each time, and leaves the values alone', () => {
    fc.assert(
      fc.property(values, facts, (filled, world) => {
        const before = structuredClone({ filled, world })
        const first = item.progress(filled, world)
        expect(item.progress(filled, world)).toEqual(first)
        expect({ filled, world }).toEqual(before)
      }),
    )
  })

  it('misses something while in progress, and nothing when completed', () => {
    fc.assert(
      fc.property(values, facts, (filled, world) => {
        const { state, missing } = item.progress(filled, world)
        expect(missing.length === 0).toBe(isCompleted(state))
      }),
    )
  })

  it('never goes back to open when one more field is filled', () => {
    fc.assert(
      fc.property(values, facts, (filled, world) => {
        if (item.progress(filled, world).state === 'none') return
        for (const more of filledOneMore(item.fields, filled)) {
          expect(item.progress(more, world).state).not.toBe('none')
        }
      }),
      { numRuns: 30 },
    )
  })
})
