import { z } from 'zod'

/** Somebody named in what a place filled in; '' for what is not said of them. */
export type NamedPerson = {
  name: string
  /** As they were filled in; a name in one piece is cut behind its first word. */
  firstName: string
  lastName: string
  /** What they do there: their role or position. */
  role: string
  email: string
  phone: string
  /** The form they stand in, and where in it: 'basic-information', 'contact'. */
  formType: string
  path: string
  /** Null where the organisation as a whole named them. */
  locationIndex: number | null
  /** What that location is called, where that is known. */
  locationName?: string | null
  /** Of the form, where that is known. */
  version?: number
}

/** A form of one place as it is stored. */
export type PlaceForm = Pick<NamedPerson, 'formType' | 'locationIndex' | 'locationName' | 'version'> & {
  fields: unknown
}

const said = z.string().catch('').default('')
const named = z.object({
  ...{ first_name: said, last_name: said, full_name: said },
  ...{ role: said, position: said, email: said, phone: said },
})
const group = z.record(z.string(), z.unknown())

/**
 * Everybody named in these forms, whatever the form: a group of fields with a first, last or full name is a person. In the
 * order of the forms; who stands in several is there as often.
 */
export function peopleIn(forms: readonly PlaceForm[]): NamedPerson[] {
  return forms.flatMap(({ fields, ...form }) => found(fields, [], form))
}

function found(value: unknown, path: string[], form: Omit<PlaceForm, 'fields'>): NamedPerson[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => found(one, [...path, String(at)], form))
  const read = group.safeParse(value)
  if (!read.success) return []
  const inside = Object.entries(read.data).flatMap(([key, one]) => found(one, [...path, key], form))
  const isPerson = ['first_name', 'last_name', 'full_name'].some((key) => key in read.data)
  if (!isPerson) return inside
  const { first_name: first, last_name: last, full_name: full, role, position, ...reach } = named.parse(read.data)
  const name = (full || `${first} ${last}`).trim()
  if (name === '') return inside
  const [firstName = '', ...rest] = full ? name.split(' ') : [first.trim(), last.trim()]
  const words = { name, firstName, lastName: rest.join(' '), role: role || position }
  return [{ ...reach, ...form, ...words, path: path.join('.') }, ...inside]
}

/**
 * Whom to call about a place: its own contact, then anybody of it with a phone number, then the same of the organisation.
 * Null where nobody with a number is named.
 * @param people of the organisation and its locations
 */
export function whomToCall(people: readonly NamedPerson[], locationIndex: number | null): NamedPerson | null {
  const reachable = people.filter(({ phone }) => phone.trim() !== '')
  const of = (index: number | null) => {
    const here = reachable.filter((one) => one.locationIndex === index)
    return here.find(({ formType, path }) => formType === 'basic-information' && path === 'contact') ?? here[0]
  }
  return of(locationIndex) ?? of(null) ?? null
}
