import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'

/** One place: a location by its position, or, with null, its organisation as a whole. */
export type BoardPlace = { organisationId: string; locationIndex: number | null }

/**
 * A mark is another one as soon as anything of the place was saved, uploaded, reviewed or removed. `changedAt`, in
 * milliseconds, is when something was filled in or uploaded last.
 */
export type PlaceMark = z.output<typeof markRow>

/** What the state of a place is computed from. */
export type PlaceRecords = {
  forms: z.output<typeof formRow>[]
  documents: z.output<typeof documentRow>[]
}

/** Fails where somebody else asks: these verbs see the locations of every organisation. */
function requireStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff see all locations.')
}

const place = { organisationId: z.string(), locationIndex: z.number().nullable() }
const markRow = z.object({ ...place, mark: z.string(), changedAt: z.number() })
const formRow = z.object({
  ...place,
  formType: z.string(),
  fields: z.unknown(),
  version: z.number(),
  updatedAt: z.coerce.date(),
})
const documentRow = z.object({
  ...place,
  documentType: z.string(),
  userUploaded: z.boolean(),
  accepted: z.boolean(),
  returnReason: z.string().nullable(),
  scan: z.enum(['off', 'waiting', 'clean', 'infected']),
})
const linkRow = z.object(place)
const organisationRow = z.object({ id: z.string(), name: z.string(), mark: z.string() })

/** Whatever happens to a document changes one of these. */
const documentMark = sql`concat_ws(' ', count(*), count(removed_at), count(replaced_at), count(return_reason),
  count(*) filter (where accepted), greatest(max(created_at), max(reviewed_at), max(removed_at), max(replaced_at), max(scanned_at)))`

/** Somebody who came by it has still to do something. */
const isOpenLink = sql`revoked_at is null and expires_at > now() and outcome is null and replaced_by_id is null and may <> 'read'`

/** An organisation at work. Its mark is another one as soon as a form, a document or a link of it that can be used is. */
export type MarkedOrganisation = z.output<typeof organisationRow>

/** Every organisation at work, by name, with its mark: one query, however much there is of them. */
export async function readOrganisationMarks(actor: Actor): Promise<MarkedOrganisation[]> {
  requireStaff(actor)
  const rows = await database().execute(sql`
    with form_marks as (
      select organisation_id, concat_ws(' ', count(*), sum(version), max(updated_at)) as mark
      from forms where archived_location_id is null group by 1
    ), document_marks as (
      select organisation_id, ${documentMark} as mark from documents where archived_location_id is null group by 1
    ), link_marks as (
      select organisation_id, concat_ws(' ', count(*), sum(hashtextextended(id::text, 0))) as mark
      from share_links where ${isOpenLink} group by 1
    )
    select id, name, concat(name, '; ', form_marks.mark, '; ', document_marks.mark, '; ', link_marks.mark) as mark
    from organisations
    left join form_marks on form_marks.organisation_id = id
    left join document_marks on document_marks.organisation_id = id
    left join link_marks on link_marks.organisation_id = id
    where archived_at is null
    order by lower(name), id`)
  return z.array(organisationRow).parse(rows)
}

/** The marks of all places of these organisations where there is anything, in one query. */
export async function readPlaceMarks(actor: Actor, organisationIds: readonly string[]): Promise<PlaceMark[]> {
  requireStaff(actor)
  const asked = isOneOf(organisationIds)
  // A row for each place, of plain values: at the first view there are thousands.
  const rows = await database().execute(sql`
    select organisation_id as "organisationId", location_index as "locationIndex", string_agg(mark, '; ' order by mark) as mark,
      (extract(epoch from max(changed_at)) * 1000)::float8 as "changedAt"
    from (
      select organisation_id, location_index, concat_ws(' ', count(*), sum(version), max(updated_at)) as mark,
        max(updated_at) as changed_at
      from forms where archived_location_id is null and ${asked} group by 1, 2
      union all
      select organisation_id, location_index, ${documentMark}, max(created_at)
      from documents where archived_location_id is null and ${asked} group by 1, 2
    ) as either group by 1, 2`)
  return z.array(markRow).parse(rows)
}

/** The places of these organisations for which somebody who came by a link has still to do something, in one query. */
export async function readPlacesWithOpenLinks(actor: Actor, organisationIds: readonly string[]): Promise<BoardPlace[]> {
  requireStaff(actor)
  const rows = await database().execute(sql`
    select distinct organisation_id as "organisationId", location_index as "locationIndex" from share_links
    where ${isOpenLink} and ${isOneOf(organisationIds)}`)
  return z.array(linkRow).parse(rows)
}

const isOneOf = (organisationIds: readonly string[]) => sql`
  organisation_id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(organisationIds)}::jsonb))`

/** The forms and documents of these places, without removed and replaced documents: two queries, at once. */
export async function readPlaceRecords(actor: Actor, places: readonly BoardPlace[]): Promise<PlaceRecords> {
  requireStaff(actor)
  if (places.length === 0) return { forms: [], documents: [] }
  const asked = sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as asked("organisationId" uuid, "locationIndex" int)`
  const isAsked = (table: string) => sql`
    ${sql.identifier(table)}.organisation_id = asked."organisationId"
    and ${sql.identifier(table)}.location_index is not distinct from asked."locationIndex"
    and ${sql.identifier(table)}.archived_location_id is null`
  const [forms, documents] = await Promise.all([
    database().execute(sql`
      select forms.organisation_id as "organisationId", forms.location_index as "locationIndex",
        forms.form_type as "formType", forms.fields, forms.version, forms.updated_at as "updatedAt"
      from ${asked} join forms on ${isAsked('forms')}`),
    database().execute(sql`
      select documents.organisation_id as "organisationId", documents.location_index as "locationIndex",
        documents.document_type as "documentType", documents.user_uploaded as "userUploaded", documents.accepted,
        documents.return_reason as "returnReason", documents.scan
      from ${asked} join documents on ${isAsked('documents')}
      where documents.removed_at is null and documents.replaced_at is null`),
  ])
  return { forms: z.array(formRow).parse(forms), documents: z.array(documentRow).parse(documents) }
}
