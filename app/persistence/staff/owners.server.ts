import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { relationships } from '#drizzle/schema/library.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { organisationOwners } from '#drizzle/schema/staff.ts'
import type { Actor } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { idShape } from '../documents/library-columns.ts'
import { noteAction } from './audit.server.ts'

/** Somebody of the provider's staff. */
export type Colleague = { id: string; name: string }

/** Who looks after an organisation, and who stands in for them; null where nobody does. */
export type Owners = { owner: Colleague | null; deputy: Colleague | null }

function requireStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff know who looks after an organisation.')
}

/** Everybody of the provider's staff who may sign in, by name. */
export async function listStaff(actor: Actor): Promise<(Colleague & { email: string })[]> {
  requireStaff(actor)
  return database()
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(eq(users.isAdmin, true), isNull(users.disabledAt)))
    .orderBy(asc(sql`lower(${users.name})`), asc(users.id))
}

/**
 * Who looks after an organisation.
 * @param organisationId anything
 */
export async function readOwners(actor: Actor, organisationId: string, tx: Queryable = database()): Promise<Owners> {
  requireStaff(actor)
  if (!idShape.test(organisationId)) return { owner: null, deputy: null }
  const [found] = await tx.execute<Owners>(sql`
    select jsonb_build_object('id', a.id, 'name', a.name) as owner, jsonb_build_object('id', d.id, 'name', d.name) as deputy
    from organisation_owners o left join users a on a.id = o.owner_id left join users d on d.id = o.deputy_id
    where o.organisation_id = ${organisationId}`)
  const known = (one: Colleague | undefined) => (one?.id ? one : null)
  return { owner: known(found?.owner ?? undefined), deputy: known(found?.deputy ?? undefined) }
}

/** What is to become of an organisation's owner or deputy; left out where that stays, null for nobody. */
export type OwnerChange = { ownerId?: string | null; deputyId?: string | null }

const isUnchanged = (stored: Owners, { ownerId, deputyId }: Required<OwnerChange>): boolean =>
  (stored.owner?.id ?? null) === ownerId && (stored.deputy?.id ?? null) === deputyId

/**
 * Gives one organisation an owner and a deputy, where it still has those that the page showed.
 * @returns 'stale' where somebody else changed them meanwhile; 'refused' where one of the people is no staff that may sign
 * in; null where there is no such organisation, or it is archived
 */
export async function changeOwners(
  actor: Actor,
  organisationId: string,
  known: Required<OwnerChange>,
  given: Required<OwnerChange>,
): Promise<'saved' | 'stale' | 'refused' | null> {
  requireStaff(actor)
  if (!idShape.test(organisationId)) return null
  return database().transaction(async (tx) => {
    const [there] = await tx
      .select({ id: organisations.id })
      .from(organisations)
      .where(and(eq(organisations.id, organisationId), isNull(organisations.archivedAt)))
      .for('no key update')
    if (!there) return null
    const stored = await readOwners(actor, organisationId, tx)
    if (isUnchanged(stored, given)) return 'saved'
    if (!isUnchanged(stored, known)) return 'stale'
    const changed = await assignAll(tx, actor, [organisationId], given)
    return changed === null ? 'refused' : 'saved'
  })
}

/**
 * Gives organisations an owner, a deputy, or both: all of them or none. The contact that an organisation sees follows its
 * owner where it is empty, or names the owner before: with name and address, and the number they have elsewhere.
 * @param organisationIds anything; those that are not there or archived are passed over
 * @param transaction the caller's, where it is done together with something else
 * @returns which of them changed; null where one of the people is no staff that may sign in
 */
export async function assignOwners(
  actor: Actor,
  organisationIds: readonly string[],
  change: OwnerChange,
  transaction?: Queryable,
): Promise<{ id: string; name: string }[] | null> {
  requireStaff(actor)
  if (transaction) return assignAll(transaction, actor, organisationIds, change)
  return database().transaction((tx) => assignAll(tx, actor, organisationIds, change))
}

