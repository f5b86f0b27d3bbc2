import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Language } from '#app/platform/i18n/languages.ts'
import { initialsOf } from '../flow/initials.ts'
import { itemTitle } from '../flow/words.server.ts'
import { findItem } from '../registry.ts'
import { peopleAddress, peopleShown, personAddress, type PeopleShown } from './addresses.ts'
import { reachPlaces } from './change-person.server.ts'
import { readKnownPeople, type Person } from './read-known-people.server.ts'

const isShown: Record<PeopleShown, (person: Person) => boolean> = {
  all: () => true,
  account: ({ userId }) => userId !== null,
  'no-phone': ({ phone }) => phone === '',
}

/** GET /organisation/people?show=: everybody whom the organisation named, each once. */
export async function loadPeople({ request, context }: LoaderFunctionArgs) {
  const people = await readKnownPeople(context)
  const asked = new URL(request.url).searchParams.get('show')
  const show = peopleShown.find((one) => one === asked) ?? 'all'
  return {
    show,
    filters: peopleShown.map((key) => ({
      key,
      href: peopleAddress(key),
      count: people.filter(isShown[key]).length,
    })),
    people: people.filter(isShown[show]).map((person) => rowOf(person, context.language)),
    isEmpty: people.length === 0,
  }
}

export type PersonRow = ReturnType<typeof rowOf>

function rowOf(person: Person, language: Language) {
  const { id, name, role, phone, email, userId, places } = person
  const titles = [...new Set(places.map(({ formType }) => titleOf(formType, language)))]
  return {
    ...{ id, name, role, phone, email },
    initials: initialsOf(name),
    hasAccount: userId !== null,
    /** In how many tasks they are named, and which. */
    tasks: new Set(places.map(({ formType, locationIndex }) => `${formType} ${locationIndex}`)).size,
    titles: titles.join(', '),
    /** Null where there is nothing to change. */
    href: reachPlaces(person).length > 0 ? personAddress(id) : null,
  }
}

function titleOf(formType: string, language: Language): string {
  const item = findItem(formType)
  return item ? itemTitle(item, language) : formType
}
