import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { documents } from '#drizzle/schema/documents.ts'
import { organisations } from '#drizzle/schema/organisations.ts'
import type { Actor, Member } from '../actor.ts'
import { noteAction } from '../staff/audit.server.ts'
import { database } from '../database.server.ts'
import { entryColumns, type HistoryEntry } from '../forms/history.server.ts'

/** A document as it is taken out. */
export type TakenDocument = Awaited<ReturnType<typeof readDocumentsOfPlace>>[number]

/**
 * The documents of one place of the member's organisation, earlier versions too, without the removed ones: oldest first.
 * @param locationIndex null for those that belong to the organisation as a whole
 */
export async function readDocumentsOfPlace({ organisationId }: Member, locationIndex: number | null) {
  const at = locationIndex === null ? isNull(documents.locationIndex) : eq(documents.locationIndex, locationIndex)
  return database()
    .select({
      documentType: documents.documentType,
      name: documents.name,
      size: documents.size,
      sha256: documents.sha256,
      storageKey: documents.storageKey,
      createdAt: documents.createdAt,
      createdByName: documents.createdByName,
      replacedAt: documents.replacedAt,
      scan: documents.scan,
    })
    .from(documents)
    .where(and(eq(documents.organisationId, organisationId), at, isNull(documents.removedAt)))
    .orderBy(asc(documents.documentType), asc(documents.createdAt), asc(documents.id))
}

const withForm = z.array(entryColumns.extend({ formType: z.string() }))

/**
 * The changes of all forms of one place, in the order they were made.
 * @param after id of the last change that was read before; 0 to begin with
 * @param most how many at most
 */
export async function readChangesOfPlace(
  { organisationId }: Member,
  locationIndex: number | null,
  after: number,
  most: number,
): Promise<(HistoryEntry & { formType: string })[]> {
  const rows = await database().execute(sql`
    select c.id, f.form_type as "formType", c.version, c.path, c."from", c."to", c.user_name as "by", c.reason,
      c.behalf_of as "behalfOf", c.way, c.source, c.at, (
        select r."from" from form_changes r
        where r.organisation_id = c.organisation_id and r.form_id = c.form_id
          and r.path = substring(c.path from '^[^]]*\\]') and coalesce(r."to", 'null') = 'null'
        order by r.id desc limit 1
      ) as "removedRow"
    from form_changes c join forms f on f.organisation_id = c.organisation_id and f.id = c.form_id
    where c.organisation_id = ${organisationId} and f.location_index is not distinct from ${locationIndex}::int
      and c.id > ${after}::bigint
    order by c.id limit ${most}`)
  return withForm.parse(rows)
}

/**
 * Lets somebody of the provider's staff take out all that an organisation has filled in, and writes that down.
 * @param id anything
 * @returns the actor as one who may read that organisation, with its name; null where there is no such organisation
 */
export async function exportAsStaff(actor: Actor, id: string): Promise<{ member: Member; name: string } | null> {
  if (!actor.isAdmin) throw new Error('Only provider staff may take out what another organisation has filled in.')
  if (!z.uuid().safeParse(id).success) return null
  return database().transaction(async (tx) => {
    const [found] = await tx.select({ name: organisations.name }).from(organisations).where(eq(organisations.id, id))
    if (!found) return null
    await noteAction(tx, actor, { action: 'organisation-taken-out', organisationId: id, subject: { name: found.name } })
    return { member: { ...actor, organisationId: id }, name: found.name }
  })
}
