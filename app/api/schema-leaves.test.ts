import { expect, test } from 'vitest'
import { z } from 'zod'
import { leavesOf } from './schema-leaves.ts'

const told = (schema: z.ZodType) =>
  leavesOf(z.toJSONSchema(schema), () => undefined).map(({ path, type }) => [path, type])

test.each<[string, z.ZodType, [string, string][]]>([
  ['a text', z.string().max(40), [['', 'text, at most 40 characters']]],
  ['a number', z.int().min(1).max(12).nullable(), [['', 'whole number, 1 to 12 or null']]],
  ['a choice', z.enum(['a', 'b']), [['', '"a" or "b"']]],
  ['a date', z.iso.datetime(), [['', 'text, date-time, like ^…']]],
  [
    'groups in groups',
    z.object({ a: z.object({ b: z.boolean(), c: z.null() }).nullable() }),
    [
      ['a.b', 'true or false'],
      ['a.c', 'null'],
    ],
  ],
  ['a list of values', z.object({ a: z.array(z.string()).max(3) }), [['a', 'list of text, at most 3']]],
  [
    'a list of groups',
    z.object({ a: z.array(z.object({ b: z.number() })).max(3) }),
    [
      ['a', 'list of group, at most 3'],
      ['a[].b', 'number'],
    ],
  ],
  [
    'one of two groups',
    z.union([z.object({ kind: z.literal('x'), n: z.number() }), z.object({ kind: z.literal('y'), n: z.number() })]),
    [
      ['kind', '"x" or "y"'],
      ['n', 'number'],
    ],
  ],
  ['a pair', z.tuple([z.string(), z.null()]), [['', 'these: text, null']]],
])('%s', (_what, schema, expected) => {
  const short = told(schema).map(([path, type]) => [path, type?.replace(/\^.*$/s, '^…')])
  expect(short).toEqual(expected)
})

test('says which values have to be there, and what is said about them', () => {
  const schema = z.object({ a: z.string().describe('Why.'), b: z.string().optional() })
  expect(leavesOf(z.toJSONSchema(schema), () => undefined)).toEqual([
    { path: 'a', type: 'text', needed: true, about: 'Why.' },
    { path: 'b', type: 'text', needed: false, about: '' },
  ])
})

test('follows what points to another schema, but not to forms', () => {
  const named = () => ({ type: 'string' as const })
  expect(leavesOf({ $ref: '#/components/schemas/User' }, named)).toMatchObject([{ type: 'text' }])
  expect(leavesOf({ $ref: '#/components/schemas/Form' }, named)).toMatchObject([{ type: 'form' }])
})
