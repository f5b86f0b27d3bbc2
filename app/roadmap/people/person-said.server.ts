import { z } from 'zod'
import type { PersonSaid } from '#app/persistence/people/named-people.server.ts'
import { cleanLine } from '#app/platform/frame/typed-text.ts'
import { anyTextFor, textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { initialFields } from '../rules/fields.ts'
import { contactShape, text } from '../rules/shapes.ts'
import { readSubmission } from '../rules/submission.ts'

const { role, email, phone } = contactShape()
/** As tasks ask the same of a contact. */
const schema = z.object({ name: text(), role, email, phone })

export const personFieldNames = ['name', 'role', 'email', 'phone'] as const

/** A form about somebody as it was typed, and what is wrong with it, by the names of its fields. */
export type TypedPerson = { typed: PersonSaid; errors: Record<string, string[]> }

/** Reads what a form says of somebody by the rules of the tasks' fields; `said` is null where something is wrong. */
export function readPersonSaid(form: FormData, language: Language): TypedPerson & { said: PersonSaid | null } {
  const { values, errors, typed } = readSubmission(schema, initialFields(schema), form)
  const t = anyTextFor(language, 'roadmap/flow')
  const said = schema.parse(values)
  const one: PersonSaid = { ...said, name: cleanLine(said.name), role: cleanLine(said.role) }
  const wrong = Object.fromEntries(Object.entries(errors).map(([name, { key, values }]) => [name, [t(key, values)]]))
  if (one.name === '' && !wrong.name) wrong.name = [textFor(language, 'roadmap/people')('new.noName')]
  return {
    typed: { ...one, ...Object.fromEntries(typed) },
    errors: wrong,
    said: Object.keys(wrong).length === 0 ? one : null,
  }
}
