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
  const isAsked = sql`day = any(${datesOf(days)})`
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
    ), showing as (
      -- A page is shown until its reader shows another one.
      select day, scope, user_id, log_type, amount, data, at,
        count(*) filter (where log_type = 'navigation') over (partition by user_id, scope order by id) as showing
      from entries where log_type in ('navigation', 'scroll')
    ), looks as (
      -- Of the time that it is shown the furthest counts.
      select day, scope, user_id, data, showing, max(at) filter (where log_type = 'navigation') as shown_at,
        round(max(amount) filter (where log_type = 'scroll') * 1000)::int / 100 as step
      from showing group by user_id, showing, data, day, scope
    ), followed as (
      select day, scope, user_id, data, step, shown_at,
        lead(shown_at) over (partition by user_id, scope, shown_at is null order by showing) as following
      from looks
    ), fresh as (
      select day, scope as organisation_id, 'day' as about, '' as name, block, bit_or(person) as people,
        ${times('navigation')} as times, ${times('save')} as saves, ${times('upload')} as uploads,
        ${times('removal')} as removals, 0 as stops, null::int[] as scrolled
      from entries join numbered using (user_id) where ${isAsked} group by day, scope, block
      union all
      select day, scope, 'page', ${pagePath}, block, coalesce(bit_or(person) filter (where shown_at is not null), ${nobody}),
        count(shown_at), 0, 0, 0, count(*) filter (where coalesce(following, now()) - shown_at > ${visitPause}),
        case when count(step) > 0 then array[${sql.join(steps, sql`, `)}]::int[] end
      from followed join numbered using (user_id) where ${isAsked} group by day, scope, 4, block
      union all
      select day, scope, 'field', data, block, bit_or(person), count(*), 0, 0, 0, 0, null
      from entries join numbered using (user_id) where ${isAsked} and log_type = 'rejected' group by day, scope, data, block
    ), fresh_tasks as (
      select organisation_id, item, min(at) as opened_at, min(at) filter (where data in (item || '/done', item || '/done/')) as done_at
      from (
        select organisation_id, data, min(at) as at, concat_ws('/', '', split_part(data, '/', 2), split_part(data, '/', 3)) as item
        from entries where log_type = 'navigation' and ${isAsked} group by organisation_id, data
      ) as first
      where split_part(item, '/', 2) in ('organisation', 'location') and split_part(item, '/', 3) <> '' group by 1, 2
    )`
}

const times = (logType: string) => sql.raw(`count(*) filter (where log_type = '${logType}')`)

/** The sum of such arrays, step by step; null where all are. */
export function sumOfSteps(scrolled: SQL): SQL {
  const sums = Array.from({ length: scrollSteps }, (_, step) => sql`sum(${scrolled}[${sql.raw(String(step + 1))}])`)
  return sql`case when count(${scrolled}) > 0 then array[${sql.join(sums, sql`, `)}]::int[] end`
}
