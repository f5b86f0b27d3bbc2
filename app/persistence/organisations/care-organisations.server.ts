import { and, asc, count, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { relationships } from '#drizzle/schema/library.ts'
import { archivedLocations, organisations, users } from '#drizzle/schema/organisations.ts'
import { organisationOwners } from '#drizzle/schema/staff.ts'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'
import { idShape } from '../documents/library-columns.ts'
import { isFoundIn } from '../list-narrowing.server.ts'
import { hasNoOwner, looksAfter } from '../staff/owner-sql.ts'

/** What provider staff keep of an organisation itself. */
export type OrganisationDetails = {
  name: string
  /** An https address; null where there is none. */
  signingLink: string | null
  identityOrganisation: string | null
}

/** Which organisations are asked for, and in which order. */
export type OrganisationFilter = {
  list: 'active' | 'archived'
  /** A part of the name; '' for all. */
  search: string
  /** Those that the asker looks after or stands in for, those that nobody owns, or all. */
  owner: 'me' | 'none' | 'all'
  sort: 'name' | 'locations' | 'users' | 'changed'
  isDescending: boolean
}

/** Fails where somebody else asks: these verbs see every organisation. */
export function requireStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff look after organisations.')
}

// Spelled out with the table: within a query of its own a bare "id" would be another one.
const counted = {
  name: sql<string>`lower(${organisations.name})`,
  locations: sql<number>`coalesce((
    select jsonb_array_length(case jsonb_typeof(f.fields -> 'locations') when 'array' then f.fields -> 'locations' else '[]' end)
    from forms f where f.organisation_id = organisations.id and f.location_index is null and f.form_type = 'org-information'
  ), 0)::int`,
  users: sql<number>`(select count(*) from users u where u.organisation_id = organisations.id and u.disabled_at is null)::int`,
  changed: sql<Date | null>`(select max(f.updated_at) from forms f where f.organisation_id = organisations.id)`.mapWith(
    (value: string) => new Date(value),
  ),
}

const deputies = alias(users, 'deputies')

function matches(actor: Actor, { list, search, owner }: OrganisationFilter): SQL | undefined {
  return and(
    { me: looksAfter(actor, 'organisations.id'), none: hasNoOwner('organisations.id'), all: undefined }[owner],
    list === 'active' ? isNull(organisations.archivedAt) : isNotNull(organisations.archivedAt),
    isFoundIn([organisations.name], search),
  )
}

/**
 * A page of the organisations, and how many there are in all.
 * @param actor somebody of the provider's staff
 * @param page from 1
 * @param size organisations per page
 */
export async function listCareOrganisations(actor: Actor, filter: OrganisationFilter, page: number, size: number) {
  requireStaff(actor)
  const direction = filter.isDescending ? desc : asc
  const last = filter.isDescending ? sql`nulls last` : sql`nulls first`
  const [rows, [total]] = await Promise.all([
    database()
      .select({
        id: organisations.id,
        name: organisations.name,
        locations: counted.locations,
        users: counted.users,
        changedAt: counted.changed,
        state: relationships.state,
        owner: users.name,
        deputy: deputies.name,
        contact: relationships.contactName,
        meetingAt: relationships.nextMeetingAt,
        archivedAt: organisations.archivedAt,
      })
      .from(organisations)
      .leftJoin(relationships, eq(relationships.organisationId, organisations.id))
      .leftJoin(organisationOwners, eq(organisationOwners.organisationId, organisations.id))
      .leftJoin(users, eq(users.id, organisationOwners.ownerId))
      .leftJoin(deputies, eq(deputies.id, organisationOwners.deputyId))
      .where(matches(actor, filter))
      .orderBy(sql`${direction(counted[filter.sort])} ${last}`, asc(counted.name), asc(organisations.id))
      .limit(size)
      .offset((page - 1) * size),
    database().select({ count: count() }).from(organisations).where(matches(actor, filter)),
  ])
  return { organisations: rows, total: total?.count ?? 0 }
}

export const organisationDetails = {
  name: organisations.name,
  signingLink: organisations.signingLink,
  identityOrganisation: organisations.identityOrganisation,
}

/**
 * An organisation with what provider staff set for it, archived or not.
 * @param id anything
 * @returns null where there is no such organisation
 */
export async function readCareOrganisation(actor: Actor, id: string) {
  requireStaff(actor)
  if (!idShape.test(id)) return null
  const [found] = await database()
    .select({
      ...organisationDetails,
      id: organisations.id,
      archivedAt: organisations.archivedAt,
      archivedByName: organisations.archivedByName,
      users: sql<number>`(select count(*) from users u where u.organisation_id = organisations.id and u.disabled_at is null)::int`,
    })
    .from(organisations)
    .where(eq(organisations.id, id))
  return found ?? null
}

/** The archived locations of an organisation, the latest first. */
export async function listArchivedLocations(actor: Actor, organisationId: string) {
  requireStaff(actor)
  return database()
    .select({
      id: archivedLocations.id,
      name: archivedLocations.name,
      archivedAt: archivedLocations.archivedAt,
      archivedByName: archivedLocations.archivedByName,
    })
    .from(archivedLocations)
    .where(eq(archivedLocations.organisationId, organisationId))
    .orderBy(desc(archivedLocations.archivedAt), asc(archivedLocations.id))
}
