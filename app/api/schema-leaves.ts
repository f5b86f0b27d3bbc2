import type { z } from 'zod'

type JsonSchema = z.core.JSONSchema.JSONSchema
type Part = JsonSchema | boolean | undefined

/** A value that has no others inside it, as it is told to people; `path` is '' for the whole. */
export type Leaf = { path: string; type: string; needed: boolean; about: string }

type Named = (name: string) => JsonSchema | undefined

/** Where schemas of forms are pointed to, which are told at another place. */
const forms = ['Form', 'Changes']

/**
 * The values in a schema, one by one: `wards[].name` is the name in each row of the list `wards`.
 * @param named gives the schemas that others point to
 */
export function leavesOf(schema: Part, named: Named, path = '', needed = true): Leaf[] {
  if (typeof schema !== 'object') return []
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined && !forms.includes(name)) return leavesOf(named(name), named, path, needed)
  const about = schema.description ?? ''
  const groups = optionsOf(schema).filter((option) => option.properties)
  if (groups.length > 0) return merged(groups.flatMap((group) => leavesOfGroup(group, named, path)))
  const [inner = schema] = optionsOf(schema)
  const item = inner.type === 'array' && !Array.isArray(inner.items) ? inner.items : undefined
  const inItem = item === undefined ? [] : leavesOf(item, named, `${path}[]`)
  const isListOfGroups = inItem.length > 0 && inItem[0]?.path !== `${path}[]`
  const own = { path, type: typeIn(schema), needed, about }
  return isListOfGroups ? [own, ...inItem] : [own]
}

/** What a schema may be besides null; itself where it is one thing only. */
function optionsOf(schema: JsonSchema): JsonSchema[] {
  const options = schema.anyOf ?? schema.oneOf
  return options ? options.flatMap((one) => (typeof one === 'object' && one.type !== 'null' ? [one] : [])) : [schema]
}

function leavesOfGroup({ properties = {}, required = [] }: JsonSchema, named: Named, path: string): Leaf[] {
  return Object.entries(properties).flatMap(([key, part]) =>
    leavesOf(part, named, path === '' ? key : `${path}.${key}`, required.includes(key)),
  )
}

/** Groups that are alike but for some values are told as one. */
function merged(leaves: readonly Leaf[]): Leaf[] {
  const byPath = new Map<string, Leaf>()
  for (const leaf of leaves) {
    const known = byPath.get(leaf.path)
    const types = new Set([...(known ? [known.type] : []), leaf.type])
    byPath.set(leaf.path, { ...leaf, type: [...types].join(' or ') })
  }
  return [...byPath.values()]
}

/** What a value may be, in words. */
function typeIn(schema: Part): string {
  if (typeof schema !== 'object') return 'anything'
  if (schema.$ref !== undefined) return 'form'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ')
  const options = schema.anyOf ?? schema.oneOf
  if (options) return [...new Set(options.map(typeIn))].join(' or ')
  if (schema.type === 'array') return listType(schema)
  return [words.get(String(schema.type)) ?? 'anything', schema.format ?? '', bounds(schema)]
    .filter((part) => part !== '')
    .join(', ')
}

const words = new Map([
  ['string', 'text'],
  ['integer', 'whole number'],
  ['number', 'number'],
  ['boolean', 'true or false'],
  ['null', 'null'],
  ['object', 'group'],
])

function listType({ items, prefixItems, maxItems }: JsonSchema): string {
  if (prefixItems) return `these: ${prefixItems.map(typeIn).join(', ')}`
  const most = maxItems === undefined ? '' : `, at most ${maxItems}`
  return Array.isArray(items) ? 'list' : `list of ${typeIn(items)}${most}`
}

function bounds({ minimum, maximum, maxLength, pattern }: JsonSchema): string {
  if (maxLength !== undefined) return `at most ${maxLength} characters`
  if (pattern !== undefined) return `like ${pattern}`
  if (minimum !== undefined && maximum !== undefined) return `${minimum} to ${maximum}`
  return minimum === undefined ? '' : `at least ${minimum}`
}
