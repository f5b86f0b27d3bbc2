import { and, desc, eq, gte, ilike, lt, sql, type SQL } from 'drizzle-orm'
import { auditLog } from '#drizzle/schema/audit.ts'
import { organisations } from '#drizzle/schema/organisations.ts'
import type { Actor } from '../actor.ts'
import { readInBatches } from '../batches.server.ts'
import { database } from '../database.server.ts'
import { isId } from '../documents/documents.server.ts'

/** Which notes are asked for; null for all. */
export type AuditFilter = {
  /** Part of the name of the person who did it; '' for all. */
  person: string
  organisationId: string | null
  action: string | null
  /** From this moment on, and before that one. */
  from: Date | null
  until: Date | null
}

const columns = {
  id: auditLog.id,
  at: auditLog.at,
  userName: auditLog.userName,
  organisationId: auditLog.organisationId,
  organisationName: organisations.name,
  action: auditLog.action,
  subject: auditLog.subject,
}

/** What was written down of something that provider staff did. */
export type AuditEntry = Awaited<ReturnType<typeof listAudit>>['entries'][number]

/**
 * A page of what was written down, newest first.
 * @param actor somebody of the provider's staff
 * @param page from 1
 * @param size entries per page
 * @throws where the actor is no administrator
 */
export async function listAudit(actor: Actor, filter: AuditFilter, page: number, size: number) {
  assertStaff(actor)
  const asked = conditionOf(filter)
  const [entries, [counted]] = await Promise.all([
    database()
      .select(columns)
      .from(auditLog)
      .leftJoin(organisations, eq(organisations.id, auditLog.organisationId))
      .where(asked)
      .orderBy(desc(auditLog.id))
      .limit(size)
      .offset((page - 1) * size),
    database()
      .select({ total: sql<number>`count(*)::int` })
      .from(auditLog)
      .where(asked),
  ])
  return { entries, total: counted?.total ?? 0 }
}

/**
 * All that was written down, newest first, read a thousand at a time.
 * @param actor somebody of the provider's staff
 * @throws where the actor is no administrator
 */
export function everyAudit(actor: Actor, filter: AuditFilter): AsyncGenerator<AuditEntry> {
  assertStaff(actor)
  return readInBatches<AuditEntry>((last, most) =>
    database()
      .select(columns)
      .from(auditLog)
      .leftJoin(organisations, eq(organisations.id, auditLog.organisationId))
      .where(and(conditionOf(filter), last === null ? undefined : lt(auditLog.id, last.id)))
      .orderBy(desc(auditLog.id))
      .limit(most),
  )
}

function conditionOf({ person, organisationId, action, from, until }: AuditFilter): SQL | undefined {
  const pattern = `%${person.replace(/[\\%_]/g, '\\$&')}%`
  const isOfOrganisation = (id: string) => (isId(id) ? eq(auditLog.organisationId, id) : sql`false`)
  return and(
    person === '' ? undefined : ilike(auditLog.userName, pattern),
    organisationId === null ? undefined : isOfOrganisation(organisationId),
    action === null ? undefined : eq(auditLog.action, action),
    from === null ? undefined : gte(auditLog.at, from),
    until === null ? undefined : lt(auditLog.at, until),
  )
}

function assertStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff may see what was written down.')
}
