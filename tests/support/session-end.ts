import { eq, sql } from 'drizzle-orm'
import type { Actor } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { authSessions } from '#drizzle/schema/sessions.ts'

/** Longer than it takes in a short session until the warning comes, shorter than the warning stays. */
export const untilWarned = { timeout: 20_000 }

/** Lets the session of somebody end so many seconds from now, whatever happens. */
export const endsIn = (actor: Actor, seconds: number) =>
  database()
    .update(authSessions)
    .set({ expiresAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(authSessions.userId, actor.userId))
