import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { noteAction, type AuditedAction } from '../staff/audit.server.ts'
import { database, type Queryable } from '../database.server.ts'
import { isNear, namedIn, withoutPerson } from './person-words.ts'
import { traces, type Trace, type TraceKind } from './person-traces.ts'

/** Whom provider staff ask about: an e-mail address, a whole name or both; '' where not given. */
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

/** Who it turned out to be: their accounts, and under which addresses and names they are looked for (in small letters). */
export type FoundPerson = {
  accounts: z.output<typeof account>[]
  emails: string[]
  names: string[]
  organisationId: string | null
  /** Within which organisations a name alone is this person; null for all. */
  nameWithin: string[] | null
}

/** @throws where the actor is no administrator */
export function assertMaySeePersons(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff may look up a person.')
}

const inOneLine = (words: string) => words.trim().replace(/\s+/g, ' ')
const small = (words: string) => inOneLine(words).toLowerCase()
/** With the capitals that PostgreSQL leaves, by whose rules only A to Z have small letters: as in Élise. */
const smallByDatabase = (words: string) => inOneLine(words).replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/**
 * Finds the accounts of a person, and with them the names to look for. An e-mail address is one person everywhere; a
 * name only in the organisations in which that person has an account, where there is one.
 * @throws where the actor is no administrator
 */
export async function findPerson(actor: Actor, asked: AskedPerson, db: Queryable = database()): Promise<FoundPerson> {
  assertMaySeePersons(actor)
  const [email, name] = [small(asked.email), small(asked.name)]
  const rows = await db.execute(sql`
    select u.id, u.name, u.email, u.organisation_id, o.name as organisation, u.is_admin, u.created_at, u.seen_at, u.disabled_at
    from users u left join organisations o on o.id = u.organisation_id
    where ((${email} <> '' and lower(u.email) = ${email}) or (${email} = '' and ${name} <> '' and lower(u.name) in (${name}, lower(${inOneLine(asked.name)}))))
      and (${asked.organisationId}::uuid is null or u.organisation_id = ${asked.organisationId}::uuid)
    order by u.email`)
  const accounts = z.array(account).parse(rows)
  const within = accounts.flatMap(({ organisation_id: id }) => (id === null ? [] : [id]))
  const isEverywhere = accounts.length === 0 || accounts.some(({ organisation_id: id }) => id === null) || email === ''
  return {
    accounts,
    emails: [...new Set([email, ...accounts.map((one) => small(one.email))])].filter((one) => one !== ''),
    names: [...new Set([asked, ...accounts].flatMap((one) => [small(one.name), smallByDatabase(one.name)]))].filter(
      (one) => one !== '',
    ),
    organisationId: asked.organisationId,
    nameWithin: isEverywhere ? null : within,
  }
}

const list = (values: readonly string[]) => sql`(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`

/** Which rows of a table the person stands in; the table is called t. */
function standsIn(trace: Trace, person: FoundPerson): SQL {
  const { accounts, emails, names, organisationId } = person
  const column = (name: string) => sql.raw(`t.${name}`)
  const found: SQL[] = (trace.words ?? []).map((name) => sql`${column(name)}::text ~* ${namedIn(name, trace, person)}`)
  if (trace.email) found.push(sql`lower(${column(trace.email)}) in ${list(emails)}`)
  if (trace.user) found.push(sql`${column(trace.user)}::text in ${list(accounts.map(({ id }) => id))}`)
  if (trace.name) found.push(sql`(lower(${column(trace.name)}) in ${list(names)} and ${isNear(trace, person)})`)
  const where = [sql`(${sql.join(found, sql` or `)})`]
  if (trace.where) where.push(sql.raw(trace.where))
  if (organisationId !== null) {
    const own = list(accounts.map(({ email }) => small(email)))
    const isOwn = trace.kind === 'account' && trace.email ? sql`lower(${column(trace.email)}) in ${own}` : sql`false`
    where.push(trace.organisation ? sql`${column(trace.organisation)} = ${organisationId}::uuid` : isOwn)
  }
  return sql.join(where, sql` and `)
}

