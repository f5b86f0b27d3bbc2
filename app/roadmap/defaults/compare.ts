import { dequal } from 'dequal/lite'
import { z } from 'zod'
import { applyChanges, valueAt } from '../rules/changes.ts'
import { bare, isFields, rowSchema, type Fields, type FieldsSchema } from '../rules/fields.ts'
import { fieldPath } from '../rules/paths.ts'
import { isEmpty } from '../rules/values.ts'

/** One answer within a block: a field, or a list of rows with the field that counts them. */
export type Part = { path: string; isRows: boolean; countField: string | null }

/** What a block asks: its fields, and which field counts the rows of which list. */
export type Asked = { schema: FieldsSchema; rowCounts: Readonly<Record<string, string>> }

/** The answers of a block, in the order of its page; fields that count rows are none. */
export function partsOf({ schema, rowCounts }: Asked, at = ''): Part[] {
  const counts = Object.values(rowCounts)
  return Object.entries(schema.shape).flatMap(([name, field]): Part[] => {
    const path = fieldPath(at, name)
    const inner = bare(field)
    if (counts.includes(path)) return []
    if (inner instanceof z.ZodObject) return partsOf({ schema: inner, rowCounts }, path)
    return [{ path, isRows: rowSchema(field) !== null, countField: rowCounts[path] ?? null }]
  })
}

/** The rows that say anything, each as one text without its id. */
const rowsSaid = (value: unknown): { row: Fields; text: string }[] =>
  (Array.isArray(value) ? value.filter(isFields) : []).flatMap(({ id: _, ...row }) =>
    Object.values(row).every(isEmpty) ? [] : [{ row, text: JSON.stringify(Object.entries(row)) }],
  )

const textsIn = (rows: unknown): string[] =>
  rowsSaid(rows)
    .map(({ text }) => text)
    .sort()

/** Whether anything was answered. */
export function isSaid({ path, isRows }: Part, fields: Fields): boolean {
  const value = valueAt(fields, path)
  return isRows ? rowsSaid(value).length > 0 : !isEmpty(value)
}

/** Whether both say the same; of rows, the same in whatever order, whatever their ids. */
export function isSame({ path, isRows }: Part, one: Fields, other: Fields): boolean {
  const [mine, theirs] = [valueAt(one, path), valueAt(other, path)]
  return isRows ? dequal(textsIn(mine), textsIn(theirs)) : dequal(mine, theirs)
}

/**
 * How what a location says stands to an answer, which counts only where it says anything. `none`: the answer says nothing.
 * `same`: the location says it all. `differs`: it says something else somewhere. `empty`: it only says less, so that
 * nothing would be lost.
 */
export type Standing = 'none' | 'same' | 'differs' | 'empty'

/** @param own what the location says */
export function standingOf(parts: readonly Part[], answer: Fields, own: Fields): Standing {
  const said = parts.filter((part) => isSaid(part, answer))
  const other = said.filter((part) => !isSame(part, answer, own))
  if (said.length === 0) return 'none'
  if (other.length === 0) return 'same'
  return other.some((part) => isSaid(part, own)) ? 'differs' : 'empty'
}

/** The parts of an answer that a location would take over. */
export const partsToTake = (parts: readonly Part[], answer: Fields, own: Fields): Part[] =>
  parts.filter((part) => isSaid(part, answer) && !isSame(part, answer, own))

/**
 * What a location says once it took an answer over. Where the answer says nothing the location's own stays. Of a list,
 * rows that say the same keep their ids, and others make room for those of the answer.
 * @param own all fields of the location's form
 * @param newId makes the id of a row
 */
export function takeOver(parts: readonly Part[], answer: Fields, own: Fields, newId: () => string): Fields {
  const changes = partsToTake(parts, answer, own).flatMap(({ path, isRows, countField }) => {
    const [from, to] = [valueAt(own, path), valueAt(answer, path)]
    if (!isRows) return [{ path, from, to }]
    const rows = rowsTaken(from, to, newId)
    const counted = countField === null ? [] : [{ path: countField, from: own[countField], to: rows.length }]
    return [{ path, from, to: rows }, ...counted]
  })
  return applyChanges(own, changes)
}

function rowsTaken(from: unknown, to: unknown, newId: () => string): Fields[] {
  const known = (Array.isArray(from) ? from.filter(isFields) : []).map((row) => ({
    row,
    text: rowsSaid([row])[0]?.text,
  }))
  return rowsSaid(to).map(({ row, text }) => {
    const at = known.findIndex((one) => one.text === text)
    const kept = at < 0 ? undefined : known.splice(at, 1)[0]
    return kept?.row ?? { id: newId(), ...row }
  })
}
