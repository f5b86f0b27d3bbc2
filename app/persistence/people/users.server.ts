import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { isLanguage, type Language } from '#app/platform/i18n/languages.ts'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'

/** Somebody who has signed in at the identity provider, and whether the portal keeps them out: they or their organisation. */
export type KnownUser = { userId: string; isDisabled: boolean }

/**
 * The user that belongs to a sign-in: by subject, else by e-mail address, whose record then keeps the subject. A record
 * that already has another subject stays with that one.
 * @param subject the provider's name for this person
 * @param verifiedEmail null where the provider does not vouch for the address
 * @returns null where there is no such user
 */
export async function findUserForSignIn(subject: string, verifiedEmail: string | null): Promise<KnownUser | null> {
  const known = await findUser(subject)
  if (known || verifiedEmail === null) return known
  return (await claimUser(subject, verifiedEmail)) ? findUser(subject) : null
}

async function findUser(subject: string): Promise<KnownUser | null> {
  const isDisabled = or(isNotNull(users.disabledAt), isNotNull(organisations.archivedAt))
  const [user] = await database()
    .select({ userId: users.id, isDisabled: sql<boolean>`${isDisabled}` })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(eq(users.subject, subject))
  return user ?? null
}

async function claimUser(subject: string, email: string): Promise<boolean> {
  const claimed = await database()
    .update(users)
    .set({ subject })
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.subject)))
    .returning({ userId: users.id })
  return claimed.length > 0
}

/**
 * The person a subject belongs to, where they may use the portal.
 * @param subject the provider's name for this person
 * @returns null where there is no such user, or they are disabled or their organisation is archived
 */
export async function readActor(subject: string): Promise<{ actor: Actor; organisationName: string | null } | null> {
  const [row] = await database()
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      language: users.language,
      isAdmin: users.isAdmin,
      organisationId: users.organisationId,
      organisationName: organisations.name,
    })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(and(eq(users.subject, subject), isNull(users.disabledAt), isNull(organisations.archivedAt)))
  if (!row) return null
  const { organisationName, language, ...person } = row
  return { actor: { ...person, language: isLanguage(language) ? language : null }, organisationName }
}

/** Keeps the language somebody chose for themselves. */
export async function saveLanguage(actor: Actor, language: Language): Promise<void> {
  await database().update(users).set({ language }).where(eq(users.id, actor.userId))
}
