import { and, asc, count, desc, ne, sql } from 'drizzle-orm'
import { documents } from '#drizzle/schema/documents.ts'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'
import { joinLocationNames, locationNameAt } from '../organisations/location-names.ts'
import {
  assertStaff,
  belongsTo,
  organisationAtWork,
  type ReviewedDocument,
  type ReviewFilter,
} from './verdict-queue.server.ts'

/** A document that waits, as far as is needed to name it and to go there. */
export type WaitingDocument = Pick<
  ReviewedDocument,
  'organisationId' | 'id' | 'documentType' | 'locationIndex' | 'locationName'
>

const waitingColumns = {
  organisationId: documents.organisationId,
  id: documents.id,
  documentType: documents.documentType,
  locationIndex: documents.locationIndex,
  locationName: locationNameAt(documents.locationIndex),
}

const selectWaiting = () =>
  database()
    .select(waitingColumns)
    .from(documents)
    .innerJoin(...organisationAtWork)
    .leftJoin(...joinLocationNames(documents.organisationId))

/** Where a document stands in the queue: moment and id, as one value. */
const orderKey = sql`(${documents.createdAt}, ${documents.id})`
const orderKeyOf = (id: string) => sql`(select d.created_at, d.id from ${documents} d where d.id = ${id} limit 1)`

/**
 * The document to check after this one: the next in the queue, or the first where none comes after it.
 * @param actor somebody of the provider's staff
 * @returns null where nothing else waits
 */
export async function readNextWaiting(
  actor: Actor,
  { id }: { id: string },
  filter: Omit<ReviewFilter, 'list'>,
): Promise<WaitingDocument | null> {
  assertStaff(actor)
  const isLater = sql`${orderKey} > ${orderKeyOf(id)}`
  const [next] = await selectWaiting()
    .where(and(belongsTo(actor, { ...filter, list: 'waiting' }), ne(documents.id, id)))
    .orderBy(desc(isLater), asc(documents.createdAt), asc(documents.id))
    .limit(1)
  return next ?? null
}

/** The document before this one in the queue; null where it is the first. For somebody of the provider's staff. */
export async function readPreviousWaiting(
  actor: Actor,
  { id }: { id: string },
  filter: Omit<ReviewFilter, 'list'>,
): Promise<WaitingDocument | null> {
  assertStaff(actor)
  const [previous] = await selectWaiting()
    .where(and(belongsTo(actor, { ...filter, list: 'waiting' }), sql`${orderKey} < ${orderKeyOf(id)}`))
    .orderBy(desc(documents.createdAt), desc(documents.id))
    .limit(1)
  return previous ?? null
}

/** How many documents wait, and the place of this one among them, from 1; null where it is not one of them. */
export async function readPlaceInQueue(
  actor: Actor,
  { id }: { id: string },
  filter: Omit<ReviewFilter, 'list'>,
): Promise<{ total: number; place: number | null }> {
  assertStaff(actor)
  const [counted] = await database()
    .select({
      total: count(),
      before: sql<number>`count(*) filter (where ${orderKey} < ${orderKeyOf(id)})`.mapWith(Number),
      isIn: sql<boolean>`coalesce(bool_or(${documents.id} = ${id}), false)`,
    })
    .from(documents)
    .innerJoin(...organisationAtWork)
    .where(belongsTo(actor, { ...filter, list: 'waiting' }))
  return { total: counted?.total ?? 0, place: counted?.isIn ? counted.before + 1 : null }
}
