import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { database, type Queryable } from '../database.server.ts'
import { beginOf, countEntries, counts, datesOf, sumOfSteps, visitPause } from './usage-counting.server.ts'

const listed = z.array(z.object({ day: z.string() }))
const counted = z.array(z.object({ day: z.string(), entries: z.coerce.number() }))

/** Entries that one statement counts at most, so that each is short; more where one day has more. */
const batch = 20_000

/**
 * Keeps the sums of every Dutch day that is over and of which none are kept, the oldest first; then those of every week of
 * which all days are kept.
 * @param kept days that entries are kept; null for ever. Of a day of which some went, no sums are made
 * @param signal ends it before the next ones
 * @returns of how many days
 */
export async function keepUsageSums(kept: number | null, signal: AbortSignal): Promise<number> {
  const days = await database().execute(sql`
    select to_char(day, 'YYYY-MM-DD') as day, (select count(*) from usage_log
      where at >= ${beginOf(sql`day::date`)} and at < ${beginOf(sql`day::date + 1`)}) as entries
    from generate_series((select min(at) at time zone 'Europe/Amsterdam' from usage_log)::date,
      ((now() - ${visitPause}) at time zone 'Europe/Amsterdam')::date - 1, interval '1 day') as day
    where day::date not in (select day from usage_spans where days = 1)
      and (${kept}::int is null or ${beginOf(sql`day::date`)} >= now() - make_interval(days => ${kept}::int)) order by day`)
  let count = 0
  for (const some of inBatches(counted.parse(days))) {
    if (signal.aborted) return count
    await whileNothingChanges((tx) => keepSumsOfDays(tx, some))
    count += some.length
  }
  const weeks = await database().execute(sql`
    select to_char(week, 'YYYY-MM-DD') as day
    from (select date_trunc('week', day::timestamp)::date as week from usage_spans where days = 1) as kept
    where week not in (select day from usage_spans where days = 7) group by week having count(*) = 7 order by week`)
  for (const { day } of listed.parse(weeks)) {
    if (signal.aborted) return count
    await whileNothingChanges((tx) => keepSumsOfWeek(tx, day))
  }
  return count
}

/** Who changes entries, as where a person is erased, takes their days out: before the work begins, or after it ended. */
const whileNothingChanges = (work: (tx: Queryable) => Promise<void>): Promise<void> =>
  database().transaction(async (tx) => {
    await tx.execute(sql`lock table usage_spans in exclusive mode`)
    await work(tx)
  })

function inBatches(days: z.output<typeof counted>): string[][] {
  const batches: string[][] = []
  let left = 0
  for (const { day, entries } of days) {
    const last = batches.at(-1)
    if (last && entries <= left) last.push(day)
    else batches.push([day])
    left = (last && entries <= left ? left : batch) - entries
  }
  return batches
}

async function keepSumsOfDays(tx: Queryable, days: string[]): Promise<void> {
  const [first, last] = [sql`${days[0]}::date`, sql`${days.at(-1)}::date`]
  await tx.execute(sql`
    insert into usage_people (user_id) select distinct user_id from usage_log e
    where at >= ${beginOf(first)} and at < ${beginOf(sql`${last} + 1`)} and organisation_id is not null
      and user_id is not null and not exists (select from usage_people p where p.user_id = e.user_id)`)
  await tx.execute(sql`delete from usage_sums where day = any(${datesOf(days)}) and days = 1`)
  const scopes = sql`values (organisation_id), (null)`
  // In the order in which they are read.
  await tx.execute(sql`
    with ${countEntries({ days, whose: sql`organisation_id is not null`, scopes })}, kept as (
      insert into usage_sums (day, days, organisation_id, ${counts})
      select day, 1, organisation_id, ${counts} from fresh order by day, organisation_id nulls first
    )
    insert into usage_tasks as t (organisation_id, item, opened_at, done_at) select * from fresh_tasks
    on conflict (organisation_id, item) do update set opened_at = least(t.opened_at, excluded.opened_at),
      done_at = least(t.done_at, excluded.done_at) where t.opened_at is not null`)
  await tx.execute(sql`
    insert into usage_spans (day, days) select day, 1 from unnest(${datesOf(days)}) as day on conflict do nothing`)
}

async function keepSumsOfWeek(tx: Queryable, monday: string): Promise<void> {
  const its = sql`days = 1 and day between ${monday}::date and ${monday}::date + 6`
  await tx.execute(sql`delete from usage_sums where day = ${monday} and days = 7`)
  await tx.execute(sql`
    insert into usage_sums (day, days, organisation_id, ${counts})
    select ${monday}::date, 7, organisation_id, about, name, block, bit_or(people), sum(times), sum(saves), sum(uploads),
      sum(removals), sum(stops), ${sumOfSteps(sql`scrolled`)}
    from usage_sums where ${its} group by organisation_id, about, name, block order by organisation_id nulls first`)
  // A day may have been taken out since the weeks were listed.
  await tx.execute(sql`
    insert into usage_spans (day, days) select ${monday}::date, 7
    where 7 = (select count(*) from usage_spans where ${its}) on conflict do nothing`)
}

/**
 * Removes sums of which an entry is older than so many days, with the times of tasks; that a task was opened once stays.
 * Before the entries go, so that what is left of their days is counted from the log.
 * @returns how many
 */
export async function removeOldSums(days: number): Promise<number> {
  const before = sql`now() - make_interval(days => ${days}::int)`
  const isOld = sql`${beginOf(sql`day`)} < ${before}`
  await database().execute(sql`delete from usage_spans where ${isOld}`)
  await database().execute(sql`update usage_tasks set opened_at = null, done_at = null where opened_at < ${before}`)
  return (await database().execute(sql`delete from usage_sums where ${isOld}`)).count
}

/** Removes the numbers of people of whom the log has no entry any more. */
export async function removeUnusedNumbers(): Promise<void> {
  await database().execute(sql`
    delete from usage_people where not exists (select from usage_log e where e.user_id = usage_people.user_id)`)
}
