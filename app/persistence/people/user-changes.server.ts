import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { may, type StaffRole } from '#app/persistence/staff-rights.ts'
import type { Actor } from '../actor.ts'
import { endAssignmentsOf } from '../assignments/assignment-changes.server.ts'
import { database, type Queryable } from '../database.server.ts'
import { isId } from '../documents/documents.server.ts'
import { noteSecurity } from '../staff/security.server.ts'
import { lockUser, noteUser, type SeenUser, type UserDetails } from './staff-users.server.ts'
import { assertStaff } from './users-list.server.ts'

/** Why nothing was done: nobody does it to themselves, only administrators do it, or somebody else changed them meanwhile. */
export type UserRefusal = 'self' | 'stale' | 'organisation' | 'right'

/** What a page shows of a user, to find out whether somebody else changed them since. */
export const fingerprintOf = (user: Shown): string => {
  const { name, organisationId, staffRole, disabledAt } = user
  return JSON.stringify([name, organisationId, user.language === 'en' ? 'en' : 'nl', staffRole, disabledAt !== null])
}
type Shown = Pick<SeenUser, 'name' | 'organisationId' | 'language' | 'staffRole' | 'disabledAt'>

/**
 * Changes a user. There is always an administrator left: nobody stops being one by their own hand, and only who is one can
 * do it to others, also where two do it to each other at once.
 * @param id anything
 * @param fingerprint of the user as the page showed them
 * @returns why nothing was done, 'shut-out' where the actor no longer looks after users; null where there is no such user
 */
export async function changeUser(
  asking: Actor,
  id: string,
  details: UserDetails,
  fingerprint: string,
): Promise<Changed | null> {
  return changeLocked(asking, id, async (tx, found, actor) => {
    if (fingerprintOf(found) !== fingerprint) return 'stale'
    const isAdmin = details.organisationId === null
    if (isAdmin && !may(actor, 'administer')) return 'right'
    if (id === actor.userId && (details.staffRole ?? null) !== found.staffRole) return 'self'
    const stays = details.organisationId === found.organisationId
    if (!isAdmin && !stays && !(await isOpen(tx, details.organisationId))) return 'organisation'
    await tx
      .update(users)
      .set({ ...details, isAdmin, ...(!isAdmin && { mayReadSecurityLog: false, maySignForProvider: false }) })
      .where(eq(users.id, id))
    if (!stays) await endAssignmentsOf(tx, actor, id)
    await noteUser(tx, actor, 'user-changed', { ...details, userId: id, email: found.email })
    await noteRole(tx, actor, found, details.staffRole ?? null)
    return 'changed'
  })
}

/** A change of what somebody may do stands in the security log, too. */
async function noteRole(tx: Queryable, actor: Actor, found: Found, staffRole: StaffRole | null) {
  if (staffRole === found.staffRole) return
  const facts = { right: 'staff-role', given: staffRole ?? 'none' }
  await noteSecurity({ kind: 'rights-changed', actorId: actor.userId, personId: found.id, facts }, tx)
}

/**
 * Keeps a user out, or lets them in again. What was given to them to do is nobody's again. Their sessions are still to be ended.
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
    if (isDisabled) await endAssignmentsOf(tx, actor, id)
    await noteUser(tx, actor, isDisabled ? 'user-disabled' : 'user-enabled', { ...found, userId: id })
    return 'changed'
  })
}

/** What is said of each member of staff apart, by its name in the security log: it comes with no role. */
const personalRights = {
  'security-log': 'mayReadSecurityLog',
  'sign-for-provider': 'maySignForProvider',
} as const
export type PersonalRight = keyof typeof personalRights

/**
 * Lets somebody of the staff read the security log or sign for the provider, or no longer. Nobody does it to themselves.
 * @param id anything
 * @returns why nothing was done, 'shut-out' where the actor no longer looks after users; null where there is no such user
 */
export async function setPersonalRight(
  actor: Actor,
  id: string,
  right: PersonalRight,
  isGiven: boolean,
): Promise<Changed | null> {
  return changeLocked(actor, id, async (tx, found) => {
    const column = personalRights[right]
    if (id === actor.userId) return 'self'
    if (!found.isAdmin || found.disabledAt !== null || found[column] === isGiven) return 'stale'
    await tx
      .update(users)
      .set({ [column]: isGiven })
      .where(eq(users.id, id))
    const facts = { right, given: isGiven ? 'yes' : 'no' }
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
  change: (tx: Queryable, found: Found, actor: Actor) => Promise<Changed>,
): Promise<Changed | null> {
  assertStaff(actor)
  return database().transaction(async (tx) => {
    const role = await lockStaff(tx, actor)
    if (role === undefined) return 'shut-out'
    const asker = { ...actor, staffRole: role }
    const found = await lockUser(tx, id)
    if (!found) return null
    return may(asker, found.isAdmin ? 'administer' : 'work') ? change(tx, found, asker) : 'right'
  })
}

/**
 * Lets one member of staff after the other change users.
 * @returns the role of the actor by now; undefined for anyone who was shut out while waiting
 */
async function lockStaff(tx: Queryable, actor: Actor): Promise<StaffRole | null | undefined> {
  const staff = await tx
    .select({ id: users.id, staffRole: users.staffRole })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.disabledAt)))
    .orderBy(asc(users.id))
    .for('update')
  return staff.find(({ id }) => id === actor.userId)?.staffRole
}

async function isOpen(tx: Queryable, id: string | null): Promise<boolean> {
  if (id === null || !isId(id)) return false
  const open = and(eq(organisations.id, id), isNull(organisations.archivedAt))
  return (await tx.select({ id: organisations.id }).from(organisations).where(open).for('key share')).length > 0
}
