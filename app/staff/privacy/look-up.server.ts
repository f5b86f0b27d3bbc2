import type { Actor } from '#app/persistence/actor.ts'
import { findFormsOfPerson, maxForms, type FormOfPerson } from '#app/persistence/people/person-forms.server.ts'
import { traceKinds } from '#app/persistence/people/person-traces.ts'
import { countTraces, findPerson, type AskedPerson, type FoundPerson } from '#app/persistence/people/persons.server.ts'
import { erased, erasedChanges, type KeptChange, type Person } from './person.ts'

/** What stands in the place of a name. */
export const gone = 'verwijderd persoon'

/** A form in which the person stands, and what it is without them. */
export type FoundForm = {
  form: FormOfPerson
  /** Null where they stand in its history alone. */
  fields: Record<string, unknown> | null
  changes: KeptChange[]
}

/** Everything there is about a person. */
export type LookedUp = {
  person: FoundPerson
  forms: FoundForm[]
  /** How much of each kind. */
  counts: Record<string, number>
  /** True where there is more than is looked at in one go. */
  isTooMuch: boolean
}

/** What was asked for: at least an e-mail address or a name of some length. */
export const isEnough = ({ email, name }: AskedPerson): boolean => email.trim().length >= 5 || name.trim().length >= 4

/** Looks a person up everywhere; nothing is changed and nothing written down. */
export async function lookUp(actor: Actor, asked: AskedPerson): Promise<LookedUp> {
  const person = await findPerson(actor, asked)
  const [found, traces] = await Promise.all([findFormsOfPerson(person), countTraces(person)])
  const forms = found.slice(0, maxForms).flatMap((form) => {
    const one = inForm(form, person)
    return one ? [one] : []
  })
  const counts = Object.fromEntries(traceKinds.map((kind) => [kind, traces.get(kind) ?? 0]))
  counts.account = (counts.account ?? 0) + person.accounts.length
  counts.answers = forms.filter(({ fields }) => fields !== null).length
  counts.history = (counts.history ?? 0) + forms.reduce((sum, { changes }) => sum + changes.length, 0)
  return { person, forms, counts, isTooMuch: found.length > maxForms }
}

/** Whom to look for in an organisation: a name alone counts where the person is known. */
export const near = (
  { emails, names, nameWithin }: FoundPerson,
  { organisationId }: { organisationId: string | null },
): Person => {
  const isNear = nameWithin === null || (organisationId !== null && nameWithin.includes(organisationId))
  return { emails, names: isNear ? names : [] }
}

/** The form without the person; null where they stand in it nowhere. */
export function inForm(form: FormOfPerson, found: FoundPerson): FoundForm | null {
  const person = near(found, form)
  const fields = erased(form.fields, person, '', gone)
  const isChanged = JSON.stringify(fields) !== JSON.stringify(form.fields)
  const changes = erasedChanges(form.changes, form.fields, person, gone)
  if (!isChanged && changes.length === 0) return null
  return { form, fields: isChanged && isRecord(fields) ? fields : null, changes }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
