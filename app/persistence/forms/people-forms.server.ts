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
    addedId: z.string().nullable(),
  }),
)

/**
 * A form in which people are named; of somebody with an account, or who was added by hand, what is kept of them, and whose
 * account or which row it is.
 */
export type PeopleSource = z.output<typeof sources>[number]

/**
 * The forms of these types of an organisation and its locations, its accounts and whom it added by hand, in one query: accounts
 * first, then what was changed last.
 * @param most how many forms, and how many who were added
 */
export async function readPeopleSources(
  { organisationId }: Tenant,
  formTypes: readonly string[],
  most: number,
): Promise<PeopleSource[]> {
  const rows = await database().execute(sql`
    select * from (
      select 'account' as "formType", null::int as "locationIndex",
        jsonb_build_object('full_name', name, 'email', email)::text as fields, 0 as version, id as "userId",
        null::uuid as "addedId", null::timestamptz as at
      from users where organisation_id = ${organisationId} and disabled_at is null
      union all (
        select 'added', null, jsonb_build_object('full_name', name, 'role', role, 'email', email, 'phone', phone)::text,
          version, null, id, changed_at
        from named_people where organisation_id = ${organisationId} order by changed_at desc limit ${most})
      union all (
        select form_type, location_index, fields::text, version, null, null, updated_at from forms
        where organisation_id = ${organisationId} and archived_location_id is null
          and form_type in (select jsonb_array_elements_text(${JSON.stringify(formTypes)}::jsonb))
        order by updated_at desc limit ${most})
    ) as sources order by at desc nulls first`)
  return sources.parse(rows)
}
