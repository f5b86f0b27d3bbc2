import fc from 'fast-check'
import type { z } from 'zod'

type JsonSchema = z.core.JSONSchema.JSONSchema
type Part = JsonSchema | boolean | undefined
type Named = (name: string) => JsonSchema | undefined

const texts = [
  '',
  'x',
  'De Linde',
  'ans@example.org',
  '/help',
  '030 123 45 67',
  'é\n\t"\\',
  '\0',
  '\ud800',
  '__proto__',
]

/**
 * Values that a JSON schema allows; short lists, and numbers near the lower bound more often than others.
 * @param named gives the schemas that others point to
 */
export function fitting(schema: Part, named: Named): fc.Arbitrary<unknown> {
  if (typeof schema !== 'object') return fc.jsonValue()
  if (schema.$ref !== undefined) return fitting(named(schema.$ref.split('/').at(-1) ?? ''), named)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return fc.oneof(...options.map((option) => fitting(option, named)))
  if (schema.type === 'object') return fittingObject(schema, named)
  if (schema.type === 'array') {
    const item = Array.isArray(schema.items) ? undefined : schema.items
    return fc.array(fitting(item, named), { maxLength: Math.min(schema.maxItems ?? 3, 3) })
  }
  return fittingValue(schema)
}

function fittingObject({ properties = {}, required = [] }: JsonSchema, named: Named): fc.Arbitrary<unknown> {
  const parts = Object.entries(properties).map(([name, part]) => [name, fitting(part, named)] as const)
  return fc.record(Object.fromEntries(parts), { requiredKeys: required })
}

function fittingValue({ type, format, pattern, maxLength = 40, minimum = 0, maximum = 1e6 }: JsonSchema) {
  switch (type) {
    case 'string':
      if (format === 'uuid') return fc.uuid()
      if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
      return fc.constantFrom(...texts.filter((text) => text.length <= maxLength))
    case 'integer': {
      const near = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 1) })
      return fc.oneof({ weight: 8, arbitrary: near }, fc.integer({ min: minimum, max: maximum }))
    }
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue()
  }
}

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }),
  fc.constantFrom<unknown>(
    1e308,
    -1,
    0.5,
    'x'.repeat(9000),
    [[[[[[[]]]]]]],
    { __proto__x: 1, constructor: {} },
    { toString: 'x', valueOf: null },
    [],
    {},
  ),
)

/** Values of which one part, or all, was replaced by something of any kind. */
export const broken = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 5, arbitrary: fc.tuple(value, odd, fc.nat(50)).map(([whole, part, at]) => replaced(whole, part, at)) },
    { weight: 1, arbitrary: odd },
  )

/** The value with the part at this place, counted from the outside inwards, replaced. */
function replaced(value: unknown, by: unknown, at: number): unknown {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const chosen = entries[at % Math.max(1, entries.length)]
  if (!chosen) return by
  const [name, part] = chosen
  const inner = at % 3 === 0 ? by : replaced(part, by, Math.floor(at / 2))
  const pairs = entries.map(([key, old]) => [key, key === name ? inner : old])
  return Array.isArray(value) ? pairs.map(([, one]) => one) : Object.fromEntries(pairs)
}
