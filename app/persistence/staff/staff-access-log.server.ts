import { and, desc, eq } from 'drizzle-orm'
import { auditLog } from '#drizzle/schema/audit.ts'
import type { Actor, Member } from '../actor.ts'
import { noteAction } from './audit.server.ts'
import { database } from '../database.server.ts'

/** What somebody of the provider's staff looked at: the route card, or the history of the task with this key. */
export type Look = {
  page: 'route-card' | 'history'
  /** Position of the location; null for the organisation as a whole. */
  location: number | null
  /** The name that the location had then. */
  locationName: string
}

/** Writes down that somebody of the provider's staff looks at what an organisation filled in. */
export async function noteStaffAccess(
  actor: Actor,
  organisationId: string,
  look: Look & { item: string | null },
): Promise<void> {
  if (!actor.isAdmin) throw new Error('Only provider staff look along with another organisation.')
  await noteAction(database(), actor, { action: 'organisation-looked-at', organisationId, subject: look })
}

/**
 * Who of the provider's staff looked along with the member's organisation, the latest first.
 * @param most how many at most
 */
export async function readLooks({ organisationId }: Member, most: number) {
  const rows = await database()
    .select({ id: auditLog.id, at: auditLog.at, by: auditLog.userName, subject: auditLog.subject })
    .from(auditLog)
    .where(and(eq(auditLog.organisationId, organisationId), eq(auditLog.action, 'organisation-looked-at')))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(most)
  return rows.map(({ subject, ...row }) => ({
    ...row,
    page: subject.page === 'history' ? ('history' as const) : ('route-card' as const),
    isOfOrganisation: subject.location === null,
    locationName: String(subject.locationName ?? ''),
    item: typeof subject.item === 'string' ? subject.item : null,
  }))
}
