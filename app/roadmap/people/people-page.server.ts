import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Language } from '#app/platform/i18n/languages.ts'
import { pageAddress } from '../flow/addresses.ts'
import { initialsOf } from '../flow/initials.ts'
import { itemTitle } from '../flow/words.server.ts'
import { findItem } from '../registry.ts'
import { addedAddress, peopleAddress, peopleShown, personAddress, type PeopleShown } from './addresses.ts'
import { hasReach, reachPlaces } from './change-person.server.ts'
import type { PersonPlace } from './known-people.ts'
import { readKnownPeople, type Person } from './read-known-people.server.ts'

const isShown: Record<PeopleShown, (person: Person) => boolean> = {
  all: () => true,
  account: ({ userId }) => userId !== null,
  'no-phone': ({ phone }) => phone === '',
  unused: ({ places }) => places.length === 0,
}

/** How many tasks of one person the list leads to; of forty locations nobody reads all. */
const mostTasks = 12

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
  const { id, name, role, phone, email, userId, linkUntil, places } = person
  const tasks = [...new Map(places.map((place) => [`${place.formType} ${place.locationIndex}`, place])).values()]
  return {
    ...{ id, name, role, phone, email },
    initials: initialsOf(name),
    worksWith: userId !== null ? ('withAccount' as const) : linkUntil > Date.now() ? ('link' as const) : null,
    /** In how many tasks they are named, which kinds these are, and the way to the first of them. */
    tasks: tasks.length,
    titles: [...new Set(tasks.map(({ formType }) => titleOf(formType, language)))].join(', '),
    links: tasks.slice(0, mostTasks).map((place) => taskLink(place, language)),
    /** Null where there is nothing to change; `closed` says why. */
    href: changeAddress(person),
    closed: hasReach(person) ? null : closedBy(person),
  }
}

function taskLink({ formType, locationIndex, locationName }: PersonPlace, language: Language) {
  const item = findItem(formType)
  return {
    href: item ? pageAddress(item, '', locationIndex) : '',
    title: titleOf(formType, language),
    location: locationName,
  }
}

function closedBy({ userId, places }: Person): 'account' | 'link' | 'name' {
  if (places.length > 0) return 'name'
  return userId === null ? 'link' : 'account'
}

/** Who stands in no task that asks for a number is changed where they were added. */
function changeAddress(person: Person): string | null {
  if (person.added && reachPlaces(person).length === 0) return addedAddress(person.added.id)
  return hasReach(person) ? personAddress(person.id) : null
}

function titleOf(formType: string, language: Language): string {
  const item = findItem(formType)
  return item ? itemTitle(item, language) : formType
}
