import { fold } from '#app/platform/i18n/fold.ts'
import type { NamedPerson } from './people-in.ts'

/** Where somebody is named: the form, and the place in it ('contact', 'persons.0'). */
export type PersonPlace = Pick<NamedPerson, 'formType' | 'locationIndex' | 'path' | 'role' | 'email' | 'phone'> & {
  /** Of the form. */
  version: number
}

/** Somebody of an organisation, once, whatever number of tasks name them. */
export type KnownPerson = Pick<NamedPerson, 'name' | 'firstName' | 'lastName' | 'role' | 'email' | 'phone'> & {
  /** Of their account; null where they have none. */
  userId: string | null
  places: PersonPlace[]
}

/**
 * Everybody of an organisation, each once: who has the same name is one person, unless two addresses tell them apart. What is
 * said last of somebody counts.
 * @param named those with an account first, then by how recent it is
 */
export function knownPeople(named: readonly (NamedPerson & { userId?: string | null })[]): KnownPerson[] {
  const byName = new Map<string, KnownPerson[]>()
  for (const { userId = null, ...one } of named) {
    const key = fold(one.name) || one.name.trim()
    const namesakes = byName.get(key) ?? []
    byName.set(key, namesakes)
    const email = one.email.trim()
    const known =
      namesakes.find((person) => same(person.email, email)) ??
      namesakes.find((person) => person.email === '' || email === '')
    const person = known ?? { ...one, email, userId, places: [], role: '', phone: '' }
    if (!known) namesakes.push(person)
    person.email ||= email
    person.role ||= one.role.trim()
    person.phone ||= one.phone.trim()
    if (userId === null) {
      // An account has its name in one piece: a form says where it is cut.
      if (person.places.length === 0) Object.assign(person, { firstName: one.firstName, lastName: one.lastName })
      const { formType, locationIndex, path, role, phone, version = 0 } = one
      person.places.push({ formType, locationIndex, path, role, email, phone, version })
    }
  }
  return [...byName.values()].flat().sort((one, other) => one.name.localeCompare(other.name, 'nl'))
}

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
