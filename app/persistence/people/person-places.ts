import { sql, type SQL } from 'drizzle-orm'
import type { Trace } from './person-trace.ts'
import { addressPattern, isNameTheirs, namedIn } from './person-words.ts'
import type { FoundPerson } from './persons.server.ts'

/** The place of what is of no organisation, such as texts of the site and accounts of staff. */
export const portal = 'portal'

/** Values as rows of a query. */
export const list = (values: readonly string[]): SQL => sql`jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)`
const among = (values: readonly string[]): SQL => sql`(select * from ${list(values)})`

/** Where an account is at home: in its organisation, or in the portal where it is one of staff. */
export const homeOf = ({ organisation_id: id }: FoundPerson['accounts'][number]): string => id ?? portal

const column = (name: string) => sql.raw(`t.${name}`)

/** In which place a row of a table is; the table is called t. What belongs to an account is where the account is. */
export function placeOf({ organisation, kind }: Trace, { accounts }: Pick<FoundPerson, 'accounts'>): SQL {
  if (organisation) return sql`coalesce(${column(organisation)}::text, ${portal})`
  const [home = portal] = kind === 'account' ? accounts.map(homeOf) : []
  return sql`${home}::text`
}

/** Which rows of a table hold the person's address or account; null where the table names people by their names alone. */
export function addressStandsIn(trace: Trace, { accounts, emails }: FoundPerson): SQL | null {
  const found: SQL[] = (trace.words ?? []).map(
    (name) => sql`${column(name)}::text ~* ${addressPattern({ emails })}::text`,
  )
  if (trace.email) found.push(sql`lower(${column(trace.email)}) in ${among(emails)}`)
  if (trace.address) found.push(sql`lower(${sql.raw(trace.address)}) in ${among(emails)}`)
  if (trace.user) found.push(sql`${column(trace.user)}::text in ${among(accounts.map(({ id }) => id))}`)
  return found.length > 0 ? both(sql`(${sql.join(found, sql` or `)})`, trace) : null
}

/** Which rows of a table the person stands in, by address, account or name, within the places where they are looked for. */
export function standsIn(trace: Trace, person: FoundPerson): SQL {
  const found: SQL[] = (trace.words ?? []).map((name) => sql`${column(name)}::text ~* ${namedIn(name, trace, person)}`)
  const byAddress = addressStandsIn(trace, person)
  if (byAddress) found.push(byAddress)
  if (trace.name)
    found.push(sql`(lower(${column(trace.name)}) in ${among(person.names)} and ${isNameTheirs(trace, person)})`)
  const isThere = sql`${placeOf(trace, person)} in ${among(person.places.map(({ id }) => id))}`
  return both(sql`(${sql.join(found, sql` or `)}) and ${isThere}`, trace)
}

const both = (condition: SQL, { where }: Trace): SQL => (where ? sql`${condition} and ${sql.raw(where)}` : condition)
