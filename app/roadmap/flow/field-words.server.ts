import { z } from 'zod'
import { formatMonth, formatWeekday } from '#app/platform/i18n/dates.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { anyTextFor, textFor } from '#app/platform/i18n/i18n.server.ts'
import { bare, isFields, rowSchema, type Fields, type FieldsSchema } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { isRowPath, parsePath, wordsPath } from '../rules/paths.ts'
import { inputKinds, type InputKind } from '../rules/shapes.ts'
import { isEmpty } from '../rules/values.ts'
import { mask } from './secrets.server.ts'

/** How the fields of one item, and what is in them, are called in one language. */
export type FieldWords = {
  /** The item's own text; null where it has none. */
  known: (key: string, values?: Record<string, string | number>) => string | null
  /** What a field is called, by its path or its name in a form, without its row. */
  label: (path: string) => string
  /** What is in a field; null where nothing is. A row is told by its fields; a secret is masked. */
  value: (path: string, value: unknown) => string | null
}

/** The words for the fields of an item, in the reader's language. */
export function fieldWords(item: Item, language: Language): FieldWords {
  const text = anyTextFor(language, item.texts)
  const common = textFor(language, 'roadmap/flow')
  const known: FieldWords['known'] = (key, values) => {
    const words = text(key, values)
    return words === key ? null : words
  }
  const label = (path: string) => known(`fields.${wordsPath(path)}`) ?? wordsPath(path)
  return {
    known,
    label,
    value: (path, value) => {
      if (isEmpty(value)) return null
      if (isRowPath(path)) return isFields(value) ? rowInWords(path, value) : null
      return inWords(kindAt(item.fields, path), wordsPath(path), value)
    },
  }

  function rowInWords(path: string, row: Fields): string | null {
    const order = namesIn(partAt(item.fields, path))
    const leaves = leavesOf(row).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    const words = leaves.flatMap(([name, value]) => {
      const at = `${path}.${name}`
      if (name === 'id' || isEmpty(value)) return []
      return [`${label(at)}: ${inWords(kindAt(item.fields, at), wordsPath(at), value)}`]
    })
    return words.length > 0 ? words.join('\n') : null
  }

  function inWords(kind: InputKind, key: string, value: unknown): string {
    const option = (one: unknown) => known(`options.${key.split('.').at(-1)}.${String(one)}`) ?? String(one)
    if (kind === 'secret') return mask
    if (Array.isArray(value)) return value.map(option).join('\n')
    if (kind === 'month' && typeof value === 'number') return formatMonth(value, language)
    if (kind === 'date' && typeof value === 'number') return formatWeekday(value, language)
    if (kind === 'moment' && typeof value === 'number') return formatMoment(value, language)
    // A tick says that something was done: without it nobody has come to that yet.
    if (kind === 'boolean' && value !== true) return known(`notYet.${key}`) ?? common('answers.notYet')
    if (kind === 'boolean') return common('answers.yes')
    return kind === 'text' || kind === 'number' ? String(value) : option(value)
  }
}

/** With what a field at a path is filled in; text where the path leads to no field. */
export function kindAt(schema: FieldsSchema, path: string): InputKind {
  const part = partAt(schema, path)
  return (part && inputKinds.get(part)?.kind) ?? 'text'
}

/** What a schema says of the field, group or row at a path; undefined where the path leads to none. */
function partAt(schema: FieldsSchema, path: string): z.core.$ZodType | undefined {
  let part: z.core.$ZodType | undefined = schema
  for (const segment of parsePath(path)) {
    const inner: z.core.$ZodType | undefined = part && bare(part)
    if (typeof segment === 'string') part = inner instanceof z.ZodObject ? inner.shape[segment] : undefined
    else part = part && (rowSchema(part) ?? undefined)
  }
  return part
}

/** The names of the fields in a group or row, inner groups taken apart, in the order a page asks them. */
function namesIn(part: z.core.$ZodType | undefined, at = ''): string[] {
  const inner = part && bare(part)
  if (!(inner instanceof z.ZodObject)) return [at]
  return Object.entries(inner.shape).flatMap(([name, field]) => namesIn(field, at === '' ? name : `${at}.${name}`))
}

/** The fields of a row, groups taken apart: `contact.email`. */
const leavesOf = (fields: Fields, at = ''): [name: string, value: unknown][] =>
  Object.entries(fields).flatMap(([name, value]) =>
    isFields(value) ? leavesOf(value, `${at}${name}.`) : [[`${at}${name}`, value]],
  )
