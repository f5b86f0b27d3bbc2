import { sql, type SQL } from 'drizzle-orm'
import { peopleInBlock } from '#drizzle/schema/usage.ts'

/** A pause of so long ends a visit; so long after midnight it is known where visits of the day ended. */
export const visitPause = sql`interval '30 minutes'`
/** How far a page was scrolled is counted in these steps of a tenth; the last one is its end. */
export const scrollSteps = 11

/** What a row of sums counts, by the day, what it is about and a block of people. */
export const counts = sql`about, name, block, people, times, saves, uploads, removals, stops, scrolled`

const size = sql.raw(String(peopleInBlock))
const nobody = sql`b'0'::bit(${size})`
/** The Dutch day of an entry, and when one begins. */
const dutchDay = sql`(at at time zone 'Europe/Amsterdam')::date`
export const beginOf = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'Europe/Amsterdam'`

/** Days as an array of dates. */
export const datesOf = (days: readonly string[]): SQL => sql`${`{${days.join(',')}}`}::date[]`

/** A page without the ids in its path; what is too short to have one is not searched. */
const pagePath = sql`case when length(data) <= 36 then data
  else regexp_replace(data, '[0-9a-f]{8}-[0-9a-f-]{27}', ':id', 'g') end`

/** Of which days entries of the log are counted, and whose. */
export type Counted = {
  /** Dutch days as `2027-04-12`, in their order. */
  days: readonly string[]
  /** Which entries count, as SQL. */
  whose: SQL
  /** Rows of one column: for whom each entry counts, an organisation or null for all of them. */
  scopes: SQL
}

/**
 * Parts of a `with` that count entries of the log: `fresh` has the columns of `usage_sums` but `days`, `fresh_tasks` those of `usage_tasks`.
 * Both what is kept of a day and what the report adds for days of which nothing is kept are made by it, so that they agree.
 * Somebody without a number gets one that holds for this statement.
 */
export function countEntries({ days, whose, scopes }: Counted): SQL {
  const [first = null, last = null] = [days[0], days.at(-1)]
  const steps = Array.from({ length: scrollSteps }, (_, step) => sql.raw(`count(*) filter (where step = ${step})`))
  return sql`
    entries as materialized (
      select ${dutchDay} as day, scope, organisation_id, id, user_id, log_type, amount, data, at
      from usage_log cross join lateral (${scopes}) as counted (scope)
      where at >= ${beginOf(sql`${first}::date`)} and at < ${beginOf(sql`${last}::date + 1`)} + ${visitPause} and ${whose}
    ), numbered as materialized (
      select user_id, number / ${size} as block, set_bit(${nobody}, number % ${size}, 1) as person from (
        select user_id, coalesce(p.number, (select coalesce(max(number), 0) from usage_people)
          + row_number() over (partition by p.number is null order by user_id))::int as number
        from (select distinct user_id from entries) as found left join usage_people p using (user_id)
      ) as numbers
    ), shown as (
      select day, scope, user_id, data,
        coalesce(lead(at) over (partition by scope, user_id order by id), now()) - at > ${visitPause} as is_last
      from entries where log_type = 'navigation'
    ), scrolling as (
      -- A page is shown until its reader shows another one; of that time the furthest counts.
      select day, scope, user_id, log_type, amount, data,
        count(*) filter (where log_type = 'navigation') over (partition by day, scope, user_id order by id) as showing
      from entries where log_type in ('navigation', 'scroll')
    ), furthest as (
      select day, scope, user_id, data, least(10, round(max(amount) * 1000)::int / 100) as step
      from scrolling where log_type = 'scroll' group by day, scope, user_id, data, showing
    ), stepped as (
      select day, scope, user_id, data, array[${sql.join(steps, sql`, `)}]::int[] as scrolled
      from furthest group by day, scope, user_id, data
    ), counted as (
      select day, scope, user_id, 'day' as about, '' as name, true as took_part,
        count(*) filter (where log_type = 'navigation') as times, count(*) filter (where log_type = 'save') as saves,
        count(*) filter (where log_type = 'upload') as uploads, count(*) filter (where log_type = 'removal') as removals,
        0 as stops, null::int[] as scrolled
      from entries group by day, scope, user_id
      union all
      select day, scope, user_id, 'page', ${pagePath}, true, count(*), 0, 0, 0, count(*) filter (where is_last), null
      from shown group by day, scope, user_id, data
      union all
      select day, scope, user_id, 'page', ${pagePath}, false, 0, 0, 0, 0, 0, scrolled from stepped
      union all
      select day, scope, user_id, 'field', data, true, count(*), 0, 0, 0, 0, null
      from entries where log_type = 'rejected' group by day, scope, user_id, data
    ), fresh as (
      select day, scope as organisation_id, about, name, block,
        coalesce(bit_or(person) filter (where took_part), ${nobody}) as people, sum(times)::int as times,
        sum(saves)::int as saves, sum(uploads)::int as uploads, sum(removals)::int as removals, sum(stops)::int as stops,
        ${sumOfSteps(sql`scrolled`)} as scrolled
      from counted join numbered using (user_id)
      where day = any(${datesOf(days)}) group by day, scope, about, name, block
    ), fresh_tasks as (
      select organisation_id, substring(data from '^/(?:organisation|location)/[^/]+') as item, min(at) as opened_at,
        min(at) filter (where data ~ '^/[^/]+/[^/]+/done/?$') as done_at
      from (
        select organisation_id, data, min(at) as at from entries
        where log_type = 'navigation' and day = any(${datesOf(days)}) group by organisation_id, data
      ) as first
      where data ~ '^/(organisation|location)/[^/]+' group by 1, 2
    )`
}

/** The sum of such arrays, step by step; null where all are. */
export function sumOfSteps(scrolled: SQL): SQL {
  const sums = Array.from({ length: scrollSteps }, (_, step) => sql`sum(${scrolled}[${sql.raw(String(step + 1))}])`)
  return sql`case when count(${scrolled}) > 0 then array[${sql.join(sums, sql`, `)}]::int[] end`
}
