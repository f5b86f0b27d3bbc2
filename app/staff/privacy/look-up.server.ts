import type { Actor } from '#app/persistence/actor.ts'
import { findFormsOfPerson, maxForms, type FormOfPerson } from '#app/persistence/people/person-forms.server.ts'
import { traceKinds } from '#app/persistence/people/person-trace.ts'
import { accountsToClose, countTraces } from '#app/persistence/people/person-rows.server.ts'
import { homeOf, portal } from '#app/persistence/people/person-places.ts'
import { findPerson, type AskedPerson, type FoundPerson, type Place } from '#app/persistence/people/persons.server.ts'
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

/** How much of each kind. */
export type Counts = Record<string, number>

/** Everything there is about a person. */
export type LookedUp = {
  person: FoundPerson
  forms: FoundForm[]
  counts: Counts
  /** The same place by place; what can be erased there, and what stays because it is evidence. */
  places: (Place & { counts: Counts; isErasable: boolean })[]
  /** True where there is more than is looked at in one go. */
  isTooMuch: boolean
}

/** What was asked for: an e-mail address. A name alone may be anybody's. */
export const isEnough = ({ email }: AskedPerson): boolean => email.length >= 5 && email.includes('@')

/**
 * Looks a person up everywhere, or only in some of the places where their address occurs; nothing is changed and nothing
 * written down.
 * @param ticked ids of places; what is none of this person's is left out
 */
export async function lookUp(actor: Actor, asked: AskedPerson, ticked?: readonly string[]): Promise<LookedUp> {
  const everywhere = await findPerson(actor, asked)
  const chosen = everywhere.places.filter(({ id }) => !ticked || ticked.includes(id))
  const person = { ...everywhere, places: chosen }
  const [found, traces] = await Promise.all([findFormsOfPerson(person), countTraces(person)])
  const forms = found.slice(0, maxForms).flatMap((form) => inForm(form, person) ?? [])
  const places = chosen.map((place) => {
    const here = forms.filter(({ form }) => form.organisationId === place.id)
    const counts = countsOf(traces.filter((trace) => trace.place === place.id))
    counts.account = (counts.account ?? 0) + accountsToClose({ ...person, places: [place] }).length
    counts.answers = (counts.answers ?? 0) + here.filter(({ fields }) => fields !== null).length
    counts.history = (counts.history ?? 0) + here.reduce((sum, { changes }) => sum + changes.length, 0)
    return { ...place, counts, isErasable: isErasable(counts) }
  })
  const counts = countsOf(
    places.flatMap((place) => Object.entries(place.counts).map(([kind, count]) => ({ kind, found: count }))),
  )
  return { person, forms, counts, places, isTooMuch: found.length > maxForms }
}

const countsOf = (found: readonly { kind: string; found: number }[]): Counts => {
  const sumOf = (kind: string) => found.filter((one) => one.kind === kind).reduce((sum, one) => sum + one.found, 0)
  return Object.fromEntries(traceKinds.map((kind) => [kind, sumOf(kind)]))
}

/** Where nothing is counted, the address stands in what a link showed. */
const isErasable = ({ signatures = 0, ...others }: Counts): boolean =>
  signatures === 0 || Object.values(others).some((count) => count > 0)

/** Whom to look for in an organisation, or in the portal, where only the names of staff count. */
export const near = (
  { emails, names, accounts }: FoundPerson,
  { organisationId }: { organisationId: string | null },
): Person => {
  const isNear = organisationId !== null || accounts.some((account) => homeOf(account) === portal)
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
