import { fold } from '#app/platform/i18n/fold.ts'
import type { NamedPerson } from './people-in.ts'

/** Where somebody is named: the form, and the place in it ('contact', 'persons.0'). */
export type PersonPlace = Pick<NamedPerson, 'formType' | 'locationIndex' | 'path' | 'role' | 'email' | 'phone'> & {
  /** Of the form. */
  version: number
}

/** Somebody whom the organisation added by hand: the row, and what it says. */
export type AddedPlace = Pick<NamedPerson, 'role' | 'email' | 'phone'> & { id: string; version: number }

/** Somebody of an organisation, once, whatever number of tasks name them. */
export type KnownPerson = Pick<NamedPerson, 'name' | 'firstName' | 'lastName' | 'role' | 'email' | 'phone'> & {
  /** Of their account; null where they have none. */
  userId: string | null
  /** How they were added by hand; null where they were not. */
  added: AddedPlace | null
  places: PersonPlace[]
}

type Named = NamedPerson & { userId?: string | null; addedId?: string | null }

/**
 * Everybody of an organisation, each once: who has the same name is one person, unless two addresses tell them apart. What is
 * said last of somebody counts.
 * @param named those with an account first, then by how recent it is; `addedId` of who was added by hand
 */
export function knownPeople(named: readonly Named[]): KnownPerson[] {
  const byName = new Map<string, KnownPerson[]>()
  for (const { userId = null, addedId = null, ...one } of named) {
    const key = fold(one.name) || one.name.trim()
    const namesakes = byName.get(key) ?? []
    byName.set(key, namesakes)
    const email = one.email.trim()
    const known =
      namesakes.find((person) => same(person.email, email)) ??
      namesakes.find((person) => person.email === '' || email === '')
    const person = known ?? { ...one, email, userId, added: null, places: [], role: '', phone: '' }
    if (!known) namesakes.push(person)
    person.email ||= email
    person.role ||= one.role.trim()
    person.phone ||= one.phone.trim()
    const { formType, locationIndex, path, role, phone, version = 0 } = one
    if (addedId !== null) person.added ??= { id: addedId, version, role, email, phone }
    else if (userId === null) {
      // Accounts and who was added have their names in one piece: a form says where it is cut.
      if (person.places.length === 0) Object.assign(person, { firstName: one.firstName, lastName: one.lastName })
      person.places.push({ formType, locationIndex, path, role, email, phone, version })
    }
  }
  return [...byName.values()].flat().sort((one, other) => one.name.localeCompare(other.name, 'nl'))
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
