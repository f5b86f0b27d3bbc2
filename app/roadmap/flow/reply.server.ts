import { parse, type SubmissionResult } from '@conform-to/dom'
import { anyTextFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { FieldError, Submission } from '../rules/submission.ts'
import { formEntries, type FormValue, type FormValues } from './form-values.ts'

/** Errors by the name of the field; '' for what is wrong with the page as a whole. */
export type PageErrors = Record<string, FieldError>

type Refused = {
  /** The page's fields as they would be shown now. */
  shown: FormValues
  typed: Submission['typed']
  changed: Submission['changed']
  errors: PageErrors
  /** The id of a row that was removed with this very form. */
  removed: string | null
}

/**
 * What a page needs to show a form again: what the reader changed as it was typed, over what is stored now, and what is
 * wrong, in the reader's language. What the reader left alone shows what others made of it, so that sending the form once
 * more does not undo that. Rows are matched by their ids, because others may have added or removed some meanwhile.
 */
export function replyTo(refused: Refused, language: Language): SubmissionResult<string[]> {
  const { typed, changed, errors } = refused
  const t = anyTextFor(language, 'roadmap/flow')
  const { rows, nameNow, isAdded } = placeRows(refused)
  const form = new Map<string, string[]>()
  for (const [name, value] of formEntries(rows)) form.set(name, [...(form.get(name) ?? []), value])
  const again = new Map<string, string[]>()
  for (const [name, value] of typed) {
    const now = changed.has(name) || isAdded(name) ? nameNow(name) : null
    if (now !== null) again.set(now, [...(again.get(now) ?? []), value])
  }
  const data = new FormData()
  for (const [name, values] of [...form, ...again]) {
    data.delete(name)
    for (const value of values) data.append(name, value)
  }
  const messages = Object.entries(errors).flatMap(([name, { key, values }]) => {
    const now = nameNow(name)
    return now === null ? [] : [[now, [t(key, values)]]]
  })
  const error: Record<string, string[]> = Object.fromEntries(messages)
  return parse<unknown, string[]>(data, { resolve: () => ({ error }) }).reply()
}

const inRow = /^([^[\]]+)\[(\d+)\](.*)$/

/** Adds the rows that were filled in and are not shown, and says where each submitted row stands now. */
function placeRows({ shown, typed, changed, removed }: Refused) {
  const rows: FormValues = { ...shown }
  const places = new Map<string, number | null>()
  const added = new Set<string>()
  const isFilledIn = (row: string) => [...changed].some((name) => name.startsWith(`${row}.`))
  for (const [name, id] of typed) {
    const [, list, position, rest] = inRow.exec(name) ?? []
    if (list === undefined || rest !== '.id') continue
    const now = Array.isArray(rows[list]) ? [...rows[list]] : []
    const found = now.findIndex((row) => idOf(row) === id)
    const row = `${list}[${position}]`
    if (found === -1 && id !== removed && isFilledIn(row)) added.add(row)
    if (added.has(row)) now.push({ id })
    rows[list] = now
    places.set(row, added.has(row) ? now.length - 1 : found === -1 || id === removed ? null : found)
  }
  const isAdded = (name: string): boolean => {
    const [, list, position] = inRow.exec(name) ?? []
    return added.has(`${list}[${position}]`)
  }
  const nameNow = (name: string): string | null => {
    const [, list, position, rest = ''] = inRow.exec(name) ?? []
    if (list === undefined) return name
    const place = places.get(`${list}[${position}]`)
    return place === undefined || place === null ? null : `${list}[${place}]${rest}`
  }
  return { rows, nameNow, isAdded }
}

const idOf = (row: FormValue): string | null =>
  typeof row === 'object' && !Array.isArray(row) && typeof row.id === 'string' ? row.id : null
