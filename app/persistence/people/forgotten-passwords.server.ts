import { and, count, eq, gt, isNull, sql } from 'drizzle-orm'
import { identityInvitations } from '#drizzle/schema/identity.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { isLanguage, type Language } from '#app/platform/i18n/languages.ts'
import { noteAction } from '../staff/audit.server.ts'
import { noteSecurity } from '../staff/security.server.ts'
import { database, type Queryable } from '../database.server.ts'
import { asciiLower, asciiLowerOf } from './ascii-lower.ts'

/** Somebody who may choose a new password. */
export type Forgetful = {
  userId: string
  name: string
  email: string
  language: Language | null
  organisationId: string | null
  organisationName: string | null
}

/**
 * Writes a link for somebody who forgot their password, where there is such a user and few links were written of late.
 * @param email anything
 * @param most links in 15 minutes
 * @param write what goes with it, in the same transaction
 */
export async function writeForForgetful(
  email: string,
  most: number,
  write: (tx: Queryable, person: Forgetful) => Promise<unknown>,
): Promise<void> {
  await database().transaction(async (tx) => {
    const person = await lockForgetful(tx, email)
    if (!person) return
    const isRecent = gt(identityInvitations.createdAt, sql`now() - interval '15 minutes'`)
    const [recent] = await tx
      .select({ links: count() })
      .from(identityInvitations)
      .where(and(eq(identityInvitations.email, asciiLower(person.email)), isRecent))
    if ((recent?.links ?? 0) >= most) return
    await write(tx, person)
    await noteSecurity({ kind: 'password-asked', personId: person.userId }, tx)
  })
}

/** Somebody who may use the portal; those who ask for the same person at once come one after the other. */
async function lockForgetful(tx: Queryable, email: string): Promise<Forgetful | null> {
  const [person] = await tx
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      language: users.language,
      organisationId: users.organisationId,
      organisationName: organisations.name,
    })
    .from(users)
    .leftJoin(organisations, eq(organisations.id, users.organisationId))
    .where(
      and(eq(asciiLowerOf(users.email), asciiLower(email)), isNull(users.disabledAt), isNull(organisations.archivedAt)),
    )
    .for('no key update', { of: users })
  return person ? { ...person, language: isLanguage(person.language) ? person.language : null } : null
}

/**
 * Writes a link for somebody who forgot their password, from the command line; noted as done by the portal itself.
 * @param write makes the link, in the same transaction
 * @returns what `write` gave; null where there is no such user, or they are kept out
 */
export async function makeNewPasswordLink<Link>(
  email: string,
  write: (tx: Queryable, person: Forgetful) => Promise<Link>,
): Promise<Link | null> {
  return database().transaction(async (tx) => {
    const person = await lockForgetful(tx, email)
    if (!person) return null
    const { userId, organisationId, name } = person
    const subject = { user: userId, name, email: person.email }
    const note = { action: 'password-link-made' as const, organisationId, subject }
    await noteAction(tx, { userId: null, name: 'reset-password' }, note)
    return write(tx, person)
  })
}
