import { dequal } from 'dequal/lite'
import { z } from 'zod'
import { bare, isFields, rowSchema, type Fields, type FieldsSchema } from './fields.ts'
import { fieldPath, isRowPath, parsePath, rowOf, rowPath } from './paths.ts'

/** One changed field. `from` and `to` of a row path hold the whole row, or null where it was not there. */
export type Change = { path: string; from: unknown; to: unknown }

/** A change that was saved since, as kept in the history; `isOwn` where I made it myself, in another window. */
export type KnownChange = Change & { by: string; at: Date; isOwn: boolean }

/**
 * The same field changed twice to different values. `about` is what has to be chosen: the field, or the whole row where
 * one removed the row that the other edited.
 */
export type Conflict = {
  path: string
  about: string
  /** What I made of the field or the row, and what they have there; null where it was removed. */
  yours: unknown
  theirs: unknown
  by: string
  at: Date
  isOwn: boolean
}

type Row = Fields & { id: string }
const isRow = (value: unknown): value is Row => isFields(value) && typeof value.id === 'string'
const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? value.filter(isRow) : [])

/**
 * The leaf fields in which `next` differs from `base`, both whole values of the schema. Rows are compared by their id;
 * a list of plain values is one field. Deep-equal values give no change.
 */
export function changedFields(schema: FieldsSchema, base: Fields, next: Fields, at = ''): Change[] {
  return Object.entries(schema.shape).flatMap(([name, part]) => {
    const path = fieldPath(at, name)
    const [from, to] = [base[name], next[name]]
    const inner = bare(part)
    if (inner instanceof z.ZodObject && isFields(from) && isFields(to)) return changedFields(inner, from, to, path)
    const row = rowSchema(part)
    if (row) return changedRows(row, path, rowsOf(from), rowsOf(to))
    return dequal(from, to) ? [] : [{ path, from, to }]
  })
}

function changedRows(schema: FieldsSchema, list: string, from: Row[], to: Row[]): Change[] {
  const before = new Map(from.map((row) => [row.id, row]))
  const kept = new Set(to.map((row) => row.id))
  return [
    ...from.filter((row) => !kept.has(row.id)).map((row) => ({ path: rowPath(list, row.id), from: row, to: null })),
    ...to.flatMap((row): Change[] => {
      const known = before.get(row.id)
      const path = rowPath(list, row.id)
      return known ? changedFields(schema, known, row, path) : [{ path, from: null, to: row }]
    }),
  ]
}

/** The values after the changes. A change in a row that is gone has no effect. The given values stay as they are. */
export const applyChanges = (fields: Fields, changes: readonly Change[]): Fields =>
  changes.reduce((values, { path, to }) => put(values, parsePath(path), to), fields)

/** The value at a path; undefined where there is none. */
export const valueAt = (fields: Fields, path: string): unknown =>
  parsePath(path).reduce<unknown>((value, segment) => {
    if (typeof segment !== 'string') return rowsOf(value).find(({ id }) => id === segment.row)
    return isFields(value) ? value[segment] : undefined
  }, fields)

/** The values as they were before the changes, which are given oldest first. */
export const revertChanges = (fields: Fields, changes: readonly Change[]): Fields =>
  applyChanges(
    fields,
    [...changes].reverse().map(({ path, from, to }) => ({ path, from: to, to: from })),
  )

function put(values: Fields, [segment, next, ...rest]: ReturnType<typeof parsePath>, to: unknown): Fields {
  if (typeof segment !== 'string') return values
  if (next === undefined) return { ...values, [segment]: to }
  if (typeof next === 'string') {
    const inner = values[segment]
    return { ...values, [segment]: put(isFields(inner) ? inner : {}, [next, ...rest], to) }
  }
  const list = rowsOf(values[segment])
  if (rest.length > 0) {
    return { ...values, [segment]: list.map((row) => (row.id === next.row ? put(row, rest, to) : row)) }
  }
  const others = list.filter((row) => row.id !== next.row)
  if (!isRow(to)) return { ...values, [segment]: others }
  return {
    ...values,
    [segment]: others.length < list.length ? list.map((row) => (row.id === to.id ? to : row)) : [...list, to],
  }
}

/**
 * Puts my changes beside what others changed since the page was made: what only I changed is applied, what we both
 * changed alike is done already, and what we changed differently (or one of us removed) is a conflict to be asked.
 * @param stored the values after their changes: what they have where we differ
 */
export function mergeChanges(
  mine: readonly Change[],
  theirs: readonly KnownChange[],
  stored: Fields,
): { apply: Change[]; conflicts: Conflict[] } {
  const apply: Change[] = []
  const conflicts: Conflict[] = []
  for (const change of mine) {
    const other = theirs.findLast((known) => touches(known.path, change.path))
    if (!other) apply.push(change)
    else if (other.path !== change.path || !dequal(other.to, change.to)) {
      conflicts.push({
        path: change.path,
        about: isRowPath(other.path) ? other.path : change.path,
        yours: change.to,
        theirs: valueAt(stored, change.path) ?? null,
        by: other.by,
        at: other.at,
        isOwn: other.isOwn,
      })
    }
  }
  return { apply, conflicts }
}

/** Same field, or one of both is the whole row the other field is in. */
function touches(one: string, other: string): boolean {
  if (one === other) return true
  return (isRowPath(one) && rowOf(other) === one) || (isRowPath(other) && rowOf(one) === other)
}
