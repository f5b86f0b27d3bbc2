import { sql, type SQL } from 'drizzle-orm'
import type { Tenant } from '../actor.ts'
import type { KeptProgress } from './location-progress-columns.ts'

const instant = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())

/**
 * Parts of a `with` that keep when tasks were begun and done, and how locations stand as their week begins, of the places
 * in `now_kept`. A task that is done was done when that was first kept; one that was done and is not any more, is not.
 * What is there already is not written again.
 * @param day `2027-04-12`
 */
export function keepMoments(given: readonly (Tenant & { kept: KeptProgress })[], day: string): SQL {
  const rows = given.map(({ organisationId, kept }) => ({
    ...{ organisation_id: organisationId, row: kept.row },
    moments: (kept.moments ?? []).map(({ item, beganAt, touchedAt, doneAt }) => ({
      ...{ item, began_at: instant(beganAt), touched_at: instant(touchedAt), done_at: instant(doneAt) },
    })),
  }))
  return sql`
    kept_items as (
      insert into item_moments as m (organisation_id, place, item, began_at, touched_at, done_at)
      -- Of two locations with one id the last one counts.
      select distinct on (n.organisation_id, n."row", v.item) n.organisation_id, n."row", v.item, v.began_at, v.touched_at, v.done_at
      from now_kept n
      join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g(organisation_id uuid, "row" text, moments jsonb)
        on g.organisation_id = n.organisation_id and g."row" = n."row"
      cross join jsonb_to_recordset(g.moments)
        as v(item text, began_at timestamptz, touched_at timestamptz, done_at timestamptz)
      left join item_moments o on o.organisation_id = n.organisation_id and o.place = n."row" and o.item = v.item
      where o.item is null or o.touched_at <> v.touched_at or (o.done_at is null) <> (v.done_at is null)
        or (o.began_at is null) <> (v.began_at is null) or v.began_at < o.began_at
      order by 1, 2, 3, v.touched_at desc
      on conflict (organisation_id, place, item) do update set touched_at = excluded.touched_at,
        began_at = case when excluded.began_at is not null then least(m.began_at, excluded.began_at) end,
        done_at = case when excluded.done_at is not null then coalesce(m.done_at, excluded.done_at) end
    ), kept_weeks as (
      insert into place_moments (organisation_id, place, week, completed, total, late_count, connection_day, forecast)
      select organisation_id, "row", date_trunc('week', ${day}::timestamp)::date, completed, total, late_count, connection_day, forecast
      from now_kept where location_index is not null
      on conflict do nothing
    )`
}