const counts = z.array(z.object({ kind: z.string(), found: z.coerce.number() }))

/** How many rows of each kind the person stands in, apart from their accounts and the forms; one query. */
export async function countTraces(person: FoundPerson): Promise<Map<string, number>> {
  const each = traces.map(
    (trace) =>
      sql`select ${trace.kind}::text as kind, ${trace.table}::text, t.ctid::text from ${sql.raw(trace.table)} t where ${standsIn(trace, person)}`,
  )
  // Who stands in a row twice, such as who made it and changed it, is counted once.
  const rows = await database().execute(
    sql`select kind, count(*) as found from (${sql.join(each, sql` union `)}) as each group by kind`,
  )
  return new Map(counts.parse(rows).map(({ kind, found }) => [kind, found]))
}

/** Rows of one table that are taken out at most. */
const maxRows = 10_000

/** A row the person stands in: what is told of it, by the names of the columns. */
export type ToldRow = { kind: TraceKind; table: string; told: Record<string, unknown> }

const told = z.array(z.object({ row: z.string(), told: z.record(z.string(), z.unknown()) }))

/** Every row the person stands in, table by table: what it says of them, without tokens and answers. */
export async function readTraces(person: FoundPerson): Promise<ToldRow[]> {
  const rows = new Map<string, ToldRow>()
  for (const trace of traces) {
    const { kind, table } = trace
    const names = [...new Set([trace.name, ...trace.told])].filter((name) => name !== undefined)
    const pairs = sql.raw(names.map((name) => `'${name}', t.${name}`).join(', '))
    const found = await database().execute(sql`
      select t.ctid::text as row, jsonb_build_object(${pairs}) as told from ${sql.raw(table)} t
      where ${standsIn(trace, person)} limit ${maxRows}`)
    for (const { row, told: more } of told.parse(found)) {
      const key = `${kind} ${table} ${row}`
      rows.set(key, { kind, table, told: { ...rows.get(key)?.told, ...more } })
    }
  }
  return [...rows.values()]
}

/** Replaces the person in every table by `gone`, apart from the forms; within a transaction. */
export async function eraseTraces(tx: Queryable, person: FoundPerson, gone: string): Promise<void> {
  for (const trace of traces) {
    if (trace.stays) continue
    const table = sql.raw(trace.table)
    if (trace.goes) {
      await tx.execute(sql`delete from ${table} t where ${standsIn(trace, person)}`)
      continue
    }
    const set = (trace.words ?? []).map((name) => withoutPerson(name, trace, person, gone))
    if (trace.name) set.push(sql`${sql.raw(trace.name)} = ${gone}`)
    else if (trace.user) set.push(sql`${sql.raw(trace.user)} = null`)
    if (trace.also) set.push(sql.raw(trace.also))
    await tx.execute(sql`update ${table} t set ${sql.join(set, sql`, `)} where ${standsIn(trace, person)}`)
  }
}

/** Closes the person's accounts: nobody signs in with them again, and nothing in them says whose they were. */
export async function closeAccounts(
  tx: Queryable,
  actor: Actor,
  { accounts }: FoundPerson,
  gone: string,
): Promise<void> {
  const ids = list(accounts.map(({ id }) => id))
  await tx.execute(sql`delete from auth_sessions where user_id::text in ${ids}`)
  await tx.execute(sql`delete from form_drafts where user_id::text in ${ids}`)
  await tx.execute(sql`
    update users set name = ${gone}, email = 'verwijderd-' || id || '@invalid', subject = null, issuer = null, language = null,
      disabled_at = coalesce(disabled_at, now()), disabled_by_name = coalesce(disabled_by_name, ${actor.name})
    where id::text in ${ids}`)
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
