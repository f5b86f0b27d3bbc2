import { findItem } from '../registry.ts'
import { readFields, type FieldsSchema } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { answerKey, blocks, findBlock, schemaOf, type Block } from './blocks.ts'
import { partsOf, type Part } from './compare.ts'

/** A block with all that asks it. */
export type AskedBlock = {
  block: Block
  /** The task of a location. */
  item: Item
  /** The same questions as a form of the organisation: it is read, saved and merged as every other form. */
  answer: Item
  parts: readonly Part[]
}

/** Every answer that is given once, in the order shown. */
export const askedBlocks: readonly AskedBlock[] = blocks.map((block) => {
  const item = findItem(block.item)
  if (!item) throw new Error(`There is no task ${block.item}.`)
  const answer = answerItem(block, item)
  return { block, item, answer, parts: partsOf({ schema: answer.fields, rowCounts: answer.rowCounts ?? {} }) }
})

/** The block of that name. @throws a 404 response where there is none */
export function askedBlock(key: string | null): AskedBlock {
  const found = askedBlocks.find(({ block }) => block === findBlock(key))
  if (!found) throw new Response(null, { status: 404 })
  return found
}

/** What of the task is about the block only; it has no place in a roadmap, so nothing of a roadmap knows it. */
function answerItem(block: Block, item: Item): Item {
  const schema = schemaOf(block, item)
  const { keyDate: _, filesOn: __, dependsOn: ___, ...words } = item
  return {
    ...words,
    key: answerKey(block),
    roadmap: 'organisation',
    pages: [block.page],
    pageFields: { [block.page]: schema },
    fields: schema,
    rowCounts: within(schema, item.rowCounts),
    rowSums: within(schema, item.rowSums),
    hasDocuments: false,
    read: (stored) => readFields(schema, stored),
    check: () => ({}),
    asksFacts: () => false,
    isLocked: () => false,
    afterUpload: null,
    letters: new Map(),
    slots: new Map(),
    hasAppointments: false,
    appointments: () => [],
  }
}

function within(schema: FieldsSchema, lists: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(lists).filter(([list]) => list in schema.shape))
}
