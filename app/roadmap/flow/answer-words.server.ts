import { z } from 'zod'
import { formatMoment, formatMonth, formatWeekday } from '#app/dates.ts'
import type { Language } from '#app/i18n/languages.ts'
import { textFor } from '#app/i18n/i18n.server.ts'
import { bare, isFields, rowSchema, type Fields, type FieldsSchema } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { fieldPath, inputId, wordsPath } from '../rules/paths.ts'
import { inputKinds, type InputKind } from '../rules/shapes.ts'
import { isEmpty } from '../rules/values.ts'
import type { nl } from './nl.ts'
import { mask } from './secrets.server.ts'

/** One answer in words. */
export type Answer = {
  /** The name of the field in its form, `wards[0].name`. */
  name: string
  label: string
  /** Null where nothing was filled in. */
  value: string | null
  /** Where it is filled in, if the item is not done without it; null where it has all it needs. */
  missingAt: string | null
}

/** Answers that belong together; `legend` says to what, where that needs saying. */
export type AnswerGroup = { legend: string | null; answers: Answer[] }

type Page = {
  item: Item
  schema: FieldsSchema
  language: Language
  /** Where the page stands. */
  href: string
  /** Names of the fields on the page that still need a value. */
  missing: ReadonlySet<string>
}

/** Every field of a page with its answer, in the order the page asks them. Secrets are masked. */
export function answersOf({ item, schema, language, href, missing }: Page, stored: Fields): AnswerGroup[] {
  const text = textFor<Record<string, string>>(language, item.texts)
  const known = (key: string, values?: Record<string, string | number>): string | null => {
    const words = text(key, values)
    return words === key ? null : words
  }
  const counts = new Set(Object.values(item.rowCounts ?? {}))
  return merged(groupsIn(schema, '', stored))

  function groupsIn(group: FieldsSchema, at: string, values: Fields): AnswerGroup[] {
    return Object.entries(group.shape).flatMap(([name, part]): AnswerGroup[] => {
      const path = fieldPath(at, name)
      const inner = bare(part)
      const value = values[name]
      if ((name === 'id' && at.endsWith(']')) || counts.has(path)) return []
      if (inner instanceof z.ZodObject) return within(path, groupsIn(inner, path, isFields(value) ? value : {}))
      const row = rowSchema(part)
      if (row) return rowsIn(row, path, Array.isArray(value) ? value.filter(isFields) : [])
      return [{ legend: null, answers: [answerTo(part, path, value)] }]
    })
  }

  /** A group of fields has a heading where its page has one. */
  function within(path: string, groups: AnswerGroup[]): AnswerGroup[] {
    const legend = known(`legends.${path}`)
    return groups.map((group) => ({ ...group, legend: group.legend ?? legend }))
  }

  function rowsIn(row: z.ZodObject, list: string, rows: Fields[]): AnswerGroup[] {
    return rows.flatMap((values, position) => {
      const name = typeof values.name === 'string' ? values.name.trim() : ''
      const legend = text(`rows.${list}.${name ? 'named' : 'legend'}`, { number: position + 1, name })
      return groupsIn(row, `${list}[${position}]`, values).map((group) => ({ ...group, legend }))
    })
  }

  function answerTo(part: z.core.$ZodType, path: string, value: unknown): Answer {
    const key = wordsPath(path)
    return {
      name: path,
      label: known(`fields.${key}`) ?? key,
      value: isEmpty(value) ? null : inWords(inputKinds.get(part)?.kind ?? 'text', key, value),
      missingAt: missing.has(path) ? `${href}#${inputId(path)}` : null,
    }
  }

  function inWords(kind: InputKind, key: string, value: unknown): string {
    const option = (one: unknown) => known(`options.${key.split('.').at(-1)}.${String(one)}`) ?? String(one)
    if (kind === 'secret') return mask
    if (Array.isArray(value)) return value.map(option).join('\n')
    if (kind === 'month' && typeof value === 'number') return formatMonth(value, language)
    if (kind === 'date' && typeof value === 'number') return formatWeekday(value, language)
    if (kind === 'moment' && typeof value === 'number') return formatMoment(value, language)
    if (kind === 'boolean')
      return textFor<typeof nl>(language, 'roadmap/flow')(value === true ? 'answers.yes' : 'answers.no')
    return kind === 'text' || kind === 'number' ? String(value) : option(value)
  }
}

/** Neighbours under the same heading become one group. */
function merged(groups: AnswerGroup[]): AnswerGroup[] {
  const whole: AnswerGroup[] = []
  for (const group of groups) {
    const last = whole.at(-1)
    if (last && last.legend === group.legend) last.answers.push(...group.answers)
    else whole.push({ ...group, answers: [...group.answers] })
  }
  return whole
}
