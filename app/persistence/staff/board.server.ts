import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'
import type { Place } from '../organisations/place-records.server.ts'
import { requireStaff } from './board-sql.ts'

/** What is told of a place in a calendar. */
export type PlaceRecords = {
  forms: z.output<typeof formRow>[]
  documents: z.output<typeof documentRow>[]
}

const place = { organisationId: z.string(), locationIndex: z.number().nullable() }
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
  scan: z.enum(['off', 'waiting', 'clean', 'infected']).catch('waiting'),
})

/** The forms and documents of these places, without removed and replaced documents: two queries, at once. */
export async function readPlaceRecords(actor: Actor, places: readonly Place[]): Promise<PlaceRecords> {
  requireStaff(actor)
  if (places.length === 0) return { forms: [], documents: [] }
  const asked = sql`jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as asked("organisationId" uuid, "locationIndex" int)`
  // Looked up place by place: read as one join, a large table is read whole.
  const each = (table: string, more: SQL) => sql`${asked} cross join lateral (
    select * from ${sql.identifier(table)} as own where own.organisation_id = asked."organisationId"
      and own.location_index is not distinct from asked."locationIndex" and own.archived_location_id is null ${more}
    offset 0) as ${sql.identifier(table)}`
  const [forms, documents] = await Promise.all([
    database().execute(sql`
      select forms.organisation_id as "organisationId", forms.location_index as "locationIndex",
        forms.form_type as "formType", forms.fields, forms.version, forms.updated_at as "updatedAt"
      from ${each('forms', sql``)}`),
    database().execute(sql`
      select documents.organisation_id as "organisationId", documents.location_index as "locationIndex",
        documents.document_type as "documentType", documents.user_uploaded as "userUploaded", documents.accepted,
        documents.return_reason as "returnReason", documents.scan
      from ${each('documents', sql`and own.removed_at is null and own.replaced_at is null`)}`),
  ])
  return { forms: z.array(formRow).parse(forms), documents: z.array(documentRow).parse(documents) }
}
