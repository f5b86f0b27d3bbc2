import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { relationships } from '#drizzle/schema/library.ts'
import { organisations } from '#drizzle/schema/organisations.ts'
import type { Actor, Tenant } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { idShape } from '../documents/library-columns.ts'
import { isAskedFor, type RelationshipFilter } from '../organisations/relationships-list.server.ts'
import { requireRelationshipStaff } from '../organisations/relationships.server.ts'
import { ownOrAll } from '../staff/owner-sql.ts'

const told = {
  contactName: relationships.contactName,
  contactEmail: relationships.contactEmail,
  contactPhone: relationships.contactPhone,
  contactHours: relationships.contactHours,
  nextMeetingAt: relationships.nextMeetingAt,
  nextMeetingPlace: relationships.nextMeetingPlace,
  nextMeetingNote: relationships.nextMeetingNote,
  version: relationships.version,
  updatedAt: relationships.updatedAt,
}

/** What the organisation itself may know: whom it speaks and when again. Null where nothing was ever kept. */
export async function readAppointment({ organisationId }: Tenant, db: Queryable = database()) {
  const [found] = await db.select(told).from(relationships).where(eq(relationships.organisationId, organisationId))
  return found ?? null
}

/** Whose appointments are asked for. */
export type AppointmentFilter = RelationshipFilter & {
  /** Only this one, which may be anything; null for all. */
  organisationId: string | null
  /** Only of the organisations that the actor looks after, or of all while they look after none. */
  isOwn?: boolean
}

/**
 * What is told to organisations that are not archived and that have an appointment, in the order of time.
 * @throws where the actor is no administrator
 */
export async function listAppointments(actor: Actor, { organisationId, isOwn, ...filter }: AppointmentFilter) {
  requireRelationshipStaff(actor)
  if (organisationId !== null && !idShape.test(organisationId)) return []
  return database()
    .select({ ...told, organisationId: organisations.id, organisationName: organisations.name })
    .from(relationships)
    .innerJoin(organisations, eq(organisations.id, relationships.organisationId))
    .where(
      and(
        isNotNull(relationships.nextMeetingAt),
        isAskedFor(actor, filter),
        organisationId === null ? undefined : eq(organisations.id, organisationId),
        isOwn ? ownOrAll(actor, 'organisations.id') : undefined,
      ),
    )
    .orderBy(asc(relationships.nextMeetingAt), asc(organisations.id))
}
