import { and, desc, eq, inArray } from 'drizzle-orm'
import { auditLog } from '#drizzle/schema/audit.ts'
import { assertMay } from '#app/persistence/staff-rights.ts'
import type { Actor, Member } from '../actor.ts'
import { noteAction } from './audit.server.ts'
import { database } from '../database.server.ts'

const lookPages = ['route-card', 'history', 'answers', 'account'] as const

/** What somebody of the provider's staff looked at: a route card, the history or the answers of a task, or all of it on one page. */
export type Look = {
  page: (typeof lookPages)[number]
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

/** What staff had shown to them of what is otherwise dots, and why. */
type Revealed = { item: string; location: number | null; locationName: string; field: string; reason: string }

/** Writes down that somebody of the provider's staff is about to see a secret. @throws where they have not the right to */
export async function noteRevealedSecret(actor: Actor, organisationId: string, secret: Revealed): Promise<void> {
  assertMay(actor, 'secrets')
  await noteAction(database(), actor, { action: 'secret-revealed', organisationId, subject: secret })
}

/**
 * Who of the provider's staff looked along with the member's organisation, the latest first.
 * @param most how many at most
 */
export async function readLooks({ organisationId }: Member, most: number) {
  const rows = await database()
    .select({ id: auditLog.id, at: auditLog.at, by: auditLog.userName, subject: auditLog.subject })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.organisationId, organisationId),
        inArray(auditLog.action, ['organisation-looked-at', 'secret-revealed']),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(most)
  return rows.map(({ subject, ...row }) => ({
    ...row,
    page: lookPages.find((page) => page === subject.page) ?? 'route-card',
    /** Why, and which field it was, where a secret was shown. */
    secret: typeof subject.reason === 'string' ? { field: String(subject.field ?? ''), reason: subject.reason } : null,
    isOfOrganisation: subject.location === null,
    locationName: String(subject.locationName ?? ''),
    item: typeof subject.item === 'string' ? subject.item : null,
  }))
}
