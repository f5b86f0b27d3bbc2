import type { SearchEntry, SearchSources } from '#app/persistence/staff/search-kept.server.ts'
import { groupBy } from '#app/roadmap/flow/group-by.ts'
import { locationsFormType, locationsIn, type Location } from '#app/roadmap/flow/locations.ts'
import { peopleIn } from '#app/roadmap/people/people-in.ts'
import { z } from 'zod'
import { foldedWords, phoneDigits } from './words.ts'

/** Grows with every change of what entries are made of, or how words are folded and spelled: they are all made again then. */
export const searchRules = 1

const said = z.string().catch('').default('')
const address = z
  .object({ name: said, kvk: said, address: said, zipcode: said, city: said })
  .catch({ name: '', kvk: '', address: '', zipcode: '', city: '' })
const ofOrganisation = z.object({ organisation: address.optional() }).catch({})
const ofLocation = z
  .object({ location: z.object({ address: said, zipcode: said, city: said, phone: said }).optional().catch(undefined) })
  .catch({})

type Draft = Omit<SearchEntry, 'named' | 'words'> & {
  /** What else it is found by, apart from title and facts. */
  more?: readonly string[]
  phones?: readonly string[]
}

const between = (words: readonly string[]): string => ` ${[...new Set(words)].join(' ')} `

/** An entry with the words it is found by: those of its title, its facts and what else is given. */
export function entryOf({ more = [], phones = [], ...entry }: Draft): SearchEntry {
  const texts = [entry.title, ...Object.values(entry.facts), ...more]
  const numbers = phones.map(phoneDigits).filter((digits) => digits !== '')
  return {
    ...entry,
    named: between(foldedWords(entry.title)),
    words: between([...texts.flatMap(foldedWords), ...numbers]),
  }
}

/** What can be found of one organisation. Of what was filled in only names, addresses and ways to reach people. */
export function entriesOf(sources: SearchSources): SearchEntry[] {
  const [organisation] = sources.organisations
  if (!organisation) return []
  const list = sources.forms.find(
    ({ locationIndex, formType }) => locationIndex === null && formType === locationsFormType,
  )
  const own = ofOrganisation.parse(list?.fields).organisation ?? address.parse(undefined)
  const locations = locationsIn(list?.fields)
  const names = [organisation.name, own.name]
  const nameAt = (index: number | null) => (index === null ? '' : (locations[index]?.name ?? ''))
  const whole = entryOf({
    ...{ kind: 'organisation', locationIndex: null, subject: '', title: organisation.name },
    facts: { street: own.address, city: own.city, zipcode: own.zipcode, kvk: own.kvk },
    more: [own.name],
  })
  return [
    whole,
    ...locations.map((location) => locationEntry(location, sources.forms, names)),
    ...personEntries(sources, locations, names),
    ...sources.documents.map(({ id, name, createdAt, waits, locationIndex }) => {
      const facts = { place: nameAt(locationIndex), at: createdAt, state: waits ? 'waits' : '' }
      return {
        ...entryOf({
          kind: 'document',
          locationIndex,
          subject: id,
          title: name,
          facts: { place: facts.place },
          more: names,
        }),
        facts,
      }
    }),
    ...sources.links.map(({ id, items, recipientName, recipientEmail, createdAt, locationIndex }) => {
      const facts = { email: recipientEmail, place: nameAt(locationIndex) }
      const entry = entryOf({ kind: 'link', locationIndex, subject: id, title: recipientName, facts, more: names })
      return { ...entry, facts: { ...facts, at: createdAt, items: items.join(' ') } }
    }),
  ]
}

function locationEntry(
  { index, id, name }: Location,
  forms: SearchSources['forms'],
  names: readonly string[],
): SearchEntry {
  const basic = forms.find(({ locationIndex, formType }) => locationIndex === index && formType === 'basic-information')
  const { address: street = '', zipcode = '', city = '', phone = '' } = ofLocation.parse(basic?.fields).location ?? {}
  return entryOf({
    ...{ kind: 'location', locationIndex: index, subject: id, title: name },
    facts: { street, city, zipcode },
    more: names,
    phones: [phone],
  })
}

type Someone = { name: string; email: string; phone: string; role: string; index: number | null; account: string }

/** Everybody once, also who is named in many places: who has another e-mail address is somebody else. */
function personEntries(
  { users, forms }: SearchSources,
  locations: readonly Location[],
  names: readonly string[],
): SearchEntry[] {
  const accounts = users.map(({ id, name, email }) => ({ name, email, phone: '', role: '', index: null, account: id }))
  const named = peopleIn(forms).map(({ locationIndex, ...one }) => ({ ...one, index: locationIndex, account: '' }))
  const byName = groupBy<Someone>([...accounts, ...named], ({ name }) => foldedWords(name).join(' '))
  return [...byName.values()].flatMap((namesakes) => {
    const known = groupBy(
      namesakes.filter(({ email }) => email !== ''),
      ({ email }) => email.trim().toLowerCase(),
    )
    const unknown = namesakes.filter(({ email }) => email === '')
    const people = known.size > 0 ? [...known.values()] : [[]]
    return people.map((one, at) => personEntry(at === 0 ? [...one, ...unknown] : one, locations, names))
  })
}

function personEntry(one: readonly Someone[], locations: readonly Location[], names: readonly string[]): SearchEntry {
  const first = (key: 'name' | 'email' | 'phone' | 'role' | 'account') =>
    one.find((each) => each[key].trim() !== '')?.[key] ?? ''
  const places = [...new Set(one.filter(({ account }) => account === '').map(({ index }) => index))]
  const [index = null] = places.length === 1 ? places : []
  const at = index === null ? undefined : locations[index]
  const phones = one.map(({ phone }) => phone)
  const facts = { role: first('role'), email: first('email'), place: at?.name ?? '' }
  const entry = entryOf({
    ...{ kind: 'person', locationIndex: index, subject: first('account'), title: first('name'), facts },
    more: [...one.flatMap(({ role }) => role), ...names],
    phones,
  })
  return { ...entry, facts: { ...facts, phone: first('phone'), row: at?.id ?? '' } }
}
