import type { AppLoadContext } from '@remix-run/node'
import { initialsOf } from '../flow/initials.ts'
import type { FieldsSchema } from '../rules/fields.ts'
import { namesPeople } from './names-people.ts'
import { personFields, type OfferedPerson } from './person-fields.ts'
import { readKnownPeople, type Person } from './read-known-people.server.ts'

/** Longer lists help nobody choose: those who are named most often. */
const mostOffered = 200

/** Whom a page offers where it asks for a person: nobody where it asks for none. */
export async function offeredPeople(context: AppLoadContext, schema: FieldsSchema): Promise<OfferedPerson[]> {
  if (!namesPeople(schema)) return []
  const people = await readKnownPeople(context)
  const often =
    people.length <= mostOffered
      ? people
      : [...people].sort((one, other) => other.places.length - one.places.length).slice(0, mostOffered)
  const names = often.map(({ name }) => name)
  return often
    .map((person) => {
      const label = labelOf(person)
      const isAlone = names.indexOf(person.name) === names.lastIndexOf(person.name)
      const shown = { name: isAlone ? person.name : label, initials: initialsOf(person.name), label }
      return { id: person.id, ...shown, fields: personFields(person) }
    })
    .sort((one, other) => one.label.localeCompare(other.label, 'nl'))
}

const labelOf = ({ name, role, email }: Person): string => [name, role || email].filter(Boolean).join(', ')
