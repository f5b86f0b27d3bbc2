import { z } from 'zod'
import { bare, type FieldsSchema } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { group } from '../rules/shapes.ts'

export type BlockKey =
  'alarm' | 'night-shift' | 'project-team' | 'study-goals' | 'wifi-contact' | 'families' | 'colleagues'

/** An answer that an organisation gives once, and that its locations take over. */
export type Block = {
  /** Its name in addresses, in the words and in what is stored. */
  key: BlockKey
  /** The key of the task of a location that asks it, and the page on which it does. */
  item: string
  page: string
  /** Which fields of that page belong to it: names, or paths to a group within. */
  paths: readonly string[]
}

/** Every answer that can be given once, in the order shown. Secrets are in none, and no page of them is ever locked. */
export const blocks: readonly Block[] = [
  { key: 'alarm', item: 'basic-information', page: 'alarm', paths: ['alarm'] },
  { key: 'night-shift', item: 'basic-information', page: 'night-shift', paths: ['nightshift'] },
  { key: 'project-team', item: 'project-team', page: 'details', paths: ['numberOfMembers', 'members'] },
  {
    key: 'study-goals',
    item: 'study-goals',
    page: 'details',
    paths: ['quality', 'workplace', 'efficiency', 'other_effects'],
  },
  { key: 'wifi-contact', item: 'wifi-settings', page: 'details', paths: ['wifi.contact'] },
  { key: 'families', item: 'infoletter', page: 'details', paths: ['numberOfPersons', 'persons'] },
  { key: 'colleagues', item: 'newsletter', page: 'details', paths: ['contact'] },
]

/** The block of that name; undefined where there is none. */
export const findBlock = (key: string | null): Block | undefined => blocks.find((block) => block.key === key)

/** The block that is asked on a page of a task; undefined where the page has none. */
export const blockOn = (item: Item, page: string): Block | undefined =>
  blocks.find((block) => block.item === item.key && block.page === page)

/** The form type under which the organisation's answer is kept, among its own forms. */
export const answerKey = ({ key }: Block): string => `default-${key}`

const schemas = new WeakMap<Block, FieldsSchema>()

/**
 * The fields of a block, as its page asks them.
 * @param item the task that asks it
 */
export function schemaOf(block: Block, item: Item): FieldsSchema {
  const asked = item.pageFields[block.page]
  if (!asked) throw new Error(`${item.key} asks nothing on page ${block.page}.`)
  const schema = schemas.get(block) ?? partOf(asked, block.paths)
  schemas.set(block, schema)
  return schema
}

function partOf(schema: FieldsSchema, paths: readonly string[]): FieldsSchema {
  const names = [...new Set(paths.map((path) => path.split('.', 1).join('')))]
  const parts = names.map((name) => {
    const field = schema.shape[name]
    const inner = field && bare(field)
    const within = paths.flatMap((path) => (path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : []))
    if (!field || (within.length > 0 && !(inner instanceof z.ZodObject))) throw new Error(`There is no field ${name}.`)
    return [
      name,
      inner instanceof z.ZodObject && within.length > 0 ? group(partOf(inner, within).shape) : field,
    ] as const
  })
  return z.object(Object.fromEntries(parts))
}
