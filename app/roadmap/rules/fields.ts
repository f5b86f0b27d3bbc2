import { dequal } from 'dequal/lite'
import { z } from 'zod'
import { onceFor } from './once-for.ts'

export type Fields = Record<string, unknown>
export type FieldsSchema = z.ZodObject

/** True for an object that is no list. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** By schema: every save and every page asks for each field of a form, and zod takes its time to say what kind it is. */
const insides = new WeakMap<z.core.$ZodType, z.core.$ZodType>()

/** The schema inside defaults. */
export function bare(schema: z.core.$ZodType): z.core.$ZodType {
  const known = insides.get(schema)
  if (known) return known
  const inside = schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault ? bare(schema.unwrap()) : schema
  insides.set(schema, inside)
  return inside
}

/** The schema of one row, where the schema is a list of rows. */
export function rowSchema(schema: z.core.$ZodType): z.ZodObject | null {
  const list = bare(schema)
  return list instanceof z.ZodArray && list.element instanceof z.ZodObject ? list.element : null
}

/** The initial values of a form type: its schema applied to nothing. */
export const initialFields = (schema: FieldsSchema): Fields => schema.parse({})

/**
 * Stored values made whole: what is missing or no longer valid becomes its initial value, what is unknown is left out. A
 * list that is longer than it may get stays as long as it is. Never throws, whatever was stored.
 */
export function completeFields(schema: FieldsSchema, stored: unknown): Fields {
  const values = isFields(stored) ? stored : {}
  return Object.fromEntries(
    Object.entries(schema.shape).map(([name, part]) => [
      name,
      completeField(part, Object.hasOwn(values, name) ? values[name] : undefined),
    ]),
  )
}

/** Stored values made whole, as `completeFields` makes them, and typed; once for values that cannot change. */
export const readFields = <Schema extends FieldsSchema>(schema: Schema, stored: unknown): z.output<Schema> =>
  onceFor(stored, schema, () => {
    // Most are whole already, which is quick to see.
    const parsed = schema.safeParse(stored ?? {})
    // Each part was parsed by its own schema; only a list may be longer than the whole allows.
    return parsed.success ? parsed.data : (completeFields(schema, stored) as z.output<Schema>)
  })

function completeField(schema: z.core.$ZodType, stored: unknown): unknown {
  const inner = bare(schema)
  if (inner instanceof z.ZodObject) return completeFields(inner, stored)
  const row = rowSchema(schema)
  if (row) return Array.isArray(stored) ? completeRows(row, stored) : []
  const parsed = z.safeParse(schema, stored)
  return parsed.success ? parsed.data : z.parse(schema, undefined)
}

/** How many rows a list takes; undefined where it has no limit. */
export const maxRows = (list: z.core.$ZodType): number | undefined =>
  list._zod.def.checks?.find((check) => check instanceof z.core.$ZodCheckMaxLength)?._zod.def.maximum

function completeRows(row: z.ZodObject, stored: unknown[]): Fields[] {
  const { id, ...rest } = row.shape
  const withoutId = z.object(rest)
  return stored.filter(isFields).flatMap((values) => {
    const parsed = z.safeParse(id ?? z.never(), values.id)
    return parsed.success ? [{ id: parsed.data, ...completeFields(withoutId, values) }] : []
  })
}

/** A row as it is before anything was filled in. */
export function initialRow(row: z.ZodObject, id: string): Fields {
  const { id: _, ...rest } = row.shape
  return { id, ...initialFields(z.object(rest)) }
}

/** True when the values say no more than the initial values; a form never saved has none. */
export const isWithoutData = (schema: FieldsSchema, values: Fields): boolean => dequal(values, initialFields(schema))
