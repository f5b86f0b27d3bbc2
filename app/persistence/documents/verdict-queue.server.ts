import { and, asc, count, eq, isNotNull, isNull, ne, sql, type Column, type SQL } from 'drizzle-orm'
import { documents } from '#drizzle/schema/documents.ts'
import { organisations } from '#drizzle/schema/organisations.ts'
import type { Actor } from '../actor.ts'
import { exactly, isBehind, readInBatches } from '../batches.server.ts'
import { database } from '../database.server.ts'
import { documentColumns, isId, type StoredDocument } from './documents.server.ts'
import { orderedBy, usualReviewOrder } from './verdict-order.ts'
import { narrowedTo, type ListNarrowing } from '../list-narrowing.server.ts'
import { openRequestsCounted } from '../requests/request-answers.server.ts'
import { joinLocationNames, locationNameAt, locationNameOf } from '../organisations/location-names.ts'

/** A document as provider staff see it: with where it comes from. */
export type ReviewedDocument = StoredDocument & {
  organisationId: string
  organisationName: string
  /** Null for the organisation as a whole, and where the location has no name. */
  locationName: string | null
  removedAt: Date | null
  removedByName: string | null
}

/**
 * Which documents are asked for. They are searched by file, organisation, location, who uploaded them and who checked them.
 */
export type ReviewFilter = ListNarrowing & {
  /** What waits for a check, or what was checked. */
  list: 'waiting' | 'reviewed'
  /** Anything; null for all organisations. */
  organisationId: string | null
  /** The key of an item; null for all. */
  documentType: string | null
}

const reviewColumns = {
  ...documentColumns,
  organisationId: documents.organisationId,
  organisationName: organisations.name,
  locationName: locationNameAt(documents.locationIndex),
  removedAt: documents.removedAt,
  removedByName: documents.removedByName,
}

/** A join with the organisation of a document, where it is not archived. */
export const organisationAtWork = [
  organisations,
  and(eq(organisations.id, documents.organisationId), isNull(organisations.archivedAt)),
] as const

const selectReviews = (moment: Column = documents.createdAt) =>
  database()
    .select({ ...reviewColumns, place: exactly(moment) })
    .from(documents)
    .innerJoin(...organisationAtWork)
    .leftJoin(...joinLocationNames(documents.organisationId))

// As in the index documents_to_review; what belongs to an archived location is not waited for.
const waits = sql`${documents.userUploaded} and not ${documents.accepted} and ${documents.returnReason} is null
  and ${documents.removedAt} is null and ${documents.replacedAt} is null and ${documents.archivedLocationId} is null`

/** What belongs into a list; what holds a virus is nobody's to check. */
export function belongsTo(
  actor: Actor,
  { list, organisationId, documentType, ...narrowing }: ReviewFilter,
): SQL | undefined {
  const texts = [
    ...[documents.name, documents.createdByName, documents.reviewedByName, organisations.name],
    locationNameOf(documents.organisationId, documents.locationIndex),
  ]
  const isListed =
    list === 'waiting'
      ? waits
      : and(eq(documents.userUploaded, true), isNotNull(documents.reviewedAt), isNull(documents.removedAt))
  return and(
    isListed,
    ne(documents.scan, 'infected'),
    organisationId === null ? undefined : isId(organisationId) ? ofOrganisation(organisationId) : sql`false`,
    documentType === null ? undefined : eq(documents.documentType, documentType),
    narrowedTo(actor, narrowing, { texts, organisation: 'documents.organisation_id' }),
  )
}

const ofOrganisation = (organisationId: string) => eq(documents.organisationId, organisationId)

/** Fails where somebody else asks: these verbs see the documents of every organisation. */
export function assertStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff may review documents.')
}

/**
 * A page of the documents that wait for a check, or were checked.
 * @param actor somebody of the provider's staff
 * @param page from 1
 * @param size documents per page
 * @returns the documents, and how many there are in all
 */
export async function listReviews(
  actor: Actor,
  filter: ReviewFilter,
  page: number,
  size: number,
  order = usualReviewOrder(filter.list),
) {
  assertStaff(actor)
  const [rows, total] = await Promise.all([
    selectReviews()
      .where(belongsTo(actor, filter))
      .orderBy(...orderedBy(order))
      .limit(size)
      .offset((page - 1) * size),
    countReviews(actor, filter),
  ])
  return { documents: rows satisfies ReviewedDocument[], total }
}

/**
 * All documents that wait for a check, or were checked, in the usual order whatever that of the list, read a thousand at a
 * time.
 * @param actor somebody of the provider's staff
 */
export function everyReview(actor: Actor, filter: ReviewFilter): AsyncGenerator<ReviewedDocument> {
  assertStaff(actor)
  const order = usualReviewOrder(filter.list)
  const moment = filter.list === 'waiting' ? documents.createdAt : documents.reviewedAt
  const way = order.isDescending ? '<' : '>'
  return readInBatches<ReviewedDocument & { place: string }>((last, most) =>
    selectReviews(moment)
      .where(and(belongsTo(actor, filter), isBehind(last, moment, documents.id, way)))
      .orderBy(...orderedBy(order))
      .limit(most),
  )
}

/** How many documents wait for a check, and how many requests for an answer: one statement, for the menu of provider staff. */
export async function countWaiting(actor: Actor): Promise<{ waiting: number; requests: number }> {
  assertStaff(actor)
  const [counted] = await database()
    .select({ waiting: count(), requests: openRequestsCounted })
    .from(documents)
    .innerJoin(...organisationAtWork)
    .where(belongsTo(actor, { list: 'waiting', organisationId: null, documentType: null }))
  return counted ?? { waiting: 0, requests: 0 }
}

async function countReviews(actor: Actor, filter: ReviewFilter): Promise<number> {
  const [counted] = await database()
    .select({ total: count() })
    .from(documents)
    .innerJoin(...organisationAtWork)
    .where(belongsTo(actor, filter))
  return counted?.total ?? 0
}

/**
 * A document that users uploaded, also where it was removed or replaced since, with all that was uploaded at the same
 * place; for somebody of the provider's staff.
 * @param organisationId anything
 * @param id anything
 * @returns null where there is no such document
 */
export async function readReview(
  actor: Actor,
  organisationId: string,
  id: string,
): Promise<{ document: ReviewedDocument; beside: ReviewedDocument[] } | null> {
  assertStaff(actor)
  if (!isId(organisationId) || !isId(id)) return null
  const own = and(ofOrganisation(organisationId), eq(documents.userUploaded, true))
  const [document] = await selectReviews().where(and(own, eq(documents.id, id)))
  if (!document) return null
  const { documentType, locationIndex } = document
  const isAtPlace = and(
    eq(documents.documentType, documentType),
    locationIndex === null ? isNull(documents.locationIndex) : eq(documents.locationIndex, locationIndex),
  )
  const beside = await selectReviews()
    .where(and(own, isAtPlace, isNull(documents.removedAt), ne(documents.id, id)))
    .orderBy(asc(documents.createdAt), asc(documents.name), asc(documents.id))
  return { document, beside }
}
