import { sql, type SQL } from 'drizzle-orm'
import type { Actor } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import type { AuditNote } from './audit.server.ts'

/** What is written into the security log; each has its words in app/staff/security. */
export const securityKinds = [
  'signed-in',
  'sign-in-refused',
  'password-asked',
  'password-changed',
  'browser-let-in',
  'second-factor-set-up',
  'second-factor-codes',
  'second-factor-removed',
  'second-factor-refused',
  'session-ended',
  'sessions-ended-by-staff',
  'rights-changed',
  'calendar-feed-made',
  'calendar-feed-ended',
  'link-made',
  'link-opened',
  'staff-looked',
  'program-key-made',
  'program-key-rotated',
  'program-key-ended',
  'program-token-given',
  'webhook-made',
  'webhook-secret-made',
  'webhook-ended',
  'exported',
  'erased',
  'log-shortened',
] as const
export type SecurityKind = (typeof securityKinds)[number]

export type SecurityFacts = Record<string, string | number | null>

/** Whom an entry is about, where it is not known by the id of a user. */
type Person = { personId?: string | null } | { email: string } | { accountId: string }

export type SecurityEntry = Person & {
  kind: SecurityKind
  /** Who did it; left out where nobody did who has an account. */
  actorId?: string | null
  organisationId?: string | null
  /** Ids, numbers and words of ours: they stay for ever, so never a name or an address of anybody. */
  facts?: SecurityFacts
  /** What names somebody; it is erased with them. Always with the `email` they are erased by. */
  details?: Record<string, string | null> & { email: string }
}

/**
 * Writes into the security log, in the transaction of what it is about; as its last statement, because everybody else who
 * writes into it waits for the end of that transaction.
 */
export const noteSecurity = (entry: SecurityEntry, tx: Queryable = database()): Promise<void> => noteAll(tx, [entry])

/** One statement for all of them: each statement more keeps everybody else waiting longer. */
async function noteAll(tx: Queryable, entries: readonly SecurityEntry[]): Promise<void> {
  if (entries.length === 0) return
  await tx.execute(sql`
    insert into security_log (kind, actor_id, person_id, organisation_id, facts, details)
    ${sql.join(entries.map(rowOf), sql` union all `)}`)
}

function rowOf(entry: SecurityEntry): SQL {
  const { kind, actorId = null, organisationId = null, facts = {}, details } = entry
  const said = Object.entries(details ?? {}).filter(([, value]) => value !== null)
  const words = details ? JSON.stringify(Object.fromEntries(said)) : null
  return sql`
    select ${kind}::text, ${actorId}::uuid, p.id, coalesce(${organisationId}::uuid, p.organisation_id),
      ${JSON.stringify(facts)}::jsonb, ${words}::jsonb
    from (values (1)) as one left join users p on ${isPerson(entry)}`
}

/** Who it is about, as a user `p`. One query, whether there is such a user or not. */
function isPerson(entry: Person): SQL {
  if ('email' in entry) return sql`lower(p.email) = lower(${entry.email})`
  if ('accountId' in entry) return sql`p.subject = ${entry.accountId} and p.issuer = 'embedded'`
  return sql`p.id = ${entry.personId ?? null}::uuid`
}

/** Writes down that somebody took out data. @param what the address of it, of a short list */
export const noteExport = ({ userId, organisationId }: Actor, what: string): Promise<void> =>
  noteSecurity({ kind: 'exported', actorId: userId, organisationId, facts: { what } })

/** What of the audit log stands in the security log too, and as what. */
const audited: Partial<Record<AuditNote['action'], SecurityKind>> = {
  'organisation-looked-at': 'staff-looked',
  'secret-revealed': 'staff-looked',
  'document-downloaded': 'staff-looked',
  'mail-opened': 'staff-looked',
  'person-looked-up': 'staff-looked',
  'organisation-taken-out': 'exported',
  'person-taken-out': 'exported',
  'person-erased': 'erased',
  'user-added': 'rights-changed',
  'user-invited': 'rights-changed',
  'user-changed': 'rights-changed',
  'user-disabled': 'rights-changed',
  'user-enabled': 'rights-changed',
  'administrator-made': 'rights-changed',
}

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
/** What is a word of ours, whatever it is about. */
const ownWords = ['page', 'item', 'cause', 'documentType', 'field']

/** Writes down what provider staff did that matters here, of all that stands in the audit log. */
export const noteAudited = (tx: Queryable, actorId: string | null, notes: readonly AuditNote[]): Promise<void> =>
  noteAll(
    tx,
    notes.flatMap((note) => {
      const kind = audited[note.action]
      return kind ? [{ kind, actorId, ...auditedFacts(note) }] : []
    }),
  )

function auditedFacts({ action, organisationId, subject }: AuditNote) {
  const told = Object.entries(subject).filter(
    ([name, value]) => typeof value === 'number' || ownWords.includes(name) || isId.test(String(value)),
  )
  const { user: personId, ...facts } = Object.fromEntries(told)
  return { personId: typeof personId === 'string' ? personId : null, organisationId, facts: { action, ...facts } }
}
