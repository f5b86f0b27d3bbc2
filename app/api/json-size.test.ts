import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeOf } from './json-size.ts'

test.each([
  ['', 0, 1],
  ['1', 0, 1],
  ['"[[["', 0, 1],
  ['"\\"[[[,"', 0, 1],
  ['"\\\\"[[]]', 2, 3],
  ['[]', 1, 2],
  ['[[],[{}]]', 3, 6],
  ['[1,2,3]', 1, 4],
  ['[1],[2]', 1, 4],
  ['[[[', 3, 4],
  [']]]][', 0, 2],
])('%s', (json, depth, values) => expect(sizeOf(json)).toEqual({ depth, values }))

const deep = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(deep)) : 0

const many = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((sum: number, part) => sum + many(part), 1)
    : 1

test('counts the depth of any JSON, and no fewer values than there are', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => {
      const { depth, values } = sizeOf(JSON.stringify(value))
      return depth === deep(value) && values >= many(value)
    }),
  )
})
