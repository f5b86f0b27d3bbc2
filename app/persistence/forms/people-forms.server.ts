import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tenant } from '../actor.ts'
import { database } from '../database.server.ts'
import { parsedOnce } from './parsed-once.ts'

const sources = z.array(
  z.object({
    formType: z.string(),
    locationIndex: z.number().nullable(),
    fields: z.string().transform(parsedOnce),
    version: z.number(),
    userId: z.string().nullable(),
  }),
)

/** A form in which people are named; of somebody with an account it is their name and address, and whose it is. */
export type PeopleSource = z.output<typeof sources>[number]

/** The form type under which accounts come. */
export const accountSource = 'account'

/**
 * The forms of these types of an organisation and its locations, those changed last first, and its accounts; one query.
 * @param most how many forms
 */
export async function readPeopleSources(
  { organisationId }: Tenant,
  formTypes: readonly string[],
  most: number,
): Promise<PeopleSource[]> {
  const rows = await database().execute(sql`
    select ${accountSource} as "formType", null as "locationIndex",
      jsonb_build_object('full_name', name, 'email', email)::text as fields, 0 as version, id as "userId"
    from users where organisation_id = ${organisationId} and disabled_at is null
    union all (
      select form_type, location_index, fields::text, version, null from forms
      where organisation_id = ${organisationId} and archived_location_id is null
        and form_type in (select jsonb_array_elements_text(${JSON.stringify(formTypes)}::jsonb))
      order by updated_at desc limit ${most})`)
  return sources.parse(rows)
}
