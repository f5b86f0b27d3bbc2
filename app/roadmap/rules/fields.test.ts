import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { mostParsed, parsedOnce } from '#app/persistence/forms/parsed-once.ts'
import { validFields } from './arbitraries.fixture.ts'
import { bare, completeFields, initialFields, initialRow, isWithoutData, readFields, rowSchema } from './fields.ts'
import {
  choice,
  choices,
  contact,
  count,
  date,
  email,
  group,
  rows,
  text,
  wholeNumber,
  wifi,
  yesOrNot,
} from './shapes.ts'

/** One of each shape. */
const schema = z.object({
  name: text(3),
  mail: email(),
  beds: count(),
  residents: wholeNumber(),
  day: date(),
  checked: yesOrNot(),
  roster: choice(['fixed', 'flex']),
  goals: choices(['incidents', 'rounds']),
  contact: contact(),
  wifi: wifi(),
  wards: rows({ name: text(3), beds: count(), care: group({ day: wholeNumber() }) }, 5),
})
const initial = initialFields(schema)
const linde = { id: '00000001', name: 'a', beds: 2, care: { day: 1 } }

/** JSON that often has the right names, and sometimes the right values. */
const names = ['id', '__proto__', 'settings', 'ssid', 'care', 'email', ...Object.keys(schema.shape)]
const leaf = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom('', 'ans@example.org', 'a\0', '\ud800', 'flex', 1, 0, -1, 1e20, null, '00000001'),
  fc.integer({ min: 0, max: Date.UTC(2101, 0, 1) }),
)
const nested = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.dictionary(fc.constantFrom(...names), tie('value')),
    fc.array(tie('value'), { maxLength: 8 }),
  ),
})).value
const stored = fc.oneof(
  nested,
  fc.record(Object.fromEntries(names.map((name) => [name, nested])), { requiredKeys: [] }),
  fc.record({
    wards: fc.array(fc.record({ id: fc.constantFrom('00000001', 'x', 3), name: leaf, beds: leaf, care: nested })),
  }),
)

describe('stored values made whole', () => {
  /** A list that was stored longer than it may get stays as long as it is. */
  const anyLength = schema.extend({ wards: z.array(schema.shape.wards.unwrap().element) })

  it('are the same where they were whole already, also read once of what cannot change', () => {
    const tooMany = { wards: Array.from({ length: 6 }, () => ({ id: '00000001', name: [], beds: {}, care: 0 })) }
    fc.assert(
      fc.property(fc.oneof(stored, validFields(schema)), (value) => {
        const whole = anyLength.parse(completeFields(schema, value))
        expect(readFields(schema, value)).toEqual(whole)
        expect(readFields(schema, parsedOnce(JSON.stringify(value)))).toEqual(whole)
      }),
      { examples: [[tooMany]] },
    )
  })

  it('take no more memory than is meant for them, however many versions of a form are read', () => {
    setFlagsFromString('--expose-gc')
    const used = () => {
      runInNewContext('gc')()
      return process.memoryUsage().heapUsed
    }
    const whole = JSON.stringify({ ...initial, wards: Array.from({ length: 4 }, () => linde) })
    const before = used()
    for (let version = 0; version < 12_000; version += 1)
      readFields(schema, parsedOnce(whole.replace('{', `{"version":${version},`)))
    expect((used() - before) / 1024 / 1024).toBeLessThan(mostParsed)
  })

  it('never throw and always fit the schema but for the length of lists, whatever was stored', () => {
    fc.assert(
      fc.property(stored, (value) => {
        const whole = completeFields(schema, value)
        expect(Object.keys(whole)).toEqual(Object.keys(schema.shape))
        expect(anyLength.parse(whole)).toEqual(whole)
        expect(completeFields(schema, whole)).toEqual(whole)
      }),
      { numRuns: 150 },
    )
  })

  it.each([[null], [undefined], [[]], ['text'], [3], [{}], [{ unknown: 1 }]])(
    '%j becomes the initial values',
    (value) => {
      expect(completeFields(schema, value)).toEqual(initial)
    },
  )

  it('keep every field that is valid beside one that is not', () => {
    const whole = completeFields(schema, { name: 'abcd', beds: 4, mail: 'no', contact: { phone: 3, role: 'arts' } })
    expect(whole).toEqual({ ...initial, beds: 4, contact: { ...contact().parse(undefined), role: 'arts' } })
  })

  it('keep rows that have an id, and make them whole', () => {
    const wards = [linde, { id: '00000002', name: 3, care: null }, { name: 'x' }, { id: 'x' }, 'row', null]
    expect(completeFields(schema, { wards }).wards).toEqual([
      linde,
      { id: '00000002', name: '', beds: 1, care: { day: null } },
    ])
  })

  it('keep every row, also where there are more than the schema takes', () => {
    const wards = Array.from({ length: 7 }, (_, i) => ({ ...linde, id: `0000000${i}` }))
    expect(schema.safeParse({ wards }).success).toBe(false)
    expect(completeFields(schema, { wards }).wards).toEqual(wards)
    expect(readFields(schema, { wards, beds: 'many' })).toEqual({ ...initial, wards })
  })

  it('take nothing from the prototype', () => {
    expect(completeFields(schema, Object.create({ beds: 4 }))).toEqual(initial)
    expect(completeFields(schema, JSON.parse('{"__proto__":{"beds":4}}'))).toEqual(initial)
  })
})

describe('a form without data', () => {
  it('says no more than the initial values', () => {
    expect(isWithoutData(schema, completeFields(schema, null))).toBe(true)
    expect(isWithoutData(schema, { ...initial, checked: true })).toBe(false)
    expect(isWithoutData(schema, { ...initial, wards: [linde] })).toBe(false)
  })
})

describe('the schema of a part', () => {
  it('is found under its defaults', () => {
    expect(bare(schema.shape.contact)).toBeInstanceOf(z.ZodObject)
    expect(bare(schema.shape.name)).toBeInstanceOf(z.ZodString)
  })

  it('is that of a row only for lists of rows', () => {
    expect(Object.keys(rowSchema(schema.shape.wards)?.shape ?? {})).toEqual(['id', 'name', 'beds', 'care'])
    expect(rowSchema(schema.shape.goals)).toBeNull()
    expect(rowSchema(schema.shape.contact)).toBeNull()
  })

  it('makes a new row with its id and initial values', () => {
    const row = rowSchema(schema.shape.wards)
    expect(row && initialRow(row, '00000009')).toEqual({ id: '00000009', name: '', beds: 1, care: { day: null } })
  })
})
