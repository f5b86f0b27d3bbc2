import { and, count, eq, isNull, max, sql, type SQL } from 'drizzle-orm'
import { relationships } from '#drizzle/schema/library.ts'
import { organisations } from '#drizzle/schema/organisations.ts'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'
import { inOrder, narrowedTo, type ListNarrowing } from '../list-narrowing.server.ts'
import {
  nothingKept,
  relationshipDetails,
  requireRelationshipStaff,
  type Relationship,
  type RelationshipState,
} from './relationships.server.ts'

/** An organisation in the list of relationships. */
export type ListedRelationship = Omit<Relationship, 'internalNotes' | 'version'> & {
  organisationId: string
  organisationName: string
}

const { internalNotes: _notes, ...listed } = relationshipDetails
const { internalNotes: _none, version: _version, ...nothingListed } = nothingKept

/** Which organisations are asked for. They are searched by name, contact and e-mail address. */
export type RelationshipFilter = ListNarrowing & {
  /** Only those that are so far; null for all. */
  state: RelationshipState | null
}

/** What they go by, and whether the last or latest comes first. */
export type RelationshipOrder = { sort: 'organisation' | 'contact' | 'state' | 'meeting'; isDescending: boolean }

/** How far an organisation is. Where nothing was ever kept it is as far as `nothingKept` says. */
const stateNow = sql`coalesce(${relationships.state}, ${nothingKept.state})`

/** Those that are asked for, of a query that has `organisations` and `relationships`. */
export const isAskedFor = (actor: Actor, { state, ...narrowing }: RelationshipFilter): SQL | undefined =>
  and(
    isNull(organisations.archivedAt),
    narrowedTo(actor, narrowing, {
      texts: [organisations.name, relationships.contactName, relationships.contactEmail],
      organisation: 'organisations.id',
    }),
    state === null ? undefined : sql`${stateNow} = ${state}`,
  )

const lowerName = sql`lower(${organisations.name})`
/** None is null, so that those without anything come before all others. */
const keyOf = {
  organisation: lowerName,
  contact: sql`coalesce(lower(${relationships.contactName}), '')`,
  state: sql`array_position(array['prospect', 'agreed', 'preparing', 'connected', 'ended'], ${stateNow})`,
  meeting: sql`coalesce(${relationships.nextMeetingAt}, '-infinity')`,
}

const byName: RelationshipOrder = { sort: 'organisation', isDescending: false }

const selectListed = (actor: Actor, filter: RelationshipFilter, { sort, isDescending }: RelationshipOrder) =>
  database()
    .select({
      organisationId: organisations.id,
      organisationName: organisations.name,
      kept: { ...listed, updatedAt: relationships.updatedAt, updatedByName: relationships.updatedByName },
    })
    .from(organisations)
    .leftJoin(relationships, eq(relationships.organisationId, organisations.id))
    .where(isAskedFor(actor, filter))
    .orderBy(...inOrder(isDescending, keyOf[sort], lowerName, organisations.id))

const asListed = ({ kept, ...organisation }: Awaited<ReturnType<typeof selectListed>>[number]): ListedRelationship => ({
  ...organisation,
  ...(kept ?? nothingListed),
})

/**
 * Every organisation that is asked for and not archived, in the order of the list.
 * @throws where the actor is no administrator
 */
export async function everyRelationship(
  actor: Actor,
  filter: RelationshipFilter,
  order = byName,
): Promise<ListedRelationship[]> {
  requireRelationshipStaff(actor)
  return (await selectListed(actor, filter, order)).map(asListed)
}

/**
 * A page of them, how many there are in all, and when the last of their next appointments is.
 * @param page from 1
 * @param size organisations per page
 * @throws where the actor is no administrator
 */
export async function listRelationships(
  actor: Actor,
  filter: RelationshipFilter,
  page: number,
  size: number,
  order = byName,
) {
  requireRelationshipStaff(actor)
  const [rows, [all]] = await Promise.all([
    selectListed(actor, filter, order)
      .limit(size)
      .offset((page - 1) * size),
    database()
      .select({ total: count(), lastMeetingAt: max(relationships.nextMeetingAt) })
      .from(organisations)
      .leftJoin(relationships, eq(relationships.organisationId, organisations.id))
      .where(isAskedFor(actor, filter)),
  ])
  return { organisations: rows.map(asListed), total: all?.total ?? 0, lastMeetingAt: all?.lastMeetingAt ?? null }
}