async function assignAll(tx: Queryable, actor: Actor, organisationIds: readonly string[], change: OwnerChange) {
  const asked = [change.ownerId, change.deputyId].flatMap((id) => id ?? [])
  const people = await staffAmong(tx, asked)
  if (asked.some((id) => !people.has(id))) return null
  const found = await tx
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(
      and(
        inArray(
          organisations.id,
          organisationIds.filter((id) => idShape.test(id)),
        ),
        isNull(organisations.archivedAt),
      ),
    )
    .orderBy(asc(organisations.id))
    .for('no key update')
  const changed: { id: string; name: string }[] = []
  for (const organisation of found) {
    if (await assign(tx, actor, organisation.id, change, people)) changed.push(organisation)
  }
  return changed
}

type Staff = { id: string; name: string; email: string }

async function staffAmong(tx: Queryable, ids: readonly string[]): Promise<Map<string, Staff>> {
  const known = ids.filter((id) => idShape.test(id))
  if (known.length === 0) return new Map()
  const found = await tx
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(and(inArray(users.id, known), eq(users.isAdmin, true), isNull(users.disabledAt)))
    .for('key share')
  return new Map(found.map((one) => [one.id, one]))
}

/** Returns whether anything changed. */
async function assign(
  tx: Queryable,
  actor: Actor,
  organisationId: string,
  change: OwnerChange,
  people: Map<string, Staff>,
) {
  const own = eq(organisationOwners.organisationId, organisationId)
  const [before] = await tx.select().from(organisationOwners).where(own)
  const was = { ownerId: before?.ownerId ?? null, deputyId: before?.deputyId ?? null }
  const is = { ...was, ...change }
  if (is.ownerId === was.ownerId && is.deputyId === was.deputyId) return false
  await tx
    .insert(organisationOwners)
    .values({ organisationId, ...is })
    .onConflictDoUpdate({ target: organisationOwners.organisationId, set: { ...is, changedAt: sql`now()` } })
  const owner = people.get(change.ownerId ?? '')
  if (owner && owner.id !== was.ownerId) await followOwner(tx, actor, organisationId, owner, was.ownerId)
  const nameOf = (id: string | null | undefined) => (id ? (people.get(id)?.name ?? '') : '')
  const subject = { owner: nameOf(change.ownerId), deputy: nameOf(change.deputyId) }
  await noteAction(tx, actor, { action: 'owner-changed', organisationId, subject })
  return true
}

/** Names the owner as the contact, unless somebody else was chosen for that. */
async function followOwner(tx: Queryable, actor: Actor, organisationId: string, owner: Staff, before: string | null) {
  const [contact] = await tx.select().from(relationships).where(eq(relationships.organisationId, organisationId))
  const [last] = before === null ? [] : await tx.select({ email: users.email }).from(users).where(eq(users.id, before))
  const isEmpty = !contact || (contact.contactName === '' && contact.contactEmail === '' && contact.contactPhone === '')
  const isOfLast = last !== undefined && contact?.contactEmail.toLowerCase() === last.email.toLowerCase()
  if (!isEmpty && !isOfLast) return
  const [elsewhere] = await tx
    .select({ contactPhone: relationships.contactPhone, contactHours: relationships.contactHours })
    .from(relationships)
    .where(sql`lower(${relationships.contactEmail}) = lower(${owner.email}) and ${relationships.contactPhone} <> ''`)
    .orderBy(sql`${relationships.updatedAt} desc`)
    .limit(1)
  const values = {
    ...{ contactName: owner.name, contactEmail: owner.email },
    ...(elsewhere ?? { contactPhone: '', contactHours: '' }),
    ...{ version: (contact?.version ?? 0) + 1, updatedAt: sql`now()`, updatedByName: actor.name },
  }
  await tx
    .insert(relationships)
    .values({ ...values, organisationId })
    .onConflictDoUpdate({ target: relationships.organisationId, set: values })
}
