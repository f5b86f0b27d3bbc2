import { eq, sql } from 'drizzle-orm'
import { mailPreferences } from '#drizzle/schema/notifications.ts'
import { users } from '#drizzle/schema/organisations.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Actor } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { saveLanguage } from '../people/users.server.ts'
import { usualPreferences, type MailPreferences } from './preferences.ts'

type Row = Omit<typeof mailPreferences.$inferSelect, 'userId' | 'updatedAt'>

/** What is kept of somebody, or nothing, as what they chose. */
export function preferencesIn(row: Row | null | undefined): MailPreferences {
  if (!row) return usualPreferences
  const { timeZone, muted, digestDay, digestHour, quietFrom, quietUntil } = row
  const quiet = quietFrom === null || quietUntil === null ? null : { from: quietFrom, until: quietUntil }
  return { timeZone, muted, digestDay, digestHour, quiet }
}

const rowOf = ({ quiet, muted, ...rest }: MailPreferences) => ({
  ...rest,
  muted: [...muted],
  quietFrom: quiet?.from ?? null,
  quietUntil: quiet?.until ?? null,
})

/** What somebody chose about messages to themselves. */
export const readOwnPreferences = ({ userId }: Actor): Promise<MailPreferences> => readPreferences(database(), userId)

/** The same of anybody, for what writes to them. */
export async function readPreferences(tx: Queryable, userId: string): Promise<MailPreferences> {
  const [row] = await tx.select().from(mailPreferences).where(eq(mailPreferences.userId, userId))
  return preferencesIn(row)
}

/** Keeps what somebody chose about messages, in place of what they chose before. */
export async function savePreferences(
  { userId }: Actor,
  chosen: MailPreferences,
  tx: Queryable = database(),
): Promise<void> {
  await tx
    .insert(mailPreferences)
    .values({ userId, ...rowOf(chosen) })
    .onConflictDoUpdate({ target: mailPreferences.userId, set: { ...rowOf(chosen), updatedAt: sql`now()` } })
}

/** Keeps somebody's language and what they chose about messages: both, or neither. */
export async function saveOwnSettings(actor: Actor, language: Language, chosen: MailPreferences): Promise<void> {
  await database().transaction(async (tx) => {
    await saveLanguage(actor, language, tx)
    await savePreferences(actor, chosen, tx)
  })
}

/** Whether somebody does not want messages of a cause; null where there is no such person. */
export async function isMuted(userId: string, cause: string): Promise<boolean | null> {
  const [found] = await database()
    .select({ isMuted: sql<boolean>`coalesce(${cause}::text = any(${mailPreferences.muted}), false)` })
    .from(users)
    .leftJoin(mailPreferences, eq(mailPreferences.userId, users.id))
    .where(eq(users.id, userId))
  return found?.isMuted ?? null
}

/** Stops messages of one cause to somebody; whoever has the address of the message may. Twice is the same as once. */
export async function muteCause(userId: string, cause: string): Promise<void> {
  const { muted } = mailPreferences
  await database()
    .insert(mailPreferences)
    .values({ userId, ...rowOf({ ...usualPreferences, muted: [cause] }) })
    .onConflictDoUpdate({
      target: mailPreferences.userId,
      set: { muted: sql`array(select distinct unnest(${muted} || ${cause}::text))`, updatedAt: sql`now()` },
    })
}
