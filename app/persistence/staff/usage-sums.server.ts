import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { peopleInBlock } from '#drizzle/schema/usage.ts'
import { database } from '../database.server.ts'

/** A pause of so long ends a visit; so long after midnight it is known where visits of the day ended. */
const visitPause = sql`interval '30 minutes'`
/** How far a page was scrolled is counted in these steps of a tenth; the last one is its end. */
export const scrollSteps = 11

const size = sql.raw(String(peopleInBlock))
const nobody = sql`b'0'::bit(${size})`
/** The Dutch day of an entry, and when one begins. */
export const dutchDay = sql`(at at time zone 'Europe/Amsterdam')::date`
export const beginOf = (day: SQL): SQL => sql`(${day})::timestamp at time zone 'Europe/Amsterdam'`

/** Days as rows of a query. */
export const listed = (days: readonly string[]): SQL =>
  sql`(select value::date from jsonb_array_elements_text(${JSON.stringify(days)}::jsonb))`

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
 * Parts of a `with` that count entries of the log: `fresh` has the columns of `usage_daily`, `fresh_tasks` those of `usage_tasks`.
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
      where day in ${listed(days)} group by day, scope, about, name, block
    ), fresh_tasks as (
      select organisation_id, substring(data from '^/(?:organisation|location)/[^/]+') as item, min(at) as opened_at,
        min(at) filter (where data ~ '^/[^/]+/[^/]+/done/?$') as done_at
      from (
        select organisation_id, data, min(at) as at from entries
        where log_type = 'navigation' and day in ${listed(days)} group by organisation_id, data
      ) as first
      where data ~ '^/(organisation|location)/[^/]+' group by 1, 2
    )`
}

/** The sum of such arrays, step by step; null where all are. */
export function sumOfSteps(scrolled: SQL): SQL {
  const sums = Array.from({ length: scrollSteps }, (_, step) => sql`sum(${scrolled}[${sql.raw(String(step + 1))}])`)
  return sql`case when count(${scrolled}) > 0 then array[${sql.join(sums, sql`, `)}]::int[] end`
}

/**
 * Keeps the sums of every Dutch day that is over and of which none are kept, day by day, the oldest first.
 * @param kept days that entries are kept; null for ever. Of a day of which some went, none are made
 * @param signal ends it at the next day
 * @returns of how many days
 */
export async function keepUsageSums(kept: number | null, signal: AbortSignal): Promise<number> {
  const rows = await database().execute(sql`
    select to_char(day, 'YYYY-MM-DD') as day
    from generate_series((select min(at) at time zone 'Europe/Amsterdam' from usage_log)::date,
      ((now() - ${visitPause}) at time zone 'Europe/Amsterdam')::date - 1, interval '1 day') as day
    where day::date not in (select day from usage_days)
      and (${kept}::int is null or ${beginOf(sql`day`)} >= now() - make_interval(days => ${kept}::int)) order by day`)
  let count = 0
  for (const { day } of z.array(z.object({ day: z.string() })).parse(rows)) {
    if (signal.aborted) break
    await keepSumsOf(day)
    count += 1
  }
  return count
}

const keepSumsOf = (day: string): Promise<void> =>
  database().transaction(async (tx) => {
    // Who changes entries, as where a person is erased, takes their days out: before this begins, or after it ended.
    await tx.execute(sql`lock table usage_days in exclusive mode`)
    const its = sql`at >= ${beginOf(sql`${day}::date`)} and at < ${beginOf(sql`${day}::date + 1`)}`
    await tx.execute(sql`
      insert into usage_people (user_id) select distinct user_id from usage_log e
      where ${its} and organisation_id is not null and user_id is not null
        and not exists (select from usage_people p where p.user_id = e.user_id)`)
    await tx.execute(sql`delete from usage_daily where day = ${day}`)
    const scopes = sql`values (organisation_id), (null)`
    await tx.execute(sql`
      with ${countEntries({ days: [day], whose: sql`organisation_id is not null`, scopes })}, kept as (
        insert into usage_daily (day, organisation_id, about, name, block, people, times, saves, uploads, removals, stops, scrolled)
        select * from fresh
      )
      insert into usage_tasks as t (organisation_id, item, opened_at, done_at) select * from fresh_tasks
      on conflict (organisation_id, item) do update set opened_at = least(t.opened_at, excluded.opened_at),
        done_at = least(t.done_at, excluded.done_at) where t.opened_at is not null`)
    await tx.execute(sql`insert into usage_days (day) values (${day}) on conflict do nothing`)
  })

/**
 * Removes sums of which an entry is older than so many days, with the times of tasks; that a task was opened once stays.
 * Before the entries go, so that what is left of their days is counted from the log.
 * @returns how many
 */
export async function removeOldSums(days: number): Promise<number> {
  const before = sql`now() - make_interval(days => ${days}::int)`
  const isOld = sql`${beginOf(sql`day`)} < ${before}`
  await database().execute(sql`delete from usage_days where ${isOld}`)
  await database().execute(sql`update usage_tasks set opened_at = null, done_at = null where opened_at < ${before}`)
  return (await database().execute(sql`delete from usage_daily where ${isOld}`)).count
}

/** Removes the numbers of people of whom the log has no entry any more. */
export async function removeUnusedNumbers(): Promise<void> {
  await database().execute(sql`
    delete from usage_people where not exists (select from usage_log e where e.user_id = usage_people.user_id)`)
}
