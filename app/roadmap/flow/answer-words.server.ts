import { z } from 'zod'
import type { Language } from '#app/platform/i18n/languages.ts'
import { bare, isFields, rowSchema, type Fields, type FieldsSchema } from '../rules/fields.ts'
import type { Item } from '../rules/item.ts'
import { fieldPath } from '../rules/paths.ts'
import { rowName } from '../rules/values.ts'
import { fieldWords } from './field-words.server.ts'

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
  /** Fields on the page that still need a value, by their name: where that is filled in. */
  missing: ReadonlyMap<string, string>
}

/** Every field of a page with its answer, in the order the page asks them; without a heading first. Secrets are masked. */
export function answersOf({ item, schema, language, missing }: Page, stored: Fields): AnswerGroup[] {
  const { known, label, value: inWords } = fieldWords(item, language)
  const counts = new Set(Object.values(item.rowCounts ?? {}))
  return headlessFirst(groupsIn(schema, '', stored))

  function groupsIn(group: FieldsSchema, at: string, values: Fields): AnswerGroup[] {
    return Object.entries(group.shape).flatMap(([name, part]): AnswerGroup[] => {
      const path = fieldPath(at, name)
      const inner = bare(part)
      const value = values[name]
      if ((name === 'id' && at.endsWith(']')) || counts.has(path)) return []
      if (inner instanceof z.ZodObject) return within(path, groupsIn(inner, path, isFields(value) ? value : {}))
      const row = rowSchema(part)
      if (row) return rowsIn(row, path, Array.isArray(value) ? value.filter(isFields) : [])
      return [{ legend: null, answers: [answerTo(path, value)] }]
    })
  }

  /** A group of fields has a heading where its page has one. */
  function within(path: string, groups: AnswerGroup[]): AnswerGroup[] {
    const legend = known(`legends.${path}`)
    return groups.map((group) => ({ ...group, legend: group.legend ?? legend }))
  }

  function rowsIn(row: z.ZodObject, list: string, rows: Fields[]): AnswerGroup[] {
    return rows.flatMap((values, position) => {
      const name = rowName(values)
      const legend = known(`rows.${list}.${name ? 'named' : 'legend'}`, { number: position + 1, name })
      return groupsIn(row, `${list}[${position}]`, values).map((group) => ({ ...group, legend }))
    })
  }

  function answerTo(path: string, value: unknown): Answer {
    return { name: path, label: label(path), value: inWords(path, value), missingAt: missing.get(path) ?? null }
  }
}

/**
 * What has no heading goes before what has one: after it, it would be read as part of that. Neighbours under the same
 * heading become one group; the order stays the form's.
 */
export function headlessFirst(groups: AnswerGroup[]): AnswerGroup[] {
  const whole: AnswerGroup[] = []
  const [headless, headed] = [groups.filter(isHeadless), groups.filter((group) => !isHeadless(group))]
  for (const group of [...headless, ...headed]) {
    const last = whole.at(-1)
    if (last && last.legend === group.legend) last.answers.push(...group.answers)
    else whole.push({ ...group, answers: [...group.answers] })
  }
  return whole
}

const isHeadless = ({ legend }: AnswerGroup): boolean => legend === null
