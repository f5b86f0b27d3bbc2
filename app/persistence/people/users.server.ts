import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { isLanguage, type Language } from '#app/platform/i18n/languages.ts'
import type { Actor } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { asciiLower, asciiLowerOf } from './ascii-lower.ts'

/** Who somebody is to an identity provider. The same subject is somebody else at another one. */
export type Identity = {
  /** Which provider: `AuthConfig.people`. */
  issuer: string
  /** The provider's name for this person. */
  subject: string
}

/** Somebody who has signed in at the identity provider, and whether the portal keeps them out: they or their organisation. */
export type KnownUser = { userId: string; isDisabled: boolean }

/**
 * The user that belongs to a sign-in: by provider and subject, else by e-mail address, whose record then keeps both. A
 * record that is somebody's already stays theirs, whatever another provider or subject says.
 * @param verifiedEmail null where the provider does not vouch for the address
 * @returns null where there is no such user
 */
export async function findUserForSignIn(identity: Identity, verifiedEmail: string | null): Promise<KnownUser | null> {
  const known = await findUser(identity)
  if (known || verifiedEmail === null) return known
  return (await claimUser(identity, verifiedEmail)) ? findUser(identity) : null
}

const isTheirs = ({ issuer, subject }: Identity) => and(eq(users.issuer, issuer), eq(users.subject, subject))

async function findUser(identity: Identity): Promise<KnownUser | null> {
  const isDisabled = or(isNotNull(users.disabledAt), isNotNull(organisations.archivedAt))
  const [user] = await database()
    .select({ userId: users.id, isDisabled: sql<boolean>`${isDisabled}` })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(isTheirs(identity))
  return user ?? null
}

async function claimUser({ issuer, subject }: Identity, email: string): Promise<boolean> {
  // Records from before the provider was kept: the one that knows this subject and vouches for this address gave it.
  const isOlder = and(eq(users.subject, subject), isNull(users.issuer))
  const hasAddress = eq(asciiLowerOf(users.email), asciiLower(email))
  const claimed = await database()
    .update(users)
    .set({ issuer, subject })
    .where(and(hasAddress, or(isNull(users.subject), isOlder)))
    .returning({ userId: users.id })
  return claimed.length > 0
}

/**
 * The person whom a provider knows by a subject, where they may use the portal.
 * @returns null where there is no such user, or they are disabled or their organisation is archived
 */
export async function readActor(identity: Identity): Promise<{ actor: Actor; organisationName: string | null } | null> {
  const [row] = await database()
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      language: users.language,
      isAdmin: users.isAdmin,
      staffRole: users.staffRole,
      organisationId: users.organisationId,
      organisationName: organisations.name,
    })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(and(isTheirs(identity), isNull(users.disabledAt), isNull(organisations.archivedAt)))
  if (!row) return null
  const { organisationName, language, ...person } = row
  return { actor: { ...person, language: isLanguage(language) ? language : null }, organisationName }
}

/** Keeps the language somebody chose for themselves. */
export async function saveLanguage(actor: Actor, language: Language, tx: Queryable = database()): Promise<void> {
  await tx.update(users).set({ language }).where(eq(users.id, actor.userId))
}
