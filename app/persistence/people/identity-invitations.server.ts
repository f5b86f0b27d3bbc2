import { randomUUID } from 'node:crypto'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { identityAccounts, identityInvitations, identityStore } from '#drizzle/schema/identity.ts'
import { users } from '#drizzle/schema/organisations.ts'
import { noteAction } from '../staff/audit.server.ts'
import { noteSecurity } from '../staff/security.server.ts'
import { database, type Queryable } from '../database.server.ts'
import { asciiLower, asciiLowerOf } from './ascii-lower.ts'

const small = asciiLower
const isOpen = and(isNull(identityInvitations.usedAt), gt(identityInvitations.expiresAt, sql`now()`))
const isTheirs = eq(asciiLowerOf(users.email), identityInvitations.email)

/** What a link to choose a password is for: coming in for the first time, or a password that was forgotten. */
export type InvitationKind = (typeof identityInvitations.$inferSelect)['kind']

/** A link to be kept; `hours` is how long it works. */
type NewInvitation = { tokenHash: string; email: string; name: string; kind: InvitationKind; hours: number }

/**
 * Keeps links by which people choose a password, in the transaction that writes their mail. One for a forgotten
 * password ends those that were made for it before.
 * @param links with as `tokenHash` the hexadecimal SHA-256 of what stands in the link
 */
export async function addInvitations(tx: Queryable, links: readonly NewInvitation[]): Promise<void> {
  const forgotten = links.filter(({ kind }) => kind === 'new-password').map(({ email }) => small(email))
  if (forgotten.length > 0) {
    await tx
      .update(identityInvitations)
      .set({ usedAt: sql`now()` })
      .where(
        and(
          inArray(identityInvitations.email, forgotten),
          eq(identityInvitations.kind, 'new-password'),
          isNull(identityInvitations.usedAt),
        ),
      )
  }
  const rows = links.map(({ email, hours, ...link }) => ({
    ...{ ...link, email: small(email) },
    expiresAt: sql`now() + make_interval(hours => ${hours})`,
  }))
  if (rows.length > 0) await tx.insert(identityInvitations).values(rows)
}

/**
 * Whose password a link is for.
 * @returns null where the link was used, is too old or none at all, or its user is kept out
 */
export async function findInvitation(tokenHash: string): Promise<{ email: string; name: string } | null> {
  const [found] = await database()
    .select({ email: identityInvitations.email, name: identityInvitations.name })
    .from(identityInvitations)
    .innerJoin(users, isTheirs)
    .where(and(eq(identityInvitations.tokenHash, tokenHash), isOpen, isNull(users.disabledAt)))
  return found ?? null
}

/** Whose password a link has changed. */
export type Spent = { userId: string; account: { id: string; email: string } }

/**
 * Uses a link up: the account gets this password, or is made; other links for the same person work no more, and anyone who
 * was signed in at the provider with the old password is signed out there.
 * @returns the portal's user and the account; null where the link does not work, also where it was used a moment ago
 */
export async function spendInvitation(tokenHash: string, passwordHash: string): Promise<Spent | null> {
  return database().transaction(async (tx) => {
    const [used] = await tx
      .update(identityInvitations)
      .set({ usedAt: sql`now()` })
      .where(and(eq(identityInvitations.tokenHash, tokenHash), isOpen, isTheirs, isNull(users.disabledAt)))
      .from(users)
      .returning({ userId: users.id, email: identityInvitations.email, name: users.name })
    if (!used) return null
    const { userId, email, name } = used
    const target = identityAccounts.email
    const [account] = await tx
      .insert(identityAccounts)
      .values({ id: randomUUID(), email, name, passwordHash })
      .onConflictDoUpdate({ target, set: { passwordHash } })
      .returning({ id: identityAccounts.id })
    if (!account) throw new Error('The account was not kept.')
    await tx
      .update(identityInvitations)
      .set({ usedAt: sql`now()` })
      .where(and(eq(identityInvitations.email, email), isNull(identityInvitations.usedAt)))
    const accountId = sql`${identityStore.payload} ->> 'accountId'`
    await tx.delete(identityStore).where(eq(accountId, account.id))
    await noteSecurity({ kind: 'password-changed', actorId: userId, personId: userId }, tx)
    return { userId, account: { id: account.id, email } }
  })
}

/**
 * Makes an administrator from the command line, or writes another link for one; noted as done by the portal itself.
 * @param write makes the link, in the same transaction
 * @returns what `write` gave; null where the e-mail address is that of somebody who is no administrator, or is kept out
 */
export async function makeAdministrator<Link>(
  { email, name }: { email: string; name: string },
  write: (tx: Queryable) => Promise<Link>,
): Promise<Link | null> {
  return database().transaction(async (tx) => {
    const person = { email, name, isAdmin: true, staffRole: 'administrator' as const, invitedAt: sql`now()` }
    await tx.insert(users).values(person).onConflictDoNothing()
    const [user] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(asciiLowerOf(users.email), small(email)), eq(users.isAdmin, true), isNull(users.disabledAt)))
    if (!user) return null
    await giveFirstReader(tx, user.id)
    const subject = { user: user.id, name, email }
    const note = { action: 'administrator-made' as const, organisationId: null, subject }
    await noteAction(tx, { userId: null, name: 'create-admin' }, note)
    return write(tx)
  })
}

/** Somebody has to be the first who may read the security log: nobody gives that to themselves. */
const giveFirstReader = (tx: Queryable, id: string) =>
  tx
    .update(users)
    .set({ mayReadSecurityLog: true })
    .where(
      and(
        eq(users.id, id),
        sql`not exists (select from users u where u.may_read_security_log and u.disabled_at is null)`,
      ),
    )
