import { and, count, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { organisations } from '#drizzle/schema/organisations.ts'
import { itemRequests } from '#drizzle/schema/requests.ts'
import type { Actor } from '../actor.ts'
import { exactly, isBehind, readInBatches } from '../batches.server.ts'
import { database } from '../database.server.ts'
import { isId } from '../documents/documents.server.ts'
import { addNotices } from '../notifications/notices.server.ts'
import { inOrder, narrowedTo, type ListNarrowing } from '../list-narrowing.server.ts'
import { joinLocationNames, locationNameAt, locationNameOf } from '../organisations/location-names.ts'
import { addWebhookEvents } from '../programs/webhook-events.server.ts'
import { noteAction } from '../staff/audit.server.ts'
import { isOpenRequest, requestColumns, type ItemRequest } from './item-requests.server.ts'

/** A request as provider staff see it: with where it comes from. */
export type AskedRequest = ItemRequest & {
  organisationId: string
  organisationName: string
  locationIndex: number
  /** Null where the location has no name. */
  locationName: string | null
}

/** What waits for an answer, or was answered. */
export type RequestList = 'open' | 'answered'

/**
 * Which requests are asked for. They are searched by organisation, location, who asked and answered, and what they wrote.
 */
export type RequestFilter = ListNarrowing & { list: RequestList }

/** What requests go by, and whether the last or latest comes first. */
export type RequestOrder = {
  sort: 'since' | 'organisation' | 'by' | 'answeredBy' | 'answeredAt'
  isDescending: boolean
}

/** What waits longest first, or what was answered last. */
export const usualRequestOrder = (list: RequestList): RequestOrder =>
  list === 'open' ? { sort: 'since', isDescending: false } : { sort: 'answeredAt', isDescending: true }

const columns = {
  ...requestColumns,
  organisationId: itemRequests.organisationId,
  organisationName: organisations.name,
  locationIndex: itemRequests.locationIndex,
  locationName: locationNameAt(itemRequests.locationIndex),
}

const atWork = [
  organisations,
  and(eq(organisations.id, itemRequests.organisationId), isNull(organisations.archivedAt)),
] as const

const isSeen = isNull(itemRequests.archivedLocationId)
const belongsTo = (list: RequestList): SQL | undefined =>
  and(isSeen, list === 'open' ? isOpenRequest : isNotNull(itemRequests.answeredAt))

function isAskedFor(actor: Actor, { list, ...narrowing }: RequestFilter): SQL | undefined {
  const { organisationId, locationIndex, createdByName, answeredByName, reason, answer } = itemRequests
  const where = [organisations.name, locationNameOf(organisationId, locationIndex)]
  const texts = [...where, createdByName, answeredByName, reason, answer]
  return and(belongsTo(list), narrowedTo(actor, narrowing, { texts, organisation: 'item_requests.organisation_id' }))
}

const select = (list: RequestList) =>
  database()
    .select({ ...columns, place: exactly(momentOf(list)) })
    .from(itemRequests)
    .innerJoin(...atWork)
    .leftJoin(...joinLocationNames(itemRequests.organisationId))

const momentOf = (list: RequestList) => (list === 'open' ? itemRequests.createdAt : itemRequests.answeredAt)

const keyOf = {
  since: itemRequests.createdAt,
  organisation: sql`lower(${organisations.name})`,
  by: sql`lower(${itemRequests.createdByName})`,
  answeredBy: sql`coalesce(lower(${itemRequests.answeredByName}), '')`,
  answeredAt: itemRequests.answeredAt,
}
const orderedBy = ({ sort, isDescending }: RequestOrder): SQL[] => inOrder(isDescending, keyOf[sort], itemRequests.id)

function requireStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff may see what other organisations asked.')
}

/**
 * A page of the requests of all organisations.
 * @param actor somebody of the provider's staff
 * @param page from 1
 * @param size requests per page
 */
