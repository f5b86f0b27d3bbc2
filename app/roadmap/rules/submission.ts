import { dequal } from 'dequal/lite'
import { z } from 'zod'
import { parseDay } from '#app/platform/i18n/dates.ts'
import { parseMoment } from '#app/platform/i18n/moments.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { bare, initialRow, isFields, maxRows, rowSchema, type Fields, type FieldsSchema } from './fields.ts'
import { fieldPath } from './paths.ts'
import { inputKinds, rowId, type InputKind } from './shapes.ts'

/** What is wrong with one field: a key of the common texts, and the values it names. */
export type FieldError = { key: string; values?: Record<string, string | number> }

export type Submission = {
  /** The values with everything valid that was submitted. */
  values: Fields
  /** By the field's name in the form; what was typed there is not in `values`. */
  errors: Record<string, FieldError>
  /** Every field that was read, as it was typed, to be shown again; without secrets. */
  typed: [name: string, value: string][]
  /** Names of the fields in which something else was typed than was shown, wrong ones too. */
  changed: ReadonlySet<string>
}

/**
 * Reads a form as a draft: only names the schema knows, field by field, so that one wrong field keeps no other from
 * being saved. Fields that are not in the form stay as they are in `current`; an empty secret stays too.
 * @param keepsBlankRows names of lists whose rows count even when nothing is filled in
 */
export function readSubmission(
  schema: FieldsSchema,
  current: Fields,
  form: FormData,
  keepsBlankRows: readonly string[] = [],
): Submission {
  const errors: Submission['errors'] = {}
  const typed: Submission['typed'] = []
  const changed = new Set<string>()
  return { values: readGroup(schema, '', current), errors, typed, changed }

  function readGroup(object: z.ZodObject, at: string, values: Fields): Fields {
    const read = Object.entries(object.shape).map(([name, part]) => {
      const path = fieldPath(at, name)
      return [name, name === 'id' && at.endsWith(']') ? values.id : readPart(part, path, values[name])]
    })
    return { ...values, ...Object.fromEntries(read) }
  }

  function readPart(part: z.core.$ZodType, name: string, value: unknown): unknown {
    const inner = bare(part)
    if (inner instanceof z.ZodObject) return readGroup(inner, name, isFields(value) ? value : {})
    const row = rowSchema(part)
    if (row) return readRows(part, row, name, Array.isArray(value) ? value.filter(isFields) : [])
    return readLeaf(part, name, value)
  }

  function readRows(list: z.core.$ZodType, row: z.ZodObject, name: string, stored: Fields[]): Fields[] {
    const rows = [...stored]
    const places = new Map(stored.map(({ id }, place) => [id, place]))
    const add = (...more: Fields[]) => {
      for (const added of more) places.set(added.id, rows.push(added) - 1)
    }
    // New rows in which nothing could be kept: they are rows only where one behind them is, which else took their place.
    const refused: Fields[] = []
    for (const position of rowPositions(form, name)) {
      const id = rowId().safeParse(form.get(`${name}[${position}].id`))
      if (!id.success) continue
      typed.push([`${name}[${position}].id`, id.data])
      const at = places.get(id.data)
      const before = (at === undefined ? null : rows[at]) ?? initialRow(row, id.data)
      const errorsBefore = Object.keys(errors).length
      const after = readGroup(row, `${name}[${position}]`, before)
      if (at !== undefined) rows[at] = after
      else if (keepsBlankRows.includes(name) || !dequal(after, before)) add(...refused.splice(0), after)
      else if (Object.keys(errors).length > errorsBefore) refused.push(after)
    }
    // A list that was too long already may be changed, and made shorter.
    if (rows.length > Math.max(stored.length, maxRows(bare(list)) ?? Infinity)) {
      errors[name] = { key: 'invalid.tooManyRows' }
      return stored
    }
    return rows
  }

  function readLeaf(leaf: z.core.$ZodType, name: string, value: unknown): unknown {
    const sent = form.getAll(name).filter((entry) => typeof entry === 'string')
    if (sent.length === 0) return value
    const kind = inputKinds.get(leaf)?.kind ?? 'text'
    if (kind !== 'secret') typed.push(...sent.map((entry): [string, string] => [name, entry]))
    const read = fromForm(kind, sent)
    if (read === keep) return value
    const parsed = z.safeParse(leaf, read)
    if (!parsed.success || !dequal(parsed.data, value)) changed.add(name)
    if (parsed.success) return parsed.data
    errors[name] = errorOf(parsed.error.issues[0], kind)
    return value
  }
}

/** The positions of the rows of a list in a form, in order, e.g. 0, 1, 2 for `wards[0].name` … */
export function rowPositions(form: FormData, list: string): number[] {
  const positions = new Set<number>()
  for (const name of form.keys()) {
    if (!name.startsWith(`${list}[`)) continue
    const position = /^\[(\d{1,4})\]\./.exec(name.slice(list.length))?.[1]
    if (position !== undefined) positions.add(Number(position))
  }
  return [...positions].sort((a, b) => a - b)
}

/** Says that the form has no new value for a secret. */
const keep = Symbol('keep')

function fromForm(kind: InputKind, sent: string[]): unknown {
  const last = sent.at(-1) ?? ''
  const typed = trimmed(last)
  switch (kind) {
    case 'secret':
      return last === '' ? keep : last
    case 'number':
    case 'month':
      return typed === '' ? undefined : /^\d{1,9}$/.test(typed) ? Number(typed) : typed
    case 'date':
      return typed === '' ? null : (parseDay(typed) ?? typed)
    case 'moment':
      return momentFromForm(sent)
    case 'boolean':
      return typed !== ''
    case 'answer':
      return typed === '' ? null : typed === 'true' || (typed === 'false' ? false : typed)
    case 'choices':
      return sent.filter((value) => value !== '')
    default:
      return last
  }
}

/** A moment is two fields of one name: the day and the time. */
function momentFromForm([day = '', time = '']: string[]): unknown {
  if (trimmed(day) === '' && trimmed(time) === '') return null
  const date = parseDay(day)
  return (date === null ? null : parseMoment(date, time)) ?? `${day} ${time}`
}

function errorOf(issue: z.core.$ZodIssue | undefined, kind: InputKind): FieldError {
  if (issue?.message.startsWith('invalid.')) return { key: issue.message }
  if (issue?.code === 'too_big') {
    const most = Number(issue.maximum)
    return issue.origin === 'string'
      ? { key: 'invalid.tooLong', values: { most } }
      : { key: 'invalid.tooMuch', values: { most } }
  }
  if (issue?.code === 'too_small') return { key: 'invalid.tooLittle', values: { least: Number(issue.minimum) } }
  if (kind === 'number') return { key: 'invalid.number' }
  if (kind === 'moment') return { key: 'invalid.moment' }
  return { key: kind === 'date' ? 'invalid.date' : 'invalid.choice' }
}
