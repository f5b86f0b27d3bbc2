import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { documents } from '#drizzle/schema/documents.ts'
import { forms } from '#drizzle/schema/forms.ts'
import { itemRequests } from '#drizzle/schema/requests.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import type { Tenant } from '../actor.ts'
import type { Queryable } from '../database.server.ts'
import { openings } from '../links/share-links.server.ts'

/** Documents as they are when it is told what became of them; without those that are gone, or that a newer one replaced. */
export async function readNoticedDocuments(tx: Queryable, { organisationId }: Tenant, ids: readonly string[]) {
  const { id, name, documentType, locationIndex, accepted, returnReason } = documents
  return tx
    .select({ id, name, documentType, locationIndex, accepted, returnReason })
    .from(documents)
    .where(
      and(
        ...[eq(documents.organisationId, organisationId), inArray(id, [...ids])],
        ...[isNull(documents.removedAt), isNull(documents.replacedAt), isNull(documents.archivedLocationId)],
      ),
    )
}

/** Links as they are when it is told what came by them; without those that somebody has looked at. */
export async function readNoticedLinks(tx: Queryable, { organisationId }: Tenant, ids: readonly string[]) {
  const isUnseen = or(isNull(shareLinks.confirmedAt), eq(shareLinks.needsConfirming, false))
  const isToTell = and(isUnseen, isNull(shareLinks.replacedById))
  const {
    id,
    purpose,
    may,
    locationIndex,
    items,
    recipientName,
    outcome,
    outcomeWords,
    askedAgainAt,
    question,
    needsConfirming,
  } = shareLinks
  return tx
    .select({
      id,
      purpose,
      may,
      locationIndex,
      items,
      recipientName,
      outcome,
      outcomeWords,
      askedAgainAt,
      question,
      needsConfirming,
      isUsable: openings.isUsable,
    })
    .from(shareLinks)
    .where(
      and(
        ...[eq(shareLinks.organisationId, organisationId), inArray(id, [...ids])],
        or(isToTell, isNotNull(askedAgainAt)),
      ),
    )
}

/** Links by which somebody signed, as they are when it is told what follows from that. */
export async function readSignedLinks(tx: Queryable, { organisationId }: Tenant, ids: readonly string[]) {
  const { id, locationIndex, items, recipientName, outcome, outcomeWords, counterSignedAt, revokedAt } = shareLinks
  return tx
    .select({ id, locationIndex, items, recipientName, outcome, outcomeWords, counterSignedAt, revokedAt })
    .from(shareLinks)
    .where(and(eq(shareLinks.organisationId, organisationId), inArray(id, [...ids]), eq(outcome, 'signed')))
}

/** Links that ended because their task was done, as long as that is so. */
export async function readDoneLinks(tx: Queryable, { organisationId }: Tenant, ids: readonly string[]) {
  const { id, locationIndex, items, recipientName } = shareLinks
  return tx
    .select({ id, locationIndex, items, recipientName })
    .from(shareLinks)
    .where(and(eq(shareLinks.organisationId, organisationId), inArray(id, [...ids]), openings.isTaskDone.getSQL()))
}

/** Requests as they are when their answer is told; without those that were withdrawn, or are of an archived location. */
export async function readNoticedRequests(tx: Queryable, { organisationId }: Tenant, ids: readonly string[]) {
  const { id, item, locationIndex, answer } = itemRequests
  return tx
    .select({ id, item, locationIndex, answer })
    .from(itemRequests)
    .where(
      and(
        ...[eq(itemRequests.organisationId, organisationId), inArray(id, [...ids])],
        ...[isNull(itemRequests.withdrawnAt), isNull(itemRequests.archivedLocationId)],
      ),
    )
}

/** A save of a form by its version. */
export type NoticedSave = { formType: string; locationIndex: number | null; version: number }

const noticedChanges = z.array(
  z.object({
    formType: z.string(),
    locationIndex: z.number().nullable(),
    path: z.string(),
    by: z.string(),
    behalfOf: z.string(),
  }),
)

/** What provider staff filled in for somebody on the phone with these saves, oldest first. */
export async function readNoticedChanges(
  tx: Queryable,
  { organisationId }: Tenant,
  saves: readonly NoticedSave[],
): Promise<z.output<typeof noticedChanges>> {
  const rows = await tx.execute(sql`
    select f.form_type as "formType", f.location_index as "locationIndex", c.path,
      c.user_name as "by", c.behalf_of as "behalfOf"
    from jsonb_to_recordset(${JSON.stringify(saves)}::jsonb) as s("formType" text, "locationIndex" int, version int)
    join forms f on f.organisation_id = ${organisationId} and f.form_type = s."formType"
      and f.location_index is not distinct from s."locationIndex" and f.archived_location_id is null
    join form_changes c on c.organisation_id = ${organisationId} and c.form_id = f.id and c.version = s.version
    where c.behalf_of is not null order by c.id`)
  return noticedChanges.parse(rows)
}

/** The forms of the organisation, and of one of its locations where that is not null. */
export async function readNoticedForms(tx: Queryable, { organisationId }: Tenant, locationIndex: number | null) {
  const { formType, fields, version, updatedAt } = forms
  const isOfLocation = locationIndex === null ? undefined : eq(forms.locationIndex, locationIndex)
  return tx
    .select({ formType, locationIndex: forms.locationIndex, fields, version, updatedAt })
    .from(forms)
    .where(
      and(
        ...[eq(forms.organisationId, organisationId), isNull(forms.archivedLocationId)],
        or(isNull(forms.locationIndex), isOfLocation),
      ),
    )
}
