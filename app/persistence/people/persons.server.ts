import { assertMay } from '#app/persistence/staff-rights.ts'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { noteAction, type AuditedAction } from '../staff/audit.server.ts'
import { database, type Queryable } from '../database.server.ts'
import { addressStandsIn, list, placeOf, portal } from './person-places.ts'
import { traces } from './person-traces.ts'
import { addressPattern } from './person-words.ts'

/** Whom provider staff ask about: their e-mail address, and the name to look for beside it; '' where not given. */
export type AskedPerson = {
  email: string
  name: string
  /** Only within this organisation; null for all. */
  organisationId: string | null
}

const account = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  organisation_id: z.string().nullable(),
  organisation: z.string().nullable(),
  is_admin: z.boolean(),
  created_at: z.coerce.date(),
  seen_at: z.coerce.date().nullable(),
  disabled_at: z.coerce.date().nullable(),
})
type Account = z.output<typeof account>

const place = z.object({ id: z.string(), name: z.string().nullable() })

/** An organisation in which the person's e-mail address occurs, or the portal as a whole, which has no name. */
export type Place = z.output<typeof place>

/** Who it turned out to be: their accounts, under which address and names they are looked for (in small letters), and where. */
export type FoundPerson = {
  accounts: Account[]
  emails: string[]
  names: string[]
  organisationId: string | null
  /** Nowhere else anything is read or changed. In an organisation a name alone is theirs; in the portal only that of staff. */
  places: Place[]
}

/** @throws where the actor is no administrator */
export function assertMaySeePersons(actor: Actor): void {
  assertMay(actor, 'privacy')
}

const inOneLine = (words: string) => words.trim().replace(/\s+/g, ' ')
const small = (words: string) => inOneLine(words).toLowerCase()
/** With the capitals that PostgreSQL leaves, by whose rules only A to Z have small letters: as in Élise. */
const smallByDatabase = (words: string) => inOneLine(words).replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/**
 * Finds a person by their e-mail address: their account, the names to look for, and where the address occurs. A name
 * without an address is nobody, because it may be anybody's.
 * @throws where the actor is no administrator
 */
export async function findPerson(actor: Actor, asked: AskedPerson, db: Queryable = database()): Promise<FoundPerson> {
  assertMaySeePersons(actor)
  const { organisationId } = asked
  const email = small(asked.email)
  if (email === '') return { accounts: [], emails: [], names: [], organisationId, places: [] }
  const rows = await db.execute(sql`
    select u.id, u.name, u.email, u.organisation_id, o.name as organisation, u.is_admin, u.created_at, u.seen_at, u.disabled_at
    from users u left join organisations o on o.id = u.organisation_id
    where lower(u.email) = ${email} order by u.email`)
  const accounts = z.array(account).parse(rows)
  const names = [asked, ...accounts].flatMap((one) => [small(one.name), smallByDatabase(one.name)])
  const person = {
    ...{ accounts, organisationId, emails: [email], places: [] },
    names: [...new Set(names)].filter((one) => one !== ''),
  }
  return { ...person, places: await findPlaces(person, db) }
}

/** The organisations in which the person's e-mail address or account occurs, by name, and the portal before them. */
async function findPlaces(person: FoundPerson, db: Queryable): Promise<Place[]> {
  const [pattern, addresses] = [sql`${addressPattern(person)}::text`, list(person.emails)]
  const isIn = (words: string) => sql`exists (select from ${addresses} as a(address)
    where strpos(lower(${sql.raw(words)}::text), address) > 0) and ${sql.raw(words)}::text ~* ${pattern}`
  const each = traces.flatMap((trace) => {
    const stands = addressStandsIn(trace, person)
    return stands ? [sql`select ${placeOf(trace, person)} from ${sql.raw(trace.table)} t where ${stands}`] : []
  })
  const rows = await db.execute(sql`
    with found (id) as (
      ${sql.join(each, sql` union `)}
      union select coalesce(u.organisation_id::text, ${portal}) from users u where lower(u.email) in (select * from ${addresses})
      union select f.organisation_id::text from forms f where ${isIn('f.fields')}
      union select c.organisation_id::text from form_changes c where ${isIn('c."from"')} or ${isIn('c."to"')}
      union select l.organisation_id::text from share_links l where ${isIn('l.snapshot')} and not exists (
        select from share_signatures s where s.organisation_id = l.organisation_id and s.link_id = l.id)
    )
    select found.id, o.name from found left join organisations o on o.id::text = found.id
    where ${person.organisationId}::text is null or found.id = ${person.organisationId}::text
    order by o.name nulls first, found.id`)
  return z.array(place).parse(rows)
}

/** Writes down that staff looked a person up, took their data or erased them: how much, never whom. */
export async function noteAboutPerson(
  actor: Actor,
  action: Extract<AuditedAction, `person-${string}`>,
  { organisationId }: FoundPerson,
  found: Record<string, number>,
  tx: Queryable = database(),
): Promise<void> {
  await noteAction(tx, actor, { action, organisationId, subject: found })
}
