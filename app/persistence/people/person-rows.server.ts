import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { removeEndedShareDrafts } from '../links/share-drafts.server.ts'
import { homeOf, list, placeOf, standsIn } from './person-places.ts'
import type { TraceKind } from './person-trace.ts'
import { traces } from './person-traces.ts'
import { withoutPerson } from './person-words.ts'
import type { FoundPerson } from './persons.server.ts'

const counts = z.array(z.object({ kind: z.string(), place: z.string(), found: z.coerce.number() }))

/** How many rows of each kind the person stands in, place by place, apart from their accounts and the forms; one query. */
export async function countTraces(person: FoundPerson): Promise<z.output<typeof counts>> {
  const each = traces.map(
    (
      trace,
    ) => sql`select ${trace.kind}::text as kind, ${trace.table}::text, t.ctid::text, ${placeOf(trace, person)} as place
      from ${sql.raw(trace.table)} t where ${standsIn(trace, person)}`,
  )
  // Who stands in a row twice, such as who made it and changed it, is counted once.
  const rows = await database().execute(
    sql`select kind, place, count(*) as found from (${sql.join(each, sql` union `)}) as each group by kind, place`,
  )
  return counts.parse(rows)
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
  const isClosed = accountsToClose(person).length === person.accounts.length
  for (const trace of traces) {
    if (trace.stays) continue
    const table = sql.raw(trace.table)
    if (trace.goes) {
      await tx.execute(sql`delete from ${table} t where ${standsIn(trace, person)}`)
      continue
    }
    const set = (trace.words ?? []).map((name) => withoutPerson(name, trace, person, gone))
    if (trace.name) set.push(sql`${sql.raw(trace.name)} = ${gone}`)
    // An account that stays, because it is at home elsewhere, would say who it was.
    if (trace.user && (!trace.name || !isClosed)) set.push(sql`${sql.raw(trace.user)} = null`)
    if (trace.also) set.push(sql.raw(trace.also))
    await tx.execute(sql`update ${table} t set ${sql.join(set, sql`, `)} where ${standsIn(trace, person)}`)
  }
  // Their links were stopped above: what they typed by one and could not be saved goes too.
  await removeEndedShareDrafts(tx)
}

/** The accounts that are at home in a place where the person is looked for. */
export const accountsToClose = ({ accounts, places }: FoundPerson): FoundPerson['accounts'] =>
  accounts.filter((account) => places.some(({ id }) => id === homeOf(account)))

/** Closes the person's accounts in those places: nobody signs in with them again, and nothing in them says whose they were. */
export async function closeAccounts(tx: Queryable, actor: Actor, person: FoundPerson, gone: string): Promise<void> {
  const ids = sql`(select * from ${list(accountsToClose(person).map(({ id }) => id))})`
  await tx.execute(sql`delete from auth_sessions where user_id::text in ${ids}`)
  await tx.execute(sql`delete from form_drafts where user_id::text in ${ids}`)
  await tx.execute(sql`
    update users set name = ${gone}, email = 'verwijderd-' || id || '@invalid', subject = null, issuer = null, language = null,
      disabled_at = coalesce(disabled_at, now()), disabled_by_name = coalesce(disabled_by_name, ${actor.name})
    where id::text in ${ids}`)
}
