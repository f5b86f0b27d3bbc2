import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'
import { asList, at, milliseconds, requireStaff, stillDays } from './board-sql.ts'
import { chosenOf, type Whose } from './radar-sql.ts'

const still = z.object({
  item: z.string(),
  places: z.number(),
  customers: z.number(),
  median: z.number(),
  longest: z.number(),
})
const stopped = z.object({
  organisationId: z.string(),
  organisationName: z.string(),
  index: z.number().nullable(),
  row: z.string(),
  name: z.string(),
  touchedAt: z.number(),
})
const standing = z.object({ items: z.array(still), places: z.array(stopped) })

const field = z.object({ field: z.string(), times: z.number(), people: z.number(), customers: z.number() })
const rejected = z.object({ count: z.number(), fields: z.array(field) })

/** An item at which places stand still: how many, of how many customers, and for how many days. */
export type StillItem = z.output<typeof still>
export type StoppedPlace = z.output<typeof stopped>
/** A field that was refused: `field` is form type and name. */
export type RejectedField = z.output<typeof field>

type Range = { page: number; size: number }

/**
 * Items that were begun, are not done and were not touched for two weeks; and where that is so of one of them, the longest first.
 * One query.
 * @param item its key; '' for none
 */
export async function readStandingStill(
  actor: Actor,
  { owner, item, today, page, size }: { owner: Whose; item: string; today: number } & Range,
) {
  requireStaff(actor)
  const [row] = await database().execute(sql`
    with ${chosenOf(actor, owner)}, stopped as materialized (
      select m.*, extract(epoch from ${at(today, 1)} - m.touched_at) / 86400 as days
      from item_moments m join chosen c on c.id = m.organisation_id
      where m.done_at is null and m.began_at is not null and m.touched_at < ${at(today, 1 - stillDays)}
    )
    select ${asList(sql`
        select item, count(*)::int as places, count(distinct organisation_id)::int as customers,
          percentile_cont(0.5) within group (order by days) as median, max(days) as longest
        from stopped group by item order by 2 desc, item`)} as items,
      ${asList(sql`
        select c.id as "organisationId", c.name as "organisationName", p.location_index as index, p."row", p.name,
          ${milliseconds('s.touched_at')} as "touchedAt"
        from stopped s join chosen c on c.id = s.organisation_id
          join location_progress p on p.organisation_id = s.organisation_id and p."row" = s.place
            and (p.location_index is null) = (s.place = '')
        where s.item = ${item} order by s.touched_at, c.sorted_by, c.id, p.location_index
        limit ${size} offset ${(page - 1) * size}`)} as places`)
  return standing.parse(row)
}

/** Which fields were refused since a moment, most often first; what was typed nobody knows. One query. */
export async function readRejectedFields(
  actor: Actor,
  { owner, from, page, size }: { owner: Whose; from: number } & Range,
) {
  requireStaff(actor)
  const [row] = await database().execute(sql`
    with ${chosenOf(actor, owner)}, found as materialized (
      select data as field, count(*)::int as times, count(distinct user_id)::int as people,
        count(distinct organisation_id)::int as customers
      from usage_log
      where log_type = 'rejected' and at >= ${at(from)} and organisation_id in (select id from chosen)
      group by data
    )
    select (select count(*)::int from found) as count,
      ${asList(sql`select * from found order by times desc, field limit ${size} offset ${(page - 1) * size}`)} as fields`)
  return rejected.parse(row)
}
