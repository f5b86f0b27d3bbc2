import { and, eq, isNull, sql } from 'drizzle-orm'
import { users } from '#drizzle/schema/organisations.ts'
import type { Language } from '#app/i18n/languages.ts'
import type { Actor } from './actor.ts'
import { database } from './database.server.ts'

/** Somebody who has signed in at the identity provider, and whether the portal lets them in. */
export type KnownUser = { userId: string; isDisabled: boolean }

/**
 * The user that belongs to a sign-in: by subject, else by e-mail address, whose record then keeps the subject. A record
 * that already has another subject stays with that one.
 * @param subject the provider's name for this person
 * @param verifiedEmail null where the provider does not vouch for the address
 * @returns null where there is no such user
 */
export async function findUserForSignIn(subject: string, verifiedEmail: string | null): Promise<KnownUser | null> {
  const found = { userId: users.id, disabledAt: users.disabledAt }
  const [known] = await database().select(found).from(users).where(eq(users.subject, subject))
  const user = known ?? (verifiedEmail === null ? undefined : await claimUser(subject, verifiedEmail))
  return user ? { userId: user.userId, isDisabled: user.disabledAt !== null } : null
}

async function claimUser(subject: string, email: string) {
  const [user] = await database()
    .update(users)
    .set({ subject })
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.subject)))
    .returning({ userId: users.id, disabledAt: users.disabledAt })
  return user
}

/** Keeps the language somebody chose for themselves. */
export async function saveLanguage(actor: Actor, language: Language): Promise<void> {
  await database().update(users).set({ language }).where(eq(users.id, actor.userId))
}
