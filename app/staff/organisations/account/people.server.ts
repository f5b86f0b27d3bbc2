import { z } from 'zod'
import type { Actor } from '#app/persistence/actor.ts'
import { readFormsOfLocations } from '#app/persistence/forms/location-forms.server.ts'
import { listUsers, type ListedUser } from '#app/persistence/people/users-list.server.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { namesPeople } from '#app/roadmap/people/names-people.ts'
import { peopleIn, type NamedPerson } from '#app/roadmap/people/people-in.ts'
import { allItems, findItem } from '#app/roadmap/registry.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { userAddress } from '../../users/addresses.ts'

/** How many people stand there, how many more can be unfolded, and how many accounts are read. */
const [shown, most, accounts] = [8, 100, 100]

const formTypes = allItems
  .filter(({ item }) => item.roadmap === 'location' && namesPeople(item.fields))
  .map(({ item }) => item.key)

/** The forms of an organisation and of these of its locations in which people are named. */
export async function readPlaceForms(id: string, place: Place, indexes: readonly number[]) {
  const own = [...place.forms.values()].map(({ formType, fields }) => ({ formType, fields, locationIndex: null }))
  const ofLocations = indexes.length > 0 ? await readFormsOfLocations({ organisationId: id }, formTypes, indexes) : []
  // The database gives them in any order; people would stand in another one each time.
  const inOrder = (forms: readonly { formType: string; fields: unknown; locationIndex: number | null }[]) =>
    forms.toSorted(
      (one, other) =>
        (one.locationIndex ?? -1) - (other.locationIndex ?? -1) || one.formType.localeCompare(other.formType),
    )
  return [...inOrder(own), ...inOrder(ofLocations)]
}

const beds = z.object({ wards: z.array(z.object({ numberOfBeds: z.coerce.number().catch(0) })) })

/** How many beds the wards of these forms have in all; 0 where none were filled in. */
export const bedsIn = (forms: readonly { fields: unknown }[]): number =>
  forms
    .flatMap(({ fields }) => beds.safeParse(fields).data?.wards ?? [])
    .reduce((sum, { numberOfBeds }) => sum + numberOfBeds, 0)

/** Somebody of an organisation: named in its forms, somebody with an account, or both. */
export type AccountPerson = {
  key: string
  name: string
  roles: string[]
  email: string
  phone: string
  account: { href: string; state: string } | null
}

/** Everybody of an organisation, each once: who has the same address, or no other and the same name, is one person. */
export async function readPeople(
  actor: Actor,
  { id, place, language }: { id: string; place: Place; language: Language },
  forms: Parameters<typeof peopleIn>[0],
) {
  const { users } = await listUsers(
    actor,
    { search: '', organisation: id, state: null },
    { sort: 'name', isDescending: false },
    1,
    accounts,
  )
  const named = peopleIn(forms)
  const people = merged(named, users, (person) => roleOf(person, place, language), language)
  return { named, first: people.slice(0, shown), more: people.slice(shown, most), count: people.length }
}

function roleOf({ role, formType, locationIndex }: NamedPerson, { locations }: Place, language: Language): string {
  const item = findItem(formType)
  const what = role.trim() || (item ? itemTitle(item, language) : formType)
  const where = locationIndex === null ? '' : (locations[locationIndex]?.name ?? '')
  return [what, where].filter(Boolean).join(', ')
}

const same = (text: string): string => text.trim().toLowerCase()

function merged(
  named: readonly NamedPerson[],
  users: readonly ListedUser[],
  roleFor: (person: NamedPerson) => string,
  language: Language,
): AccountPerson[] {
  const t = textFor(language, 'staff/organisations/account')
  const people: AccountPerson[] = []
  const find = (name: string, email: string) =>
    people.find((one) => email !== '' && same(one.email) === same(email)) ??
    people.find((one) => same(one.name) === same(name) && (email === '' || one.email === ''))
  for (const user of users) {
    const account = { href: userAddress(user.id), state: t(`people.accountStates.${user.state}`) }
    people.push({ key: user.id, name: user.name, roles: [], email: user.email, phone: '', account })
  }
  for (const person of named) {
    const known = find(person.name, person.email.trim())
    const one = known ?? {
      key: String(people.length),
      name: person.name,
      roles: [],
      email: '',
      phone: '',
      account: null,
    }
    if (!known) people.push(one)
    one.email ||= person.email.trim()
    one.phone ||= person.phone.trim()
    const role = roleFor(person)
    if (!one.roles.includes(role)) one.roles.push(role)
  }
  return people
}
