import fc from 'fast-check'
import { expect, test } from 'vitest'
import { depthOf } from './json-depth.ts'

test.each([
  ['', 0],
  ['1', 0],
  ['"[[["', 0],
  ['"\\"[[["', 0],
  ['"\\\\"[[]]', 2],
  ['[]', 1],
  ['[[],[{}]]', 3],
  ['[1],[2]', 1],
  ['[[[', 3],
  [']]]][', 0],
])('%s', (json, depth) => expect(depthOf(json)).toBe(depth))

const deep = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(deep)) : 0

test('counts as many as there are in any JSON', () => {
  fc.assert(fc.property(fc.jsonValue({ maxDepth: 5 }), (value) => depthOf(JSON.stringify(value)) === deep(value)))
})
