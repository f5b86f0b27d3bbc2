import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { database } from '../database.server.ts'

const row = z.object({
  item: z.string(),
  places: z.number(),
  customers: z.number(),
  quantiles: z.array(z.number()),
  ownMedian: z.number(),
})

/**
 * How long tasks took at all customers, of what was done before a day: from when a task could be begun, and from when it
 * was begun. It could be begun once anything of its place was, and what it depends on is done. Sums only: nobody can tell of whom.
 * @param before calendar date in the Netherlands
 * @param dependent items with the one that has to be done before
 * @param quantiles how many, evenly spread from the shortest to the longest
 */
export async function readItemPace(
  before: number,
  dependent: readonly { item: string; needed: string }[],
  quantiles: number,
): Promise<z.output<typeof row>[]> {
  const shares = Array.from({ length: quantiles }, (_, at) => at / (quantiles - 1)).join(',')
  const days = (from: ReturnType<typeof sql>) =>
    sql`greatest(0, extract(epoch from m.done_at - ${from}) / 86400)::float8`
  const rows = await database().execute(sql`
    with began as (
      select organisation_id, place, min(began_at) as at from item_moments group by organisation_id, place
    ), needs as (
      select * from jsonb_to_recordset(${JSON.stringify(dependent)}::jsonb) as d(item text, needed text)
    ), took as (
      select m.item, m.organisation_id, ${days(sql`greatest(b.at, n.done_at)`)} as days, ${days(sql`m.began_at`)} as own_days
      from item_moments m join began b on b.organisation_id = m.organisation_id and b.place = m.place
      left join needs d on d.item = m.item
      left join item_moments n on n.organisation_id = m.organisation_id and n.place = m.place and n.item = d.needed
      where m.done_at < ${new Date(before).toISOString().slice(0, 10)}::timestamp at time zone 'Europe/Amsterdam'
        and m.began_at is not null
    )
    select item, count(*)::int as places, count(distinct organisation_id)::int as customers,
      to_jsonb(percentile_cont(${`{${shares}}`}::float8[]) within group (order by days)) as quantiles,
      percentile_cont(0.5) within group (order by own_days) as "ownMedian"
    from took group by item order by item`)
  return z.array(row).parse(rows)
}
