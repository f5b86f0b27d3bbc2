import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import type { Actor } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { isId } from '../documents/documents.server.ts'
import { noteSecurity } from '../staff/security.server.ts'
import { lockUser, noteUser, type SeenUser, type UserDetails } from './staff-users.server.ts'
import { assertStaff } from './users-list.server.ts'

/** Why nothing was done: nobody does it to themselves, or somebody else changed them meanwhile. */
export type UserRefusal = 'self' | 'stale' | 'organisation'

/** What a page shows of a user, to find out whether somebody else changed them since. */
export const fingerprintOf = (user: Pick<SeenUser, 'name' | 'organisationId' | 'language' | 'disabledAt'>): string =>
  JSON.stringify([user.name, user.organisationId, user.language === 'en' ? 'en' : 'nl', user.disabledAt !== null])

/**
 * Changes a user. There is always somebody left who looks after users: nobody stops being staff by their own hand, and
 * only those who are staff themselves can do it to others, also where two do it to each other at once.
 * @param id anything
 * @param fingerprint of the user as the page showed them
 * @returns why nothing was done, 'shut-out' where the actor no longer looks after users; null where there is no such user
 */
export async function changeUser(
  actor: Actor,
  id: string,
  details: UserDetails,
  fingerprint: string,
): Promise<Changed | null> {
  return changeLocked(actor, id, async (tx, found) => {
    if (fingerprintOf(found) !== fingerprint) return 'stale'
    const isAdmin = details.organisationId === null
    if (id === actor.userId && !isAdmin) return 'self'
    const stays = details.organisationId === found.organisationId
    if (!isAdmin && !stays && !(await isOpen(tx, details.organisationId))) return 'organisation'
    await tx
      .update(users)
      .set({ ...details, isAdmin, ...(!isAdmin && { mayReadSecurityLog: false }) })
      .where(eq(users.id, id))
    await noteUser(tx, actor, 'user-changed', { ...details, userId: id, email: found.email })
    return 'changed'
  })
}

/**
 * Keeps a user out, or lets them in again. Their sessions are still to be ended.
 * @param id anything
 * @returns why nothing was done, 'shut-out' where the actor no longer looks after users; null where there is no such user
 */
export async function setDisabled(actor: Actor, id: string, isDisabled: boolean): Promise<Changed | null> {
  return changeLocked(actor, id, async (tx, found) => {
    if (id === actor.userId) return 'self'
    if ((found.disabledAt !== null) === isDisabled) return 'stale'
    const values = isDisabled
      ? { disabledAt: sql`now()`, disabledByName: actor.name }
      : { disabledAt: null, disabledByName: null }
    await tx.update(users).set(values).where(eq(users.id, id))
    await noteUser(tx, actor, isDisabled ? 'user-disabled' : 'user-enabled', { ...found, userId: id })
    return 'changed'
  })
}

/**
 * Lets somebody of the staff read the security log, or no longer. Nobody does it to themselves.
 * @param id anything
 * @returns why nothing was done, 'shut-out' where the actor no longer looks after users; null where there is no such user
 */
export async function setSecurityReader(actor: Actor, id: string, isGiven: boolean): Promise<Changed | null> {
  return changeLocked(actor, id, async (tx, found) => {
    if (id === actor.userId) return 'self'
    if (!found.isAdmin || found.disabledAt !== null || found.mayReadSecurityLog === isGiven) return 'stale'
    await tx.update(users).set({ mayReadSecurityLog: isGiven }).where(eq(users.id, id))
    const facts = { right: 'security-log', given: isGiven ? 'yes' : 'no' }
    await noteSecurity({ kind: 'rights-changed', actorId: actor.userId, personId: id, facts }, tx)
    return 'changed'
  })
}

type Changed = 'changed' | 'shut-out' | UserRefusal
type Found = NonNullable<Awaited<ReturnType<typeof lockUser>>>

/** Changes a user while nobody else changes users, by the hand of somebody who still looks after them. */
async function changeLocked(
  actor: Actor,
  id: string,
  change: (tx: Queryable, found: Found) => Promise<Changed>,
): Promise<Changed | null> {
  assertStaff(actor)
  return database().transaction(async (tx) => {
    if (!(await lockStaff(tx, actor))) return 'shut-out'
    const found = await lockUser(tx, id)
    return found ? change(tx, found) : null
  })
}

/**
 * Lets one member of staff after the other change users.
 * @returns false for anyone who was shut out while waiting, who may not any more
 */
async function lockStaff(tx: Queryable, actor: Actor): Promise<boolean> {
  const staff = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.disabledAt)))
    .orderBy(asc(users.id))
    .for('update')
  return staff.some(({ id }) => id === actor.userId)
}

async function isOpen(tx: Queryable, id: string | null): Promise<boolean> {
  if (id === null || !isId(id)) return false
  const open = and(eq(organisations.id, id), isNull(organisations.archivedAt))
  return (await tx.select({ id: organisations.id }).from(organisations).where(open).for('key share')).length > 0
}
