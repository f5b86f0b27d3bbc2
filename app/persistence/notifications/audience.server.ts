import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Queryable } from '../database.server.ts'

/** How many people are written to about a place at which nobody has worked yet. */
const most = 20

/**
 * Whom a place concerns: active users of the organisation who filled in, uploaded or shared something there; where nobody
 * did, all active users, those who came first, 20 at most.
 * @param locationIndex null for the organisation as a whole
 * @returns a query that gives ids of users
 */
export function audienceOf(organisationId: string, locationIndex: number | null): SQL {
  const here = sql`location_index is not distinct from ${locationIndex}::int`
  return sql`(
    with active as materialized (
      select id, created_at from users where organisation_id = ${organisationId}::uuid and disabled_at is null
    ), worked as materialized (
      select id from active a where exists (
        select from form_changes c join forms f on f.organisation_id = c.organisation_id and f.id = c.form_id
        where c.organisation_id = ${organisationId}::uuid and c.user_id = a.id and f.${here} and f.archived_location_id is null
      ) or exists (
        select from documents d where d.organisation_id = ${organisationId}::uuid and d.${here} and d.archived_location_id is null
          and d.user_uploaded and d.created_by = a.id
      ) or exists (
        select from share_links l where l.organisation_id = ${organisationId}::uuid and l.${here} and l.created_by = a.id
      )
    )
    select id from worked
    union all
    select id from (select id from active where not exists (select from worked) order by created_at, id limit ${most}) as everybody)`
}

/** The same as ids. */
export async function peopleOf(tx: Queryable, organisationId: string, locationIndex: number | null): Promise<string[]> {
  const rows = await tx.execute(audienceOf(organisationId, locationIndex))
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id)
}
