import type { SubmissionResult } from '@conform-to/dom'
import { createContext, useContext, type ReactNode } from 'react'
import { dayOf, inputDay, inputTime } from '#app/platform/i18n/dates.ts'
import type { ItemNamespace } from '#app/platform/i18n/text.ts'
import { useTextReader } from '#app/platform/i18n/use-text.ts'
import type { ConflictOnPage } from '../flow/conflicts.server.ts'
import { inputId, rowOf, rowPath, rowPosition, wordsPath } from '../rules/paths.ts'
import { ConflictQuestion } from './conflict-question/conflict-question.tsx'

/** From this row of a list on, rows have no buttons but those they cannot do without: each button makes a page longer. */
export const mostRowsWithAids = 12

/** What a field component is told. */
export type Named = {
  /** The field's name in the form, e.g. `contact.email` or `wards[0].name`; its words stand under `fields`. */
  name: string
}

type FormOnPage = {
  /** Which item's words the fields of this page use. */
  texts: ItemNamespace
  /** What the form is filled with: stored values, or what was typed where that could not be saved. */
  values: Record<string, unknown>
  /** By the field's name. */
  errors: NonNullable<SubmissionResult<string[]>['error']>
  /** What others changed too; the reader is asked which answer stays. */
  conflicts: readonly ConflictOnPage[]
  /** What reviewers asked to change, by the field's name. */
  marks: Readonly<Record<string, readonly string[]>>
  /** The version of what is stored that the values go with. */
  version: number
}

/** The form the fields below belong to. */
export const FormContext = createContext<FormOnPage | null>(null)

/** The form that this component stands in. */
export function usePageForm(): FormOnPage {
  const form = useContext(FormContext)
  if (!form) throw new Error('There is no form around this field.')
  return form
}

/** The words of the item on this page, by dotted key; '' where it has none. */
export function useItemText(): (key: string, values?: Record<string, string | number>) => string {
  const { texts } = usePageForm()
  const t = useTextReader()(texts)
  return (key, values) => {
    const words = t(key, values)
    return words === key ? '' : words
  }
}

/** What a field is called, with its row where it is in one: 'Naam van de afdeling (Afdeling 2)'; '' where it has no name. */
export function useFieldName(): (name: string) => string {
  const t = useItemText()
  return (name) => {
    const key = wordsPath(name)
    const position = rowPosition(name)
    const label = t(`fields.${key}`)
    return position === null ? label : `${label} (${t(`rows.${key.split('.')[0]}.legend`, { number: position + 1 })})`
  }
}

/** The rows of a list, as the form on this page is filled with. */
export function useRows(list: string): Record<string, unknown>[] {
  const rows = usePageForm().values[list]
  return Array.isArray(rows) ? rows.filter(isGroup) : []
}

/** What is wrong with a field, in the reader's language. */
export const useErrors = (name: string): string[] | undefined => usePageForm().errors[name] ?? undefined

/** A field of the page by its name: its words, what is in it, what is wrong with it, and what is asked about it. */
export function usePageField(name: string) {
  const { values, marks, conflicts } = usePageForm()
  const t = useItemText()
  const key = wordsPath(name)
  const position = rowPosition(name)
  const list = key.split('.')[0] ?? ''
  const value = valueAt(values, name)
  const conflict = conflicts.length > 0 && conflicts.find(({ about }) => about === pathOf(name, values))
  return {
    id: inputId(name),
    label: t(`fields.${key}`),
    /** Tells the same field of two rows apart. */
    about: position === null ? undefined : t(`rows.${list}.legend`, { number: position + 1 }),
    hint: withMarks(t(`hints.${key}`), marks[name]),
    errors: useErrors(name),
    /** Asks which answer stays where somebody else changed the field too. */
    question: conflict ? <ConflictQuestion conflict={conflict} /> : undefined,
    value: typeof value === 'string' ? value : '',
    values: listIn(value),
  }
}

/** A field that was asked to change says so where its hint stands, which is read out with it. */
const withMarks = (hint: string, marks: readonly string[] = []): ReactNode =>
  marks.length === 0 ? (
    hint || undefined
  ) : (
    <>
      {hint}
      {marks.map((words) => (
        <span
          key={words}
          className="mt-0.5 block whitespace-pre-line border-l-[3px] border-amber pl-1.5 text-amber [overflow-wrap:anywhere]"
        >
          {words}
        </span>
      ))}
    </>
  )

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value at a name like `wards[0].name`. */
function valueAt(values: unknown, name: string): unknown {
  return name.split(/[.[\]]+/).reduce<unknown>((value, step) => {
    if (step === '') return value
    if (Array.isArray(value)) return value[Number(step)]
    return isGroup(value) ? value[step] : undefined
  }, values)
}

/** The path of a field of the page, with its row by the id that the form has for it. */
function pathOf(name: string, values: Record<string, unknown>): string {
  const at = rowOf(name)
  const id = at === null ? undefined : valueAt(values, `${at}.id`)
  return at === null || typeof id !== 'string'
    ? name
    : `${rowPath(name.slice(0, name.indexOf('[')), id)}${name.slice(at.length)}`
}

const listIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value) ? value.filter((entry) => typeof entry === 'string' && entry !== '') : []
}

/** A calendar date as a date field takes it; what was typed and is no date stays as it is. */
export const dayInForm = (value: string): string => (/^-?\d{8,13}$/.test(value) ? inputDay(Number(value)) : value)

/**
 * A moment as a date and a time field take it: stored, or the day and the time as they were typed, of which one may be
 * missing.
 */
export function momentInForm(values: readonly string[]): [day: string, time: string] {
  const [first = '', second = ''] = values
  if (values.length > 1) return [first, second]
  if (/^-?\d{8,13}$/.test(first)) return [inputDay(dayOf(Number(first))), inputTime(Number(first))]
  return /^\d{1,2}[.:]\d{2}$/.test(first) ? ['', first] : [first, '']
}
