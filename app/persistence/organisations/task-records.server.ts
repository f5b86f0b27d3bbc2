import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tenant } from '../actor.ts'
import type { Queryable } from '../database.server.ts'

const asDateOrNull = z
  .number()
  .nullable()
  .transform((at) => (at === null ? null : new Date(at)))

const recordsRow = z.object({
  forms: z.array(z.object({ formType: z.string(), fields: z.unknown() })),
  documents: z.array(
    z.object({
      id: z.string(),
      documentType: z.string(),
      locationIndex: z.number().nullable(),
      userUploaded: z.boolean(),
      accepted: z.boolean(),
      replacedAt: asDateOrNull,
      returnReason: z.string().nullable(),
      scan: z.enum(['off', 'waiting', 'clean', 'infected']).catch('waiting'),
    }),
  ),
})

/** What the states of the tasks of a place follow from. */
export type TaskRecords = z.output<typeof recordsRow>

/**
 * Reads what the states of the tasks of a place follow from, as the transaction has left it: the forms of the place and of its
 * organisation, and the documents of the place. One statement.
 * @param locationIndex null for the organisation as a whole
 */
export async function readTaskRecords(
  tx: Queryable,
  { organisationId }: Tenant,
  locationIndex: number | null,
): Promise<TaskRecords> {
  const [row] = await tx.execute(sql`
    select coalesce((
        select jsonb_agg(jsonb_build_object('formType', f.form_type, 'fields', f.fields))
        from forms f where f.organisation_id = ${organisationId} and f.archived_location_id is null
          and (f.location_index is null or f.location_index = ${locationIndex}::int)
      ), '[]') as forms,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', d.id, 'documentType', d.document_type, 'locationIndex', d.location_index,
          'userUploaded', d.user_uploaded, 'accepted', d.accepted, 'returnReason', d.return_reason, 'scan', d.scan,
          'replacedAt', (extract(epoch from d.replaced_at) * 1000)::float8))
        from documents d where d.organisation_id = ${organisationId} and d.archived_location_id is null
          and d.removed_at is null and d.location_index is not distinct from ${locationIndex}::int
      ), '[]') as documents`)
  return recordsRow.parse(row)
}
