import { sql } from 'drizzle-orm'
import type { Contributor } from '../actor.ts'
import type { Queryable } from '../database.server.ts'

/**
 * Takes the answer that came by a link off the list of provider staff, in the transaction in which one of them says to have seen
 * it. It comes back as anything that was dealt with does: once there is a newer one.
 */
export async function noteSeenByStaff(tx: Queryable, by: Contributor, linkId: string): Promise<void> {
  await tx.execute(sql`
    insert into handled_entries (organisation_id, location_row, entry, until, weight, by_id, by_name, at)
    select p.organisation_id, p.row, e ->> 'key', null, (e ->> 'weight')::numeric::int, ${by.userId}::uuid, ${by.name}, now()
    from location_progress p, jsonb_array_elements(p.entries) e
    where p.organisation_id = ${by.organisationId}::uuid and e ->> 'subject' = ${linkId} and e ->> 'kind' = 'answer'
    on conflict (organisation_id, location_row, entry) do update
    set until = excluded.until, weight = excluded.weight, by_id = excluded.by_id, by_name = excluded.by_name, at = excluded.at`)
}
