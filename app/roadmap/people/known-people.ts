import { fold } from '#app/platform/i18n/fold.ts'
import type { NamedPerson } from './people-in.ts'

/** Where somebody is named: the form, and the place in it ('contact', 'persons.0'). */
export type PersonPlace = Pick<NamedPerson, 'formType' | 'locationIndex' | 'path' | 'role' | 'email' | 'phone'> & {
  /** '' where it has none, or the organisation named them. */
  locationName: string
  /** Of the form. */
  version: number
}

/** Somebody whom the organisation added by hand: the row, and what it says. */
export type AddedPlace = Pick<NamedPerson, 'name' | 'role' | 'email' | 'phone'> & { id: string; version: number }

/** Somebody of an organisation, once, whatever number of tasks name them. */
export type KnownPerson = Pick<NamedPerson, 'name' | 'firstName' | 'lastName' | 'role' | 'email' | 'phone'> & {
  /** Of their account; null where they have none. */
  userId: string | null
  /** How they were added by hand; null where they were not. */
  added: AddedPlace | null
  /** Until when they can work by a link, in milliseconds since 1970; 0 where they have none. */
  linkUntil: number
  places: PersonPlace[]
}

type Named = Pick<NamedPerson, 'name' | 'email'>
type Source = NamedPerson & { userId?: string | null; addedId?: string | null; linkUntil?: number | null }

/**
 * Everybody of an organisation, each once: who has the same name is one person, unless two addresses tell them apart. What is
 * said last of somebody counts.
 * @param named those with an account first, then by how recent it is; `addedId` of who was added by hand, `linkUntil`
 *   of who was sent a link
 */
export function knownPeople(named: readonly Source[]): KnownPerson[] {
  const byName = new Map<string, KnownPerson[]>()
  for (const { userId = null, addedId = null, linkUntil = null, ...one } of named) {
    const key = keyOf(one)
    const namesakes = byName.get(key) ?? []
    byName.set(key, namesakes)
    const email = one.email.trim()
    const known =
      namesakes.find((person) => same(person.email, email)) ?? namesakes.find((person) => isOnePerson(person, one))
    const person = known ?? { ...one, email, userId, added: null, linkUntil: 0, places: [], role: '', phone: '' }
    if (!known) namesakes.push(person)
    person.email ||= email
    person.role ||= one.role.trim()
    person.phone ||= one.phone.trim()
    const { formType, locationIndex, path, role, phone, version = 0, locationName } = one
    if (addedId !== null) person.added ??= { id: addedId, version, name: one.name, role, email, phone }
    else if (linkUntil !== null) person.linkUntil = Math.max(person.linkUntil, linkUntil)
    else if (userId === null) {
      // Accounts and who was added have their names in one piece: a form says where it is cut.
      if (person.places.length === 0) Object.assign(person, { firstName: one.firstName, lastName: one.lastName })
      person.places.push({
        formType,
        locationIndex,
        path,
        role,
        email,
        phone,
        version,
        locationName: locationName ?? '',
      })
    }
  }
  return [...byName.values()].flat().sort((one, other) => one.name.localeCompare(other.name, 'nl'))
}

/** Whether two people of these names and addresses may be one: of one name, and no two addresses that tell them apart. */
export function isOnePerson(one: Named, other: Named): boolean {
  const [email, otherEmail] = [one.email.trim(), other.email.trim()]
  return keyOf(one) === keyOf(other) && (same(email, otherEmail) || email === '' || otherEmail === '')
}

const keyOf = ({ name }: Named): string => fold(name) || name.trim()
const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
