import { and, desc, eq, gte, ilike, lt, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { securityLog } from '#drizzle/schema/security.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import type { Actor } from '../actor.ts'
import { readInBatches } from '../batches.server.ts'
import { database } from '../database.server.ts'
import { isId } from '../documents/documents.server.ts'

/** Which entries are asked for; null for all. */
export type SecurityFilter = {
  /** Part of the name or e-mail address of who did it or whom it is about; '' for all. */
  person: string
  organisationId: string | null
  kind: string | null
  /** From this moment on, and before that one. */
  from: Date | null
  until: Date | null
}

const actors = alias(users, 'actors')
const persons = alias(users, 'persons')

/** Names are those of now: who was erased has none any more. */
const read = () =>
  database()
    .select({
      number: securityLog.number,
      at: securityLog.at,
      kind: securityLog.kind,
      actor: actors.name,
      person: persons.name,
      organisation: organisations.name,
      guest: shareLinks.recipientName,
      facts: securityLog.facts,
      details: securityLog.details,
      hash: sql<string>`encode(${securityLog.hash}, 'hex')`,
    })
    .from(securityLog)
    .leftJoin(actors, eq(actors.id, securityLog.actorId))
    .leftJoin(persons, eq(persons.id, securityLog.personId))
    .leftJoin(organisations, eq(organisations.id, securityLog.organisationId))
    .leftJoin(
      shareLinks,
      and(
        eq(shareLinks.organisationId, securityLog.organisationId),
        sql`${shareLinks.id} = (${securityLog.facts} ->> 'link')::uuid`,
      ),
    )
    .$dynamic()

/** An entry of the security log, with the names of those it is about. */
export type SecurityRow = Awaited<ReturnType<typeof read>>[number]

/**
 * A page of the security log, newest first.
 * @param page from 1
 * @param size entries per page
 * @throws where the actor may not read it
 */
export async function listSecurity(actor: Actor, filter: SecurityFilter, page: number, size: number) {
  assertReader(actor)
  const asked = conditionOf(filter)
  const [entries, [counted]] = await Promise.all([
    read()
      .where(asked)
      .orderBy(desc(securityLog.number))
      .limit(size)
      .offset((page - 1) * size),
    database()
      .select({ total: sql<number>`count(*)::int` })
      .from(securityLog)
      .leftJoin(actors, eq(actors.id, securityLog.actorId))
      .leftJoin(persons, eq(persons.id, securityLog.personId))
      .where(asked),
  ])
  return { entries, total: counted?.total ?? 0 }
}

/**
 * All entries that are asked for, newest first, read a thousand at a time.
 * @throws where the actor may not read it
 */
export function everySecurityRow(actor: Actor, filter: SecurityFilter): AsyncGenerator<SecurityRow> {
  assertReader(actor)
  return readInBatches<SecurityRow>((last, most) =>
    read()
      .where(and(conditionOf(filter), last === null ? undefined : lt(securityLog.number, last.number)))
      .orderBy(desc(securityLog.number))
      .limit(most),
  )
}

function conditionOf({ person, organisationId, kind, from, until }: SecurityFilter): SQL | undefined {
  const pattern = `%${person.replace(/[\\%_]/g, '\\$&')}%`
  const known = [actors.name, actors.email, persons.name, persons.email].map((column) => ilike(column, pattern))
  const isOfOrganisation = (id: string) => (isId(id) ? eq(securityLog.organisationId, id) : sql`false`)
  return and(
    person === '' ? undefined : or(...known, sql`${securityLog.details} ->> 'email' ilike ${pattern}`),
    organisationId === null ? undefined : isOfOrganisation(organisationId),
    kind === null ? undefined : eq(securityLog.kind, kind),
    from === null ? undefined : gte(securityLog.at, from),
    until === null ? undefined : lt(securityLog.at, until),
  )
}

function assertReader(actor: Actor): void {
  if (!actor.isAdmin || !actor.mayReadSecurityLog) throw new Error('This person may not read the security log.')
}
