import { and, desc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { formDrafts } from '#drizzle/schema/drafts.ts'
import { identitySecondFactors } from '#drizzle/schema/identity.ts'
import { relationships } from '#drizzle/schema/library.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { authSessions } from '#drizzle/schema/sessions.ts'
import { isLanguage } from '#app/platform/i18n/languages.ts'
import type { Actor } from '../actor.ts'
import { database, type Database } from '../database.server.ts'
import { leaveReplica } from '../read-scope.ts'
import { contactColumns, knownContact, type ProviderContact } from '../organisations/provider-contact.server.ts'
import { noteSecurity } from '../staff/security.server.ts'
import { embeddedPeople } from './identity-store.server.ts'
import { keepAccessToken, type NewTokens } from './tokens.server.ts'

export type SessionRow = {
  actor: Actor
  organisationName: string | null
  /** Grows with every change of what pages of their organisation show; null for provider staff. */
  revision: number | null
  /** Whom their organisation speaks at the provider; null where nobody is named. */
  contact: ProviderContact | null
  seenAt: Date
  expiresAt: Date
  /** Whether the person typed something, on whatever page, that could not be saved and was kept. */
  hasDrafts: boolean
  /** Whether they have to show a second factor when they sign in; null where that is not up to us. */
  hasSecondFactor: boolean | null
  /** When they last showed the provider who they are; null where it did not say. */
  provedAt: Date | null
}

const idleLimit = sql`now() - make_interval(secs => ${sql.placeholder('idleSeconds')})`

const draftsExist = sql<boolean>`exists (
  select 1 from ${formDrafts} where ${formDrafts.organisationId} = ${users.organisationId}
    and ${formDrafts.userId} = ${users.id} and ${formDrafts.expiresAt} > now())`

const secondFactor = sql<boolean | null>`case when ${users.issuer} = ${embeddedPeople} then exists (
  select 1 from ${identitySecondFactors} where ${identitySecondFactors.accountId} = ${users.subject}) end`

/** Seconds since 1970, as the provider's token says it. */
const provedAt = sql<string | null>`${authSessions.claims} ->> 'auth_time'`

/** Every page asks for it, so the statement is prepared once per connection. */
function prepareRead(db: Database) {
  return db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      language: users.language,
      isAdmin: users.isAdmin,
      staffRole: users.staffRole,
      mayReadSecurityLog: users.mayReadSecurityLog,
      maySignForProvider: users.maySignForProvider,
      organisationId: users.organisationId,
      organisationName: organisations.name,
      revision: organisations.revision,
      contact: contactColumns,
      seenAt: authSessions.seenAt,
      expiresAt: authSessions.expiresAt,
      hasDrafts: draftsExist,
      hasSecondFactor: secondFactor,
      provedAt,
    })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .leftJoin(relationships, eq(relationships.organisationId, users.organisationId))
    .where(
      and(
        eq(authSessions.idHash, sql.placeholder('idHash')),
        gt(authSessions.expiresAt, sql`now()`),
        gt(authSessions.seenAt, idleLimit),
        isNull(users.disabledAt),
        isNull(organisations.archivedAt),
      ),
    )
    .prepare('read_session')
}

const prepared = new WeakMap<Database, ReturnType<typeof prepareRead>>()

/**
 * Who a session belongs to.
 * @param idHash SHA-256 of the session's id
 * @param idleSeconds how long a session lasts without use
 * @returns null where the session does not exist, is over, or belongs to a disabled user or an archived organisation
 */
export async function readSession(idHash: Buffer, idleSeconds: number): Promise<SessionRow | null> {
  const db = database()
  const statement = prepared.get(db) ?? prepareRead(db)
  prepared.set(db, statement)
  const read = () => statement.execute({ idHash, idleSeconds })
  let [row] = await read()
  // A replica may not have a new session yet, nor that an old one was used.
  if (!row && leaveReplica()) [row] = await read()
  if (!row) return null
  const { organisationName, revision, contact, seenAt, expiresAt, hasDrafts, ...other } = row
  const { hasSecondFactor, provedAt, language, ...person } = other
  const actor = { ...person, language: isLanguage(language) ? language : null }
  const proved = provedAt === null ? null : new Date(Number(provedAt) * 1000)
  const known = { contact: knownContact(contact), provedAt: proved }
  return { actor, organisationName, revision, seenAt, expiresAt, hasDrafts, hasSecondFactor, ...known }
}

