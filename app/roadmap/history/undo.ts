import { dequal } from 'dequal/lite'
import { z } from 'zod'
import { applyChanges, valueAt, type Change } from '../rules/changes.ts'
import { bare, rowSchema, type Fields, type FieldsSchema } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { isRowPath, parsePath, rowOf, type Segment } from '../rules/paths.ts'
import { inputKinds } from '../rules/shapes.ts'
import { rowsIn } from '../flow/rows.ts'

/**
 * Whether a change of the past can be undone, given what stands there now. `ready` and `changed` can: the latter was
 * changed again since, so the reader is asked first. `done`: what was there before is there now. The others cannot:
 * `gone` with its row, `secret` because the history does not know it, `provider` because only their staff may set it,
 * `effect` because it says that something happened, `locked` with its page, `full` because its list has no room for it,
 * `outdated` because the field does not take that value any more.
 */
export type UndoState =
  'ready' | 'changed' | 'done' | 'gone' | 'secret' | 'provider' | 'effect' | 'locked' | 'full' | 'outdated'

/** True where a button may be pressed. */
export const canUndo = (state: UndoState): boolean => state === 'ready' || state === 'changed'

/**
 * Where a change stands.
 * @param current values as `item.read` gives them
 * @param lockedPages pages of the item that cannot be filled in now
 */
export function undoState(item: Item, current: Fields, change: Change, lockedPages: readonly string[]): UndoState {
  const { path, from, to } = change
  const part = partAt(item.fields, parsePath(path))
  const pages = item.pages.filter((page) => isAskedOn(item, page, path))
  if (!part) return 'outdated'
  if (inputKinds.get(part)?.kind === 'secret') return 'secret'
  if (item.providerFields?.some((field) => path === field || path.startsWith(`${field}.`))) return 'provider'
  if (pages.length === 0) return 'effect'
  const row = rowOf(path)
  if (row !== null && row !== path && valueAt(current, row) === undefined) return 'gone'
  const now = valueAt(current, path) ?? null
  const [before, after] = [whole(part, from), whole(part, to)]
  if (!before) return 'outdated'
  if (dequal(now, before.value)) return 'done'
  if (pages.some((page) => lockedPages.includes(page))) return 'locked'
  if (isRowPath(path) && now === null && isFull(item, undone(item, current, change), path)) return 'full'
  return after && dequal(now, after.value) ? 'ready' : 'changed'
}

/** The values after the change was undone: the field as it was, an added row away, a removed row at the end of its list. */
export function undone(item: Item, current: Fields, { path, from, to }: Change): Fields {
  const fields = applyChanges(current, [{ path, from: to, to: from }])
  const [list] = parsePath(path)
  const countField = typeof list === 'string' ? item.rowCounts?.[list] : undefined
  const count = countField === undefined ? undefined : fields[countField]
  if (countField === undefined || typeof list !== 'string' || typeof count !== 'number') return fields
  // Where rows are counted, one that comes back counts again.
  const isBack = isRowPath(path) && from !== null
  return isBack ? { ...fields, [countField]: Math.max(count, rowsIn(fields, list).length) } : fields
}

/** The schema of the field, or of the row, that a path leads to; null where the form has no such field. */
function partAt(schema: FieldsSchema, [name, ...rest]: Segment[]): z.core.$ZodType | null {
  const part: z.core.$ZodType | undefined = typeof name === 'string' ? schema.shape[name] : undefined
  if (!part) return null
  const row = rowSchema(part)
  const inner = bare(part)
  if (row) return rest.length <= 1 ? (rest.length === 1 ? row : null) : partAt(row, rest.slice(1))
  if (inner instanceof z.ZodObject) return partAt(inner, rest)
  return rest.length === 0 ? part : null
}

/** What the history kept, as it would be read now; null where it is not valid any more. */
function whole(part: z.core.$ZodType, value: unknown): { value: unknown } | null {
  if (value === null && part instanceof z.ZodObject) return { value: null }
  const parsed = z.safeParse(part, value)
  return parsed.success ? { value: parsed.data } : null
}

function isAskedOn(item: Item, page: string, path: string): boolean {
  const schema = item.pageFields[page]
  return schema !== undefined && partAt(schema, parsePath(path)) !== null
}

function isFull(item: Item, fields: Fields, path: string): boolean {
  const [list] = parsePath(path)
  const part = typeof list === 'string' ? item.fields.shape[list] : undefined
  return part !== undefined && typeof list === 'string' && !z.safeParse(part, fields[list]).success
}
