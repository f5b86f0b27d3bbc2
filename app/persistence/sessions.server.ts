import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { authSessions } from '#drizzle/schema/sessions.ts'
import { isLanguage } from '#app/i18n/languages.ts'
import type { Actor } from './actor.ts'
import { database, type Database } from './database.server.ts'

export type SessionRow = { actor: Actor; organisationName: string | null; seenAt: Date }

const idleLimit = sql`now() - interval '1 day'`

/** Every page asks for it, so the statement is prepared once per connection. */
function prepareRead(db: Database) {
  return db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      language: users.language,
      isAdmin: users.isAdmin,
      organisationId: users.organisationId,
      organisationName: organisations.name,
      seenAt: authSessions.seenAt,
    })
    .from(authSessions)
    .innerJoin(users, eq(users.id, authSessions.userId))
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(
      and(
        eq(authSessions.idHash, sql.placeholder('idHash')),
        gt(authSessions.expiresAt, sql`now()`),
        gt(authSessions.seenAt, idleLimit),
        isNull(users.disabledAt),
      ),
    )
    .prepare('read_session')
}

const prepared = new WeakMap<Database, ReturnType<typeof prepareRead>>()

/**
 * Who a session belongs to.
 * @param idHash SHA-256 of the session's id
 * @returns null where the session does not exist, is over, or belongs to a disabled user
 */
export async function readSession(idHash: Buffer): Promise<SessionRow | null> {
  const db = database()
  const statement = prepared.get(db) ?? prepareRead(db)
  prepared.set(db, statement)
  const [row] = await statement.execute({ idHash })
  if (!row) return null
  const { organisationName, seenAt, language, ...actor } = row
  return { actor: { ...actor, language: isLanguage(language) ? language : null }, organisationName, seenAt }
}

/** A session to be kept; `lifetime` in seconds, `replaces` is the one that ends with it. */
export type NewSession = {
  idHash: Buffer
  userId: string
  subject: string
  claims: Record<string, unknown>
  lifetime: number
  replaces: Buffer | null
}

/** Keeps a new session, and removes the one it replaces and all that are over. */
export async function insertSession(session: NewSession): Promise<void> {
  const { lifetime, replaces, ...row } = session
  await database().transaction(async (tx) => {
    if (replaces) await tx.delete(authSessions).where(eq(authSessions.idHash, replaces))
    await tx.delete(authSessions).where(lt(authSessions.expiresAt, sql`now()`))
    await tx.insert(authSessions).values({ ...row, expiresAt: sql`now() + make_interval(secs => ${lifetime})` })
  })
}

/** Notes that a session is in use, at most once a minute. */
export async function touchSession(idHash: Buffer): Promise<void> {
  const isOld = lt(authSessions.seenAt, sql`now() - interval '1 minute'`)
  await database()
    .update(authSessions)
    .set({ seenAt: sql`now()` })
    .where(and(eq(authSessions.idHash, idHash), isOld))
}

/** Ends a session. */
export async function deleteSession(idHash: Buffer): Promise<void> {
  await database().delete(authSessions).where(eq(authSessions.idHash, idHash))
}
