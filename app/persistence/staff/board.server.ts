import { sql } from 'drizzle-orm'
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
  scan: z.enum(['off', 'waiting', 'clean', 'infected']),
})

/** The forms and documents of these places, without removed and replaced documents: two queries, at once. */
export async function readPlaceRecords(actor: Actor, places: readonly Place[]): Promise<PlaceRecords> {
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
