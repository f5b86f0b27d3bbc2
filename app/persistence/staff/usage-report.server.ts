import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'
import { beginOf, countEntries, counts, datesOf, sumOfSteps } from './usage-counting.server.ts'

/** Whose use is counted, and when: calendar dates, both included. */
export type UsagePeriod = {
  from: Date
  to: Date
  /** Null for all organisations. */
  organisationId: string | null
}

/** Rows of one table: browsers tell their paths themselves, so there may be any number. */
const maxRows = 500

const report = z.object({
  weeks: z.array(
    z.object({
      ...{ week: z.string(), people: z.number(), views: z.number() },
      ...{ saves: z.number(), uploads: z.number(), removals: z.number() },
    }),
  ),
  pages: z.array(z.object({ path: z.string(), views: z.number(), people: z.number() })),
  scrolls: z.array(
    z
      .object({ path: z.string(), views: z.number(), scrolled: z.array(z.number()) })
      .transform(({ path, views, scrolled }) => ({
        ...{ path, views, median: middleOf(scrolled) / 10 },
        ends: scrolled.slice(9).reduce((sum, times) => sum + times, 0),
      })),
  ),
  stops: z.array(z.object({ path: z.string(), visits: z.number() })),
  rejected: z.array(z.object({ field: z.string(), times: z.number(), people: z.number() })),
  durations: z.array(
    z.object({ item: z.string(), opened: z.number(), done: z.number(), hours: z.number().nullable() }),
  ),
})

/** In which step the one in the middle is; of two, the lower one. */
function middleOf(steps: readonly number[]): number {
  const half = steps.reduce((sum, times) => sum + times, 0) / 2
  let sum = 0
  return steps.findIndex((times) => (sum += times) >= half)
}

/**
 * How people of care organisations used the portal: six questions. Days that are over come from what is kept of them, and
 * what is not yet kept is counted from the log. Provider staff and people who came by a link are not counted. `item` is the
 * beginning of a path, `field` the form type and the name of a field. `median` is in tenths, rounded down; a page that is
 * scrolled before and after midnight was scrolled on both days. A task counts where the organisation came to it for the first
 * time in the period.
 * @throws where the actor is no administrator
 */
export async function readUsageReport(actor: Actor, period: UsagePeriod) {
  if (!actor.isAdmin) throw new Error('Only provider staff may see how the portal is used.')
  const from = sql`${period.from.toISOString().slice(0, 10)}::date`
  const to = sql`${period.to.toISOString().slice(0, 10)}::date`
  const spans = await readSpans(from, to)
  const whose = (nobody: SQL) =>
    period.organisationId === null ? nobody : sql`organisation_id = ${period.organisationId}::uuid`
  const fresh = countEntries({
    ...{ days: spans.uncounted, whose: whose(sql`organisation_id is not null`) },
    scopes: sql`values (${period.organisationId}::uuid)`,
  })
  const kept = (days: 1 | 7, begins: string[]) => sql`
    select day, ${counts} from usage_sums
    where ${whose(sql`organisation_id is null`)} and days = ${sql.raw(String(days))} and day = any(${datesOf(begins)})`
  const [answer] = await database().execute(sql`
    with ${fresh}, sums as (
      ${kept(7, spans.weeks)} union all ${kept(1, spans.days)} union all select day, ${counts} from fresh
    ), ${answers(from, to, whose(sql`true`))}
    select ${rowsOf('weeks', sql`week`)}, ${rowsOf('pages', sql`views desc, path`)},
      ${rowsOf('scrolls', sql`views desc, path`)}, ${rowsOf('stops', sql`visits desc, path`)},
      ${rowsOf('rejected', sql`times desc, field`)}, ${rowsOf('durations', sql`item`)}`)
  return report.parse(answer)
}

/**
 * What the period is put together from: whole weeks and other days of which sums are kept, and days of which nothing is; of
 * these none before the first entry, or after today. A day that is summed up later is still counted from the log.
 */
async function readSpans(from: SQL, to: SQL) {
  const isInside = (span: string) => {
    const [day, days] = [sql.raw(`${span}.day`), sql.raw(`${span}.days`)]
    return sql`${day} >= ${from} and ${day} + ${days} - 1 <= ${to}`
  }
  const rows = await database().execute(sql`
    select to_char(day, 'YYYY-MM-DD') as day, days from usage_spans s
    where ${isInside('s')} and not exists (
      select from usage_spans w where s.days = 1 and w.days = 7 and s.day between w.day and w.day + 6 and ${isInside('w')})
    union all
    select to_char(day, 'YYYY-MM-DD'), 0
    from generate_series(greatest(${from}, (select min(at) at time zone 'Europe/Amsterdam' from usage_log)::date),
      least(${to}, (now() at time zone 'Europe/Amsterdam')::date), interval '1 day') as day
    where day::date not in (select day from usage_spans where days = 1) order by 1`)
  const found = z.array(z.object({ day: z.string(), days: z.number() })).parse(rows)
  const of = (length: number) => found.filter(({ days }) => days === length).map(({ day }) => day)
  return { weeks: of(7), days: of(1), uncounted: of(0) }
}

/** The answers, each from `sums`; people are counted by the bits that are set in any row of their block. */
const answers = (from: SQL, to: SQL, whose: SQL) => sql`
  blocks as materialized (
    select about, name, block, case about when 'day' then date_trunc('week', day::timestamp) end as week,
      bit_or(people) as people, sum(times) as times, sum(saves) as saves, sum(uploads) as uploads,
      sum(removals) as removals, sum(stops) as stops, ${sumOfSteps(sql`scrolled`)} as scrolled
    from sums group by 1, 2, 3, 4
  ), weeks as (
    select to_char(week, 'YYYY-MM-DD') as week, sum(bit_count(people)) as people, sum(times) as views, sum(saves) as saves,
      sum(uploads) as uploads, sum(removals) as removals
    from blocks where about = 'day' group by blocks.week
  ), named as materialized (
    select about, name, sum(bit_count(people)) as people, sum(times) as times, sum(stops) as visits,
      ${sumOfSteps(sql`scrolled`)} as scrolled
    from blocks where about <> 'day' group by about, name
  ), pages as (
    select name as path, times as views, people from named where about = 'page' and times > 0
  ), scrolls as (
    select name as path, (select sum(times) from unnest(scrolled) as times) as views, scrolled
    from named where scrolled is not null
  ), stops as (
    select name as path, visits from named where visits > 0
  ), rejected as (
    select name as field, times, people from named where about = 'field'
  ), tasks as (
    select organisation_id, item, opened_at, done_at from usage_tasks where ${whose}
    union all select organisation_id, item, opened_at, done_at from fresh_tasks
  ), opened as (
    select item, min(opened_at) as opened_at, min(done_at) as done_at from tasks
    group by organisation_id, item having bool_and(opened_at is not null)
  ), durations as (
    select item, count(*) as opened, count(done_at) as done,
      percentile_cont(0.5) within group (order by extract(epoch from done_at - opened_at) / 3600) as hours
    from (
      select item, opened_at, case when done_at < ${beginOf(sql`${to} + 1`)} then done_at end as done_at from opened
      where opened_at >= ${beginOf(from)} and opened_at < ${beginOf(sql`${to} + 1`)}
    ) as during group by item
  )`

/** The first rows of an answer, as JSON. */
const rowsOf = (part: string, order: SQL) => sql`(
  select coalesce(json_agg(row), '[]') from (select * from ${sql.raw(part)} order by ${order} limit ${maxRows}) as row
) as ${sql.raw(part)}`
