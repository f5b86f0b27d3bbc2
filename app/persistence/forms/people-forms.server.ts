import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tenant } from '../actor.ts'
import { database } from '../database.server.ts'
import { parsedOnce } from './parsed-once.ts'

const sources = z.array(
  z.object({
    formType: z.string(),
    locationIndex: z.number().nullable(),
    locationName: z.string().nullable(),
    fields: z.string().transform(parsedOnce),
    version: z.number(),
    userId: z.string().nullable(),
    addedId: z.string().nullable(),
    linkUntil: z.number().nullable(),
  }),
)

/**
 * A form in which people are named; of somebody with an account, who was added by hand, or who has a link that can be used, what
 * is kept of them, and whose account, which row, or until when (milliseconds since 1970) it is.
 */
export type PeopleSource = z.output<typeof sources>[number]

/**
 * The forms of these types of an organisation and its locations, its accounts, whom it added by hand and sent a link, in one
 * query: accounts first, then what was changed last.
 * @param most how many of each, but for accounts
 */
export async function readPeopleSources(
  { organisationId }: Tenant,
  formTypes: readonly string[],
  most: number,
): Promise<PeopleSource[]> {
  const rows = await database().execute(sql`
    select * from (
      select 'account' as "formType", null::int as "locationIndex", null::text as "locationName",
        jsonb_build_object('full_name', name, 'email', email)::text as fields, 0 as version, id as "userId",
        null::uuid as "addedId", null::float8 as "linkUntil", null::timestamptz as at
      from users where organisation_id = ${organisationId} and disabled_at is null
      union all (
        select 'added', null, null, jsonb_build_object('full_name', name, 'role', role, 'email', email, 'phone', phone)::text,
          version, null, id, null, changed_at
        from named_people where organisation_id = ${organisationId} order by changed_at desc limit ${most})
      union all (
        select 'link', null, null, jsonb_build_object('full_name', recipient_name, 'email', recipient_email)::text,
          0, null, null, extract(epoch from expires_at)::float8 * 1000, created_at
        from share_links where organisation_id = ${organisationId} and revoked_at is null and replaced_by_id is null
          and coalesce(outcome, '') not in ('signed', 'moved', 'declined') and expires_at > now()
        order by created_at desc limit ${most})
      union all (
        select f.form_type, f.location_index, l.fields #>> array['locations', f.location_index::text, 'name'], f.fields::text,
          f.version, null, null, null, f.updated_at
        from forms f left join forms l on l.organisation_id = f.organisation_id and l.form_type = 'org-information'
          and l.location_index is null and l.archived_location_id is null
        where f.organisation_id = ${organisationId} and f.archived_location_id is null
          and f.form_type in (select jsonb_array_elements_text(${JSON.stringify(formTypes)}::jsonb))
        order by f.updated_at desc limit ${most})
    ) as sources order by at desc nulls first`)
  return sources.parse(rows)
}
