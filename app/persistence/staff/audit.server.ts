import { auditLog } from '#drizzle/schema/audit.ts'
import type { Queryable } from '../database.server.ts'
import { noteAudited } from './security.server.ts'

/** What provider staff can do that is written down; each has its words in app/staff/audit. */
export const auditedActions = [
  'document-accepted',
  'document-returned',
  'document-downloaded',
  'document-infected',
  'organisation-taken-out',
  'library-added',
  'library-changed',
  'library-replaced',
  'library-archived',
  'library-chosen',
  'relationship-changed',
  'link-made',
  'request-answered',
  'mail-opened',
  'mail-sent-again',
  'organisation-added',
  'organisation-changed',
  'organisation-archived',
  'organisation-restored',
  'organisation-looked-at',
  'location-added',
  'location-renamed',
  'location-archived',
  'wifi-test-set',
  'user-invited',
  'user-invited-again',
  'user-changed',
  'user-disabled',
  'user-enabled',
  'administrator-made',
  'password-link-made',
  'setting-changed',
  'help-added',
  'help-changed',
  'help-archived',
  'person-looked-up',
  'person-taken-out',
  'person-erased',
] as const
export type AuditedAction = (typeof auditedActions)[number]

export type AuditNote = {
  action: AuditedAction
  /** Null where it is about no organisation. */
  organisationId: string | null
  /** Ids and names of what it was done to; never what was answered. */
  subject: Record<string, string | number | null>
}

/** Somebody of the provider's staff; without an id a part of the portal itself. */
type Doer = { userId: string | null; name: string }

/** Writes down what somebody of the provider's staff did, in the transaction that does it. */
export async function noteAction(tx: Queryable, actor: Doer, note: AuditNote): Promise<void> {
  await tx.insert(auditLog).values({ ...note, userId: actor.userId, userName: actor.name })
  await noteAudited(tx, actor.userId, note)
}
