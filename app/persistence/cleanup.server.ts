import { and, lt, ne, or, sql } from 'drizzle-orm'
import { formDrafts } from '#drizzle/schema/drafts.ts'
import { programTokens } from '#drizzle/schema/programs.ts'
import { shareBudgets } from '#drizzle/schema/share.ts'
import { identityFailures, identityInvitations, identityPlaces, identityStore } from '#drizzle/schema/identity.ts'
import { mailTurns, notices } from '#drizzle/schema/notifications.ts'
import { placeMoments } from '#drizzle/schema/progress.ts'
import { authAccessTokens, authSessions } from '#drizzle/schema/sessions.ts'
import { database } from './database.server.ts'
import { removeEndedShareDrafts } from './links/share-drafts.server.ts'
import { placeDays } from './people/sign-in-tries.server.ts'
import { removeOldSums, removeUnusedNumbers } from './staff/usage-sums.server.ts'

/** What only one server does at a time, each with its lock. */
export const upkeepLocks = { cleanup: 7_265_003, progress: 7_265_012, timedMail: 7_265_017, search: 7_265_028 }

/**
 * Does something while no other server does it.
 * @returns null where another one is at it
 */
export async function inTurnForUpkeep<Result>(
  work: () => Promise<Result>,
  what: keyof typeof upkeepLocks = 'cleanup',
): Promise<{ result: Result } | null> {
  return database().transaction(async (tx) => {
    // The transaction holds nothing but the lock, however long the work takes.
    await tx.execute(sql`select set_config('idle_in_transaction_session_timeout', '0', true)`)
    const rows = await tx.execute(sql`select pg_try_advisory_xact_lock(${upkeepLocks[what]}) as mine`)
    return rows[0]?.mine === true ? { result: await work() } : null
  })
}

const passed = sql`now()`

/**
 * Removes what is over: sessions with their tokens, access tokens, drafts, those of links that ended too, what was told to people, or could not be for
 * days, and what the embedded identity provider kept.
 * @param idleSeconds how long a session lasts without use
 * @returns how many rows of each
 */
export async function removeExpired(idleSeconds: number) {
  const db = database()
  const unused = sql`now() - make_interval(secs => ${idleSeconds})`
  const [
    sessions,
    tokens,
    drafts,
    ofLinks,
    identity,
    guesses,
    invitations,
    budgets,
    places,
    turns,
    told,
    programs,
    weeks,
  ] = await Promise.all([
    db.delete(authSessions).where(or(lt(authSessions.expiresAt, passed), lt(authSessions.seenAt, unused))),
    db.delete(authAccessTokens).where(lt(authAccessTokens.expiresAt, passed)),
    db.delete(formDrafts).where(lt(formDrafts.expiresAt, passed)),
    removeEndedShareDrafts(),
    db.delete(identityStore).where(lt(identityStore.expiresAt, passed)),
    db.delete(identityFailures).where(lt(identityFailures.at, sql`now() - interval '15 minutes'`)),
    db.delete(identityInvitations).where(lt(identityInvitations.expiresAt, passed)),
    db.delete(shareBudgets).where(lt(shareBudgets.day, sql`(now() at time zone 'utc')::date - 1`)),
    db.delete(identityPlaces).where(lt(identityPlaces.seenAt, sql`now() - make_interval(days => ${placeDays}::int)`)),
    // The longest rule of reminders looks back thirty days. When people were looked at last is one row each, and stays.
    db
      .delete(mailTurns)
      .where(and(ne(mailTurns.cause, 'looked'), lt(mailTurns.sentAt, sql`now() - interval '60 days'`))),
    db
      .delete(notices)
      .where(
        or(lt(notices.toldAt, sql`now() - interval '1 day'`), lt(notices.happenedAt, sql`now() - interval '7 days'`)),
      ),
    db.delete(programTokens).where(lt(programTokens.expiresAt, passed)),
    // The radar looks back four weeks.
    db.delete(placeMoments).where(lt(placeMoments.week, sql`(now() at time zone 'utc')::date - 182`)),
  ])
  return {
    sessions: sessions.count,
    tokens: tokens.count,
    drafts: drafts.count + ofLinks,
    identity: identity.count,
    guesses: guesses.count,
    invitations: invitations.count,
    budgets: budgets.count,
    places: places.count,
    turns: turns.count,
    notices: told.count,
    programs: programs.count,
    weeks: weeks.count,
  }
}

/** Rows that one statement looks at, so that each is short. */
const batch = 5000

/**
 * Removes entries of the usage log older than so many days, and the sums that were made of them.
 * @returns how many entries
 */
export async function removeOldUsage(days: number): Promise<number> {
  const sums = await removeOldSums(days)
  let removed = 0
  for (let last = batch; last === batch; removed += last) {
    // Entries are numbered as they come: among the first ones are the oldest.
    const gone = await database().execute(sql`
      delete from usage_log where at < now() - make_interval(days => ${days}::int)
        and id in (select id from usage_log order by id limit ${batch})`)
    last = gone.count
  }
  if (sums > 0) await removeUnusedNumbers()
  return removed
}
