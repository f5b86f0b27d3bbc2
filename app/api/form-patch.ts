import { dequal } from 'dequal/lite'
import { z } from 'zod'
import {
  bare,
  initialFields,
  initialRow,
  isFields,
  maxRows,
  rowSchema,
  type Fields,
  type FieldsSchema,
} from '#app/roadmap/rules/fields.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { inputKinds, rowId } from '#app/roadmap/rules/shapes.ts'

const unknownField = 'There is no such field.'

/** Changed fields of a form: RFC 7396, in the shape of the item's fields. What only provider staff may set is refused. */
export function patchOf({ fields, providerFields = [] }: Item): z.ZodObject {
  const staffOnly = z.never({ error: 'Only provider staff may set this field.' }).optional()
  return patchOfGroup(fields).extend(Object.fromEntries(providerFields.map((name) => [name, staffOnly])))
}

function patchOfGroup(schema: FieldsSchema): z.ZodObject {
  const parts = Object.entries(schema.shape).map(([name, part]) => [name, patchOfPart(part).nullable().optional()])
  return z.strictObject(Object.fromEntries(parts), {
    error: ({ code }) => (code === 'unrecognized_keys' ? unknownField : undefined),
  })
}

/** Without its default: what is left out stays as it is. */
function patchOfPart(part: z.core.$ZodType): z.ZodType {
  const patch = patchOfBare(bare(part))
  const kind = inputKinds.get(part)
  return kind ? patch.register(inputKinds, kind) : patch
}

function patchOfBare(inner: z.core.$ZodType): z.ZodType {
  if (inner instanceof z.ZodObject) return patchOfGroup(inner)
  const row = rowSchema(inner)
  if (row) return patchOfRows(row, maxRows(inner))
  const options = inner instanceof z.ZodUnion ? inner.options.flatMap(valuesOf) : []
  if (options.length > 0) return z.literal(options)
  if (inner instanceof z.ZodType) return inner
  throw new Error('A field has a schema of which nothing is known.')
}

/** The values of a choice, which says as one list what may be sent better than as a union. */
const valuesOf = (option: unknown): (string | number)[] => {
  if (option instanceof z.ZodEnum) return Object.values(option.enum)
  return option instanceof z.ZodLiteral ? [...option.values].filter((value) => typeof value === 'string') : []
}

function patchOfRows(row: z.ZodObject, most = Infinity): z.ZodType {
  const { id: _, ...rest } = row.shape
  const patch = patchOfGroup(z.object(rest)).extend({ id: rowId().optional() })
  const rows = z.array(patch).refine(haveOwnIds, { error: 'Two rows have the same id.' })
  return Number.isFinite(most) ? rows.max(most) : rows
}

function haveOwnIds(rows: readonly Fields[]): boolean {
  const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]))
  return new Set(ids).size === ids.length
}

/**
 * The values after a patch: groups merge, lists replace, null clears to the initial value. Rows keep their ids; one
 * without an id is the row that says the same, else a new one. An empty secret stays as it is, because secrets are sent
 * to nobody, and who sends back what they got changes nothing.
 * @param patch as `patchOf` parses it
 * @param newId makes the id of a new row
 */
export function mergePatch(schema: FieldsSchema, current: Fields, patch: Fields, newId: () => string): Fields {
  const merged = Object.entries(patch).flatMap(([name, value]) => {
    const part = schema.shape[name]
    return part && value !== undefined ? [[name, mergePart(part, current[name], value, newId)]] : []
  })
  return { ...current, ...Object.fromEntries(merged) }
}

function mergePart(part: z.core.$ZodType, current: unknown, value: unknown, newId: () => string): unknown {
  const inner = bare(part)
  if (inner instanceof z.ZodObject) {
    if (!isFields(value)) return initialFields(inner)
    return mergePatch(inner, isFields(current) ? current : {}, value, newId)
  }
  if (value === null) return z.parse(part, undefined)
  const row = rowSchema(part)
  if (row) return mergeRows(row, fieldsIn(current), fieldsIn(value), newId)
  return inputKinds.get(part)?.kind === 'secret' && value === '' ? current : value
}

const fieldsIn = (list: unknown): Fields[] => (Array.isArray(list) ? list.filter(isFields) : [])

function mergeRows(row: z.ZodObject, current: readonly Fields[], sent: readonly Fields[], newId: () => string) {
  const named = new Set(sent.map(({ id }) => id))
  const unnamed = current.filter(({ id }) => !named.has(id))
  return sent.map((patch) => {
    const { id, ...values } = mergePatch(row, initialRow(row, String(patch.id ?? '')), patch, newId)
    if (patch.id !== undefined) return { id, ...values }
    const same = unnamed.findIndex((known) => dequal(known, { ...values, id: known.id }))
    const [found] = same < 0 ? [] : unnamed.splice(same, 1)
    return { ...values, id: found?.id ?? newId() }
  })
}