export async function listItemRequests(
  actor: Actor,
  filter: RequestFilter,
  page: number,
  size: number,
  order = usualRequestOrder(filter.list),
) {
  requireStaff(actor)
  const [requests, [counted]] = await Promise.all([
    select(filter.list)
      .where(isAskedFor(actor, filter))
      .orderBy(...orderedBy(order))
      .limit(size)
      .offset((page - 1) * size),
    database()
      .select({ total: count() })
      .from(itemRequests)
      .innerJoin(...atWork)
      .where(isAskedFor(actor, filter)),
  ])
  return { requests: requests satisfies AskedRequest[], total: counted?.total ?? 0 }
}

/**
 * All requests that are asked for, in the usual order whatever that of the list, read a thousand at a time; for somebody of the
 * provider's staff.
 */
export function everyItemRequest(actor: Actor, filter: RequestFilter): AsyncGenerator<AskedRequest> {
  requireStaff(actor)
  const { list } = filter
  const way = list === 'open' ? '>' : '<'
  return readInBatches<AskedRequest & { place: string }>((last, most) =>
    select(list)
      .where(and(isAskedFor(actor, filter), isBehind(last, momentOf(list), itemRequests.id, way)))
      .orderBy(...orderedBy(usualRequestOrder(list)))
      .limit(most),
  )
}

/** How many requests wait for an answer; a part of the statement that counts for the menu of provider staff. */
export const openRequestsCounted = sql<number>`(
  select count(*)::int from ${itemRequests} join ${organisations} on ${organisations.id} = ${itemRequests.organisationId}
    and ${organisations.archivedAt} is null
  where ${belongsTo('open')})`

/**
 * One request, for somebody of the provider's staff; also one that was withdrawn.
 * @param organisationId anything
 * @param id anything
 * @returns null where there is none
 */
export async function readItemRequest(actor: Actor, organisationId: string, id: string): Promise<AskedRequest | null> {
  requireStaff(actor)
  if (!isId(organisationId) || !isId(id)) return null
  const [request] = await select('open').where(
    and(eq(itemRequests.organisationId, organisationId), eq(itemRequests.id, id), isSeen),
  )
  return request ?? null
}

/**
 * Answers a request, or changes the answer, and writes that down; who asked is told. Where staff agree, the task is not needed at the
 * location.
 * @param which anything
 * @param seenAt when the answer was given that the page showed, in milliseconds; null where it showed none
 * @returns 'changed' where somebody else answered it, or it was withdrawn, since; null where there is none
 */
export async function answerItemRequest(
  actor: Actor,
  { organisationId, id, seenAt }: { organisationId: string; id: string; seenAt: number | null },
  { answer, agreed }: { answer: string; agreed: boolean },
): Promise<'answered' | 'changed' | null> {
  requireStaff(actor)
  if (!isId(organisationId) || !isId(id)) return null
  return database().transaction(async (tx) => {
    const one = and(eq(itemRequests.organisationId, organisationId), eq(itemRequests.id, id), isSeen)
    const [stored] = await tx.select().from(itemRequests).where(one).for('update')
    if (!stored) return null
    if (stored.withdrawnAt) return 'changed'
    if (stored.answer === answer && stored.agreed === agreed) return 'answered'
    if ((stored.answeredAt?.getTime() ?? null) !== seenAt) return 'changed'
    const by = { answeredBy: actor.userId, answeredByName: actor.name }
    await tx
      .update(itemRequests)
      .set({ answer, agreed, answeredAt: sql`now()`, ...by })
      .where(one)
    const { item, locationIndex, createdBy } = stored
    await addWebhookEvents(tx, { type: 'request-answered', organisationId, locationIndex, item, subjects: [id] })
    await noteAction(tx, actor, { action: 'request-answered', organisationId, subject: { item, locationIndex } })
    const cause = 'request-answered'
    const words = { key: cause, values: { by: actor.userId } }
    const happening = { organisationId, cause, locationIndex, item, subject: id, words }
    await addNotices(tx, happening, { people: [createdBy], except: actor.userId })
    return 'answered'
  })
}
