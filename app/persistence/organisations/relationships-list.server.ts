import { and, asc, count, eq, isNull, max, sql } from 'drizzle-orm'
import { relationships } from '#drizzle/schema/library.ts'
import { organisations } from '#drizzle/schema/organisations.ts'
import type { Actor } from '../actor.ts'
import { isNamed } from './care-organisations.server.ts'
import { database } from '../database.server.ts'
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

/** Which organisations are asked for. */
export type RelationshipFilter = {
  /** Only those that are so far; null for all. */
  state: RelationshipState | null
  /** Only those with this in their name; '' for all. */
  search: string
}

/** Organisations at work that belong to it. Where nothing was ever kept they are as far as `nothingKept` says. */
const belongTo = ({ state, search }: RelationshipFilter) =>
  and(
    isNull(organisations.archivedAt),
    isNamed(search),
    state === null ? undefined : sql`coalesce(${relationships.state}, ${nothingKept.state}) = ${state}`,
  )

const selectListed = (filter: RelationshipFilter) =>
  database()
    .select({
      organisationId: organisations.id,
      organisationName: organisations.name,
      kept: { ...listed, updatedAt: relationships.updatedAt, updatedByName: relationships.updatedByName },
    })
    .from(organisations)
    .leftJoin(relationships, eq(relationships.organisationId, organisations.id))
    .where(belongTo(filter))
    .orderBy(asc(sql`lower(${organisations.name})`), asc(organisations.id))

const asListed = ({ kept, ...organisation }: Awaited<ReturnType<typeof selectListed>>[number]): ListedRelationship => ({
  ...organisation,
  ...(kept ?? nothingListed),
})

/**
 * Every organisation that is asked for and not archived, by name.
 * @throws where the actor is no administrator
 */
export async function everyRelationship(actor: Actor, filter: RelationshipFilter): Promise<ListedRelationship[]> {
  requireRelationshipStaff(actor)
  return (await selectListed(filter)).map(asListed)
}

/**
 * A page of them, how many there are in all, and when the last of their next appointments is.
 * @param page from 1
 * @param size organisations per page
 * @throws where the actor is no administrator
 */
export async function listRelationships(actor: Actor, filter: RelationshipFilter, page: number, size: number) {
  requireRelationshipStaff(actor)
  const [rows, [all]] = await Promise.all([
    selectListed(filter)
      .limit(size)
      .offset((page - 1) * size),
    database()
      .select({ total: count(), lastMeetingAt: max(relationships.nextMeetingAt) })
      .from(organisations)
      .leftJoin(relationships, eq(relationships.organisationId, organisations.id))
      .where(belongTo(filter)),
  ])
  return { organisations: rows.map(asListed), total: all?.total ?? 0, lastMeetingAt: all?.lastMeetingAt ?? null }
}