/** A session to be kept; `lifetime` in seconds, `replaces` is the one that ends with it. */
export type NewSession = {
  idHash: Buffer
  userId: string
  subject: string
  claims: Record<string, unknown>
  /** The provider's organisation that the login asked for. */
  providerOrganisation?: string
  tokens?: NewTokens
  /** Where it is; left out where nobody knows. */
  device?: { address: string | null; browser: string | null; system: string | null }
  /** The whole network address, which is not kept with the session. */
  from?: string
  lifetime: number
  replaces: Buffer | null
}

/** Keeps a new session, and removes the one it replaces and all that are over, drafts too. */
export async function insertSession(session: NewSession): Promise<void> {
  const { lifetime, replaces, tokens, device, from, ...row } = session
  const { refreshToken, idToken } = tokens ?? {}
  await database().transaction(async (tx) => {
    if (replaces) await tx.delete(authSessions).where(eq(authSessions.idHash, replaces))
    await tx.delete(authSessions).where(lt(authSessions.expiresAt, sql`now()`))
    await tx.delete(formDrafts).where(lt(formDrafts.expiresAt, sql`now()`))
    const expiresAt = sql`now() + make_interval(secs => ${lifetime})`
    await tx.insert(authSessions).values({ ...row, ...device, refreshToken, idToken, expiresAt })
    if (tokens) await keepAccessToken(row.idHash, tokens.accessToken, tx)
    const [user] = await tx
      .update(users)
      .set({ seenAt: sql`now()` })
      .where(eq(users.id, row.userId))
      .returning({ email: users.email, organisationId: users.organisationId })
    if (!user) return
    const { email, organisationId } = user
    const person = { actorId: row.userId, personId: row.userId, organisationId }
    const details = { email, ...device, address: from ?? null }
    await noteSecurity({ kind: 'signed-in', ...person, details }, tx)
  })
}

/**
 * Notes that a session is in use, unless that was noted less than so many seconds ago; and with it, once an hour, that
 * the person was here.
 */
export async function touchSession(idHash: Buffer, afterSeconds: number): Promise<void> {
  const isOld = lt(authSessions.seenAt, sql`now() - make_interval(secs => ${afterSeconds})`)
  const db = database()
  const touched = db.$with('touched').as(
    db
      .update(authSessions)
      .set({ seenAt: sql`now()` })
      .where(and(eq(authSessions.idHash, idHash), isOld))
      .returning({ userId: authSessions.userId }),
  )
  const isLongAgo = or(isNull(users.seenAt), lt(users.seenAt, sql`now() - interval '1 hour'`))
  await db
    .with(touched)
    .update(users)
    .set({ seenAt: sql`now()` })
    .where(and(eq(users.id, touched.userId), isLongAgo))
    .from(touched)
}

/** A person's own session, as they see it. */
export type OwnSession = Pick<
  typeof authSessions.$inferSelect,
  'idHash' | 'address' | 'browser' | 'system' | 'createdAt' | 'seenAt' | 'expiresAt'
>

/**
 * Somebody's own sessions that are not over, the one used last first.
 * @param idleSeconds how long a session lasts without use
 */
export function listOwnSessions({ userId }: Actor, idleSeconds: number): Promise<OwnSession[]> {
  const { idHash, address, browser, system, createdAt, seenAt, expiresAt } = authSessions
  const isUsed = gt(seenAt, sql`now() - make_interval(secs => ${idleSeconds})`)
  return database()
    .select({ idHash, address, browser, system, createdAt, seenAt, expiresAt })
    .from(authSessions)
    .where(and(eq(authSessions.userId, userId), gt(expiresAt, sql`now()`), isUsed))
    .orderBy(desc(seenAt))
}
