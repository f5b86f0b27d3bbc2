import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { itemRequests } from '#drizzle/schema/requests.ts'
import type { Contributor, Member, Tenant } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { isId } from '../documents/documents.server.ts'

/** That a task does not apply to a location: what was asked, and what became of it. */
export type ItemRequest = {
  id: string
  /** The key of the task. */
  item: string
  reason: string
  createdAt: Date
  createdBy: string | null
  createdByName: string
  withdrawnAt: Date | null
  withdrawnByName: string | null
  answeredAt: Date | null
  answeredByName: string | null
  answer: string | null
  /** Whether provider staff agreed; null where they did not answer, or were not asked that. */
  agreed: boolean | null
}

/** What is read of a request. */
export const requestColumns = {
  id: itemRequests.id,
  item: itemRequests.item,
  reason: itemRequests.reason,
  createdAt: itemRequests.createdAt,
  createdBy: itemRequests.createdBy,
  createdByName: itemRequests.createdByName,
  withdrawnAt: itemRequests.withdrawnAt,
  withdrawnByName: itemRequests.withdrawnByName,
  answeredAt: itemRequests.answeredAt,
  answeredByName: itemRequests.answeredByName,
  answer: itemRequests.answer,
  agreed: itemRequests.agreed,
}

/** Neither withdrawn nor answered. */
export const isOpenRequest = and(isNull(itemRequests.withdrawnAt), isNull(itemRequests.answeredAt))

/**
 * Whether a location asked anything about its tasks, as a column of a prepared statement that has `organisationId` and
 * `locationIndex`. It is found out once, not for every row.
 */
export const hasPlaceRequests = () => sql<boolean>`exists (
  select from item_requests r where r.organisation_id = ${sql.placeholder('organisationId')}
    and r.location_index = ${sql.placeholder('locationIndex')}::int and r.withdrawn_at is null
)`

/** Every request of a location, the latest first; also those that were withdrawn. */
export async function readItemRequests({ organisationId }: Tenant, locationIndex: number): Promise<ItemRequest[]> {
  return database()
    .select(requestColumns)
    .from(itemRequests)
    .where(and(eq(itemRequests.organisationId, organisationId), eq(itemRequests.locationIndex, locationIndex)))
    .orderBy(desc(itemRequests.createdAt), desc(itemRequests.id))
}

/**
 * Adds a request; anyone who calls this has seen to it, in the same transaction, that there is such a location. Where one
 * is open already it stays the only one.
 * @returns whether it was added
 */
export async function addItemRequest(
  tx: Queryable,
  { organisationId, userId, name }: Member,
  { item, locationIndex, reason }: { item: string; locationIndex: number; reason: string },
): Promise<boolean> {
  const row = { organisationId, item, locationIndex, reason, createdBy: userId, createdByName: name }
  return (await tx.insert(itemRequests).values(row).onConflictDoNothing().returning()).length > 0
}

/**
 * Withdraws a request that is open, whoever of the organisation made it.
 * @param id anything
 * @returns false where there is none that is open
 */
export async function withdrawItemRequest({ organisationId, name }: Member, id: string): Promise<boolean> {
  if (!isId(id)) return false
  const withdrawn = await database()
    .update(itemRequests)
    .set({ withdrawnAt: sql`now()`, withdrawnByName: name })
    .where(and(eq(itemRequests.organisationId, organisationId), eq(itemRequests.id, id), isOpenRequest))
    .returning()
  return withdrawn.length > 0
}

/** Withdraws the open request of a task in the transaction in which the task becomes done: there is nothing to decide any more. */
export async function withdrawWithTask(
  tx: Queryable,
  { organisationId, name }: Contributor,
  { item, locationIndex }: { item: string; locationIndex: number | null },
): Promise<void> {
  if (locationIndex === null) return
  const ofTask = and(eq(itemRequests.item, item), eq(itemRequests.locationIndex, locationIndex), isOpenRequest)
  await tx
    .update(itemRequests)
    .set({ withdrawnAt: sql`now()`, withdrawnByName: name })
    .where(and(eq(itemRequests.organisationId, organisationId), ofTask))
}
