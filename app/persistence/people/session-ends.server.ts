import { and, eq, ne, sql, type SQL } from 'drizzle-orm'
import { authSessions } from '#drizzle/schema/sessions.ts'
import { database, type Queryable } from '../database.server.ts'
import { noteSecurity } from '../staff/security.server.ts'

/** What is left of a session that has ended. */
export type EndedSession = {
  /** Sealed; null where there was none. */
  refreshToken: string | null
  /** The provider that gave it; null where that was not noted. */
  issuer: string | null
}

const ended = {
  refreshToken: authSessions.refreshToken,
  issuer: sql<string | null>`${authSessions.claims} ->> 'iss'`,
}

/** Who ended sessions, and how: `own` out of the list of them. */
export type Ending = { actorId: string; how: 'logout' | 'everywhere' | 'own' | 'password' | 'staff' }

/**
 * Ends a session.
 * @returns null where there is none
 */
export async function deleteSession(idHash: Buffer): Promise<EndedSession | null> {
  return database().transaction(async (tx) => {
    const [session] = await tx
      .delete(authSessions)
      .where(eq(authSessions.idHash, idHash))
      .returning({ ...ended, userId: authSessions.userId })
    if (!session) return null
    const { userId, ...tokens } = session
    await noteEnding(tx, userId, 1, { actorId: userId, how: 'logout' })
    return tokens
  })
}

/** Ends all sessions of a person, on whatever computers. */
export const deleteSessionsOfUser = (userId: string, ending: Ending): Promise<EndedSession[]> =>
  endThose(userId, eq(authSessions.userId, userId), ending)

/**
 * Ends a person's sessions by their own hand: the one with this key, or all but the one that they use. They count as ended
 * on all servers with the end of this.
 */
export const deleteOwnSessions = (
  userId: string,
  which: { only: Buffer } | { allBut: Buffer },
): Promise<EndedSession[]> => {
  const chosen = 'only' in which ? eq(authSessions.idHash, which.only) : ne(authSessions.idHash, which.allBut)
  return endThose(userId, and(eq(authSessions.userId, userId), chosen), { actorId: userId, how: 'own' })
}

async function endThose(userId: string, those: SQL | undefined, ending: Ending): Promise<EndedSession[]> {
  return database().transaction(async (tx) => {
    const sessions = await tx.delete(authSessions).where(those).returning(ended)
    if (sessions.length > 0) await noteEnding(tx, userId, sessions.length, ending)
    return sessions
  })
}

const noteEnding = (tx: Queryable, personId: string, sessions: number, { actorId, how }: Ending) =>
  noteSecurity(
    {
      kind: how === 'staff' ? 'sessions-ended-by-staff' : 'session-ended',
      actorId,
      personId,
      facts: { how, sessions },
    },
    tx,
  )
