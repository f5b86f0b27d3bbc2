import { desc, eq, isNotNull, sql } from 'drizzle-orm'
import { authAccessTokens, authSessions } from '#drizzle/schema/sessions.ts'
import { database, type Queryable } from '../database.server.ts'

/** An access token, sealed. `audience` and `scope` are what was asked for, `grantedScope` is what was given. */
export type StoredAccessToken = Omit<typeof authAccessTokens.$inferSelect, 'sessionHash'>

/** What a session may get tokens with; all tokens are sealed. */
export type StoredTokens = {
  subject: string
  /** The provider's organisation that the login asked for. */
  providerOrganisation: string | null
  refreshToken: string | null
  accessTokens: StoredAccessToken[]
}

/** What the provider gave in one answer, sealed; null where it gave none. */
export type NewTokens = { refreshToken: string | null; idToken: string | null; accessToken: StoredAccessToken }

/**
 * The tokens of a session.
 * @returns null where the session has ended
 */
export async function readTokens(idHash: Buffer, db: Queryable = database()): Promise<StoredTokens | null> {
  const rows = await db
    .select({
      subject: authSessions.subject,
      providerOrganisation: authSessions.providerOrganisation,
      refreshToken: authSessions.refreshToken,
      token: authAccessTokens,
    })
    .from(authSessions)
    .leftJoin(authAccessTokens, eq(authAccessTokens.sessionHash, authSessions.idHash))
    .where(eq(authSessions.idHash, idHash))
  const [first] = rows
  if (!first) return null
  const { subject, providerOrganisation, refreshToken } = first
  return { subject, providerOrganisation, refreshToken, accessTokens: rows.flatMap(({ token }) => token ?? []) }
}

/** The refresh token, sealed, of the session that began last; null if no session has one. */
export async function readNewestRefreshToken(): Promise<string | null> {
  const [newest] = await database()
    .select({ refreshToken: authSessions.refreshToken })
    .from(authSessions)
    .where(isNotNull(authSessions.refreshToken))
    .orderBy(desc(authSessions.createdAt))
    .limit(1)
  return newest?.refreshToken ?? null
}

/**
 * Keeps what the provider gave. A refresh token or ID token that it did not give again stays.
 * @returns false where the session has ended, and nothing was kept
 */
export async function keepTokens(
  idHash: Buffer,
  { refreshToken, idToken, accessToken }: NewTokens,
  db: Queryable,
): Promise<boolean> {
  const renewed = {
    refreshToken: sql`coalesce(${refreshToken}::text, ${authSessions.refreshToken})`,
    idToken: sql`coalesce(${idToken}::text, ${authSessions.idToken})`,
    version: sql`${authSessions.version} + 1`,
  }
  const kept = await db
    .update(authSessions)
    .set(renewed)
    .where(eq(authSessions.idHash, idHash))
    .returning({ version: authSessions.version })
  if (kept.length > 0) await keepAccessToken(idHash, accessToken, db)
  return kept.length > 0
}

/** Keeps an access token in the place of the one for the same audience and scope. */
export async function keepAccessToken(idHash: Buffer, token: StoredAccessToken, db: Queryable): Promise<void> {
  const target = [authAccessTokens.sessionHash, authAccessTokens.audience, authAccessTokens.scope]
  await db
    .insert(authAccessTokens)
    .values({ ...token, sessionHash: idHash })
    .onConflictDoUpdate({ target, set: token })
}

/** Keeps another refresh token, sealed, in the place of one that is spent; null where there is none. */
export async function replaceRefreshToken(idHash: Buffer, refreshToken: string | null, db: Queryable): Promise<void> {
  await db.update(authSessions).set({ refreshToken }).where(eq(authSessions.idHash, idHash))
}

/** How long a transaction may wait for the provider, which is asked while it is open. */
const longestWait = '60s'

/**
 * Does something while no other server does it for the same session, in a transaction of its own.
 * @param seconds how long to wait for one's turn
 * @returns null where it did not come
 */
export async function inTurnForTokens<Result>(
  idHash: Buffer,
  seconds: number,
  work: (db: Queryable) => Promise<Result>,
): Promise<{ result: Result } | null> {
  const name = `token:${idHash.toString('hex')}`
  try {
    return await database().transaction(async (tx) => {
      await tx.execute(sql`select set_config('lock_timeout', ${`${seconds}s`}, true),
        set_config('idle_in_transaction_session_timeout', ${longestWait}, true)`)
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 7))`)
      return { result: await work(tx) }
    })
  } catch (failure) {
    if (isLockTimeout(failure)) return null
    throw failure
  }
}

/** PostgreSQL's code for a lock that was not to be had in time; drizzle wraps what the driver throws. */
function isLockTimeout(failure: unknown): boolean {
  if (!(failure instanceof Error)) return false
  return ('code' in failure && failure.code === '55P03') || isLockTimeout(failure.cause)
}
