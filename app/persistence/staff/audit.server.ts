import { assertMay, type RightsHolder, type StaffRight } from '#app/persistence/staff-rights.ts'
import { auditLog } from '#drizzle/schema/audit.ts'
import type { Queryable } from '../database.server.ts'
import { noteAudited } from './security.server.ts'

/**
 * What provider staff can do that is written down, each with the right it asks for; null where all staff may. Each has its
 * words in app/staff/audit.
 */
const rightOf = {
  'document-accepted': 'work',
  'document-returned': 'work',
  'document-downloaded': null,
  'document-infected': null,
  'organisation-taken-out': 'work',
  'library-added': 'work',
  'library-changed': 'work',
  'library-replaced': 'work',
  'library-archived': 'work',
  'library-chosen': 'work',
  'annex-left-out': 'work',
  'annex-taken-in': 'work',
  'relationship-changed': 'work',
  'owner-changed': 'work',
  'note-added': 'work',
  'note-followed-up': 'work',
  'link-made': 'work',
  'agreement-signed': 'sign',
  'request-answered': 'work',
  'mail-opened': null,
  'mail-sent-again': 'work',
  'people-reminded': 'work',
  'organisation-added': 'work',
  'organisation-changed': 'work',
  'organisation-archived': 'work',
  'organisation-restored': 'work',
  'organisation-looked-at': null,
  'secret-revealed': 'secrets',
  'filled-in-for': 'behalf',
  'location-added': 'work',
  'location-renamed': 'work',
  'location-archived': 'work',
  'wifi-test-set': 'work',
  'connection-answered': 'work',
  'user-added': 'work',
  'user-invited': 'work',
  'user-invited-again': 'work',
  'user-changed': 'work',
  'user-disabled': 'work',
  'user-enabled': 'work',
  'administrator-made': 'administer',
  'password-link-made': 'administer',
  'setting-changed': 'administer',
  'help-added': 'work',
  'help-changed': 'work',
  'help-archived': 'work',
  'person-looked-up': 'privacy',
  'person-taken-out': 'privacy',
  'person-erased': 'privacy',
} as const satisfies Record<string, StaffRight | null>

export type AuditedAction = keyof typeof rightOf
export const auditedActions = Object.keys(rightOf) as AuditedAction[]

export type AuditNote = {
  action: AuditedAction
  /** Null where it is about no organisation. */
  organisationId: string | null
  /** Ids and names of what it was done to; never what was answered. */
  subject: Record<string, string | number | null>
}

/** Somebody of the provider's staff; without an id a part of the portal itself. */
type Doer = { userId: string | null; name: string } & Partial<RightsHolder>

/**
 * Writes down what somebody of the provider's staff did, in the transaction that does it.
 * @throws where their role is not for it: then nothing of the transaction is done
 */
export const noteAction = (tx: Queryable, actor: Doer, note: AuditNote): Promise<void> => noteActions(tx, actor, [note])

/** The same for what is done many times at once; in as many statements as for one. */
export async function noteActions(tx: Queryable, actor: Doer, notes: readonly AuditNote[]): Promise<void> {
  for (const { action } of notes) {
    const right = rightOf[action]
    if (actor.isAdmin && right !== null) assertMay({ ...actor, isAdmin: true }, right)
  }
  if (notes.length === 0) return
  await tx.insert(auditLog).values(notes.map((note) => ({ ...note, userId: actor.userId, userName: actor.name })))
  await noteAudited(tx, actor.userId, notes)
}
