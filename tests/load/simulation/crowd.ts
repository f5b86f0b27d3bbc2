import type { Sql } from 'postgres'
import type { Contributor } from '#app/persistence/actor.ts'
import { hashPassword } from '#server/embedded/identity/passwords.ts'
import { addManyLocations } from '#tests/support/many-locations.ts'
import { addLink } from '#tests/support/share.ts'
import { newAdmin } from '#tests/support/tenant.ts'
import { signedIn } from '#tests/support/visitor.ts'
import { type Chance, chanceFrom, type Extent, monday } from './model.ts'

/** Of every account that can sign in. */
export const password = 'groene fiets op zolder'

/** Somebody of an organisation, and where they work. */
export type Person = {
  email: string
  organisationId: string
  locationIndex: number
  /** Which of two colleagues at one location; each has fields of their own. */
  hand: 0 | 1
  /** By which the network of the organisation is known. */
  address: string
  chance: Chance
  /** The same for two who work together. */
  shared: Chance
  /** Minutes from the beginning. */
  arrival: number
  /** Of the session that there is still. */
  cookies: Map<string, string> | null
}

/** Who comes by a link to fill in the WiFi of a location. */
export type Guest = Pick<Person, 'organisationId' | 'locationIndex' | 'address' | 'chance' | 'arrival'> & {
  link: string
}
export type StaffMember = Pick<Person, 'address' | 'chance' | 'arrival'> & { cookies: Map<string, string> }
export type Crowd = { people: Person[]; guests: Guest[]; staff: StaffMember[]; locations: number }

/** The users of the portal, each with the location of that number; by organisation. */
type User = { id: string; name: string; email: string; organisation_id: string; index: number }

/** Puts the organisations into the database, of every size as many as there have to be. */
export async function fillPortal(sql: Sql, { share }: Pick<Extent, 'share'>): Promise<void> {
  for (const { locations: each, part } of monday.sizes) {
    const organisations = Math.round((monday.locations * share * part) / each)
    if (organisations > 0)
      await addManyLocations(sql, { series: `of-${each}`, organisations, locations: organisations * each })
  }
}

/**
 * Chooses who comes, and gives them accounts, sessions and links. The portal's database has to be open here.
 * @param origin of the portal, for which sessions are
 */
export async function gatherCrowd(sql: Sql, origin: string, { share, seed }: Extent): Promise<Crowd> {
  const users = await usersOf(sql, seed)
  const locations = users.length
  const total = Math.round(monday.people * share)
  const [staffTotal, guestTotal] = [monday.staff, monday.guests].map((part) => Math.max(1, Math.round(total * part)))
  const taken = new Set<User>()
  const next = (fits: (user: User) => boolean = () => true) => {
    const user = users.find((one) => !taken.has(one) && fits(one))
    if (user) taken.add(user)
    return user
  }
  const guests: Guest[] = []
  for (const number of range(guestTotal ?? 0)) {
    const user = next()
    if (user) guests.push(await guestOf(user, chanceFrom(`${seed} guest ${number}`)))
  }
  const people: Person[] = []
  while (people.length < total - guests.length - (staffTotal ?? 0)) {
    const user = next()
    if (!user) break
    const chance = chanceFrom(`${seed} person ${people.length}`)
    const partner = chance.is(monday.together)
      ? next(({ organisation_id }) => organisation_id === user.organisation_id)
      : undefined
    const arrival = chance.arrival()
    const place = { organisationId: user.organisation_id, locationIndex: user.index, cookies: null, arrival }
    const both = { ...place, address: addressOf(user.organisation_id) }
    const shared = () => chanceFrom(`${seed} tasks of ${user.id}`)
    people.push({ ...both, email: user.email, hand: 0, chance, shared: shared() })
    if (!partner) continue
    const theirs = chanceFrom(`${seed} partner ${people.length}`)
    people.push({ ...both, email: partner.email, hand: 1, chance: theirs, shared: shared() })
  }
  await giveAccounts(sql, people)
  const byEmail = new Map(users.map((user) => [user.email, user]))
  for (const person of people) {
    const user = byEmail.get(person.email)
    if (user && person.chance.is(monday.hasSession)) person.cookies = (await signedIn(origin, actorOf(user))).cookies
  }
  const staff: StaffMember[] = []
  for (const number of range(staffTotal ?? 0)) {
    const chance = chanceFrom(`${seed} staff ${number}`)
    const { cookies } = await signedIn(origin, await newAdmin())
    staff.push({ chance, arrival: chance.arrival(), address: addressOf(`staff ${number}`), cookies })
  }
  return { people, guests, staff, locations }
}

const range = (length: number) => Array.from({ length }, (_, at) => at)

/** In an order that the seed decides: large organisations have more people, so more of these come. */
async function usersOf(sql: Sql, seed: number): Promise<User[]> {
  return sql<User[]>`
    select id, name, email, organisation_id,
      (row_number() over (partition by organisation_id order by substring(email from '-(\d+)@')::int))::int - 1 as index
    from users where organisation_id is not null order by md5(email || ${String(seed)})`
}

const actorOf = ({ id, name, email, organisation_id }: User) => ({
  ...{ userId: id, name, email, language: null, isAdmin: false, organisationId: organisation_id },
})

async function guestOf({ name, organisation_id, index }: User, chance: Chance): Promise<Guest> {
  const maker: Contributor = { organisationId: organisation_id, userId: null, name }
  const { address: link } = await addLink(maker, {
    ...{ purpose: 'ict', may: 'fill', items: ['wifi-settings'], recipientName: 'Ilse Net', locationIndex: index },
  })
  const address = addressOf(link)
  return { organisationId: organisation_id, locationIndex: index, link, address, chance, arrival: chance.arrival() }
}

/** Accounts of the embedded identity provider, with passwords that cost as much to check as any. */
async function giveAccounts(sql: Sql, people: readonly Person[]): Promise<void> {
  const hash = await hashPassword(password)
  const emails = people.map(({ email }) => email)
  await sql`insert into identity_accounts (id, email, name, password_hash)
    select id::text, email, name, ${hash} from users where email = any(${emails})`
  await sql`update users set subject = id::text, issuer = 'embedded' where email = any(${emails})`
}

/** A network address that is the same for the same words. */
function addressOf(words: string): string {
  const { next } = chanceFrom(words)
  return ['10', ...range(3).map(() => String(Math.floor(next() * 254) + 1))].join('.')
}
