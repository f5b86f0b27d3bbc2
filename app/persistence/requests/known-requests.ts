import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'

/** That a task does not apply to a location: what waits for an answer, or what provider staff agreed to. */
export const requestRow = z.object({
  id: z.string(),
  locationIndex: z.number(),
  item: z.string(),
  createdAt: z.number().transform((at) => new Date(at)),
  isOpen: z.boolean(),
})

/** All of those of an organisation, the oldest first, as JSON in a statement that has its id. */
export const requestsOfOrganisation = (id: SQL) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', q.id, 'locationIndex', q.location_index, 'item', q.item,
    'createdAt', (extract(epoch from q.created_at) * 1000)::float8, 'isOpen', q.answered_at is null)
    order by q.created_at, q.id), '[]')
  from item_requests q
  where q.organisation_id = ${id} and q.archived_location_id is null and q.withdrawn_at is null
    and (q.answered_at is null or q.agreed)
)`
