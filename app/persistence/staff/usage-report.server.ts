import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'

/** Whose use is counted, and when: calendar dates, both included. */
export type UsagePeriod = {
  from: Date
  to: Date
  /** Null for all organisations. */
  organisationId: string | null
}

/** A pause of so long ends a visit. */
const visitPause = sql`interval '30 minutes'`
/** Rows of one table: browsers tell their paths themselves, so there may be any number. */
const maxRows = 500

const whole = z.coerce.number()
const weeks = z.array(
  z.object({ week: z.string(), people: whole, views: whole, saves: whole, uploads: whole, removals: whole }),
)
const pages = z.array(z.object({ path: z.string(), views: whole, people: whole }))
const scrolls = z.array(z.object({ path: z.string(), views: whole, median: whole, ends: whole }))
const stops = z.array(z.object({ path: z.string(), visits: whole }))
const rejected = z.array(z.object({ field: z.string(), times: whole, people: whole }))
const durations = z.array(z.object({ item: z.string(), opened: whole, done: whole, hours: whole.nullable() }))

/**
 * How people of care organisations used the portal: six questions, each one query. Provider staff and people who came
 * by a link are not counted. `item` is the beginning of a path, `field` the form type and the name of a field.
 * @throws where the actor is no administrator
 */
export async function readUsageReport(actor: Actor, period: UsagePeriod) {
  if (!actor.isAdmin) throw new Error('Only provider staff may see how the portal is used.')
  const asked = entriesOf(period)
  const ask = (query: SQL) => database().execute(query)
  // Entries are first counted by what they say: taking paths apart for every entry took most of the time.
  const [byWeek, byPage, byScroll, byStop, byField, byItem] = await Promise.all([
    ask(sql`
      with told as (
        select date_trunc('week', at at time zone 'Europe/Amsterdam') as week, user_id,
          count(*) filter (where log_type = 'navigation') as views, count(*) filter (where log_type = 'save') as saves,
          count(*) filter (where log_type = 'upload') as uploads, count(*) filter (where log_type = 'removal') as removals
        from usage_log where ${asked} group by 1, 2
      )
      select to_char(told.week, 'YYYY-MM-DD') as week, count(*) as people, sum(views) as views, sum(saves) as saves,
        sum(uploads) as uploads, sum(removals) as removals
      from told group by told.week order by told.week`),
    ask(sql`
      with told as (
        select data, user_id, count(*) as views from usage_log where ${asked} and log_type = 'navigation' group by 1, 2
      )
      select ${pagePath} as path, sum(views) as views, count(distinct user_id) as people
      from told group by 1 order by 2 desc, 1 limit ${maxRows}`),
    // A page is shown until its reader shows another one; of that time the furthest counts.
    ask(sql`
      with told as (
        select data, user_id, log_type, amount,
          count(*) filter (where log_type = 'navigation') over (partition by user_id order by id) as showing
        from usage_log where ${asked} and log_type in ('navigation', 'scroll')
      ), furthest as (
        select data, max(amount) as amount from told where log_type = 'scroll' group by data, user_id, showing
      )
      select ${pagePath} as path, count(*) as views, percentile_cont(0.5) within group (order by amount) as median,
        count(*) filter (where amount >= 0.9) as ends
      from furthest group by 1 order by 2 desc, 1 limit ${maxRows}`),
    ask(sql`
      with shown as (
        select data, at, lead(at) over (partition by user_id order by id) as following
        from usage_log where ${asked} and log_type = 'navigation'
      ), stopped as (
        select data, count(*) as visits from shown where coalesce(following, now()) - at > ${visitPause} group by 1
      )
      select ${pagePath} as path, sum(visits) as visits
      from stopped group by 1 order by 2 desc, 1 limit ${maxRows}`),
    ask(sql`
      select data as field, count(*) as times, count(distinct user_id) as people
      from usage_log where ${asked} and log_type = 'rejected' group by 1 order by 2 desc, 1 limit ${maxRows}`),
    ask(sql`
      with told as materialized (
        select organisation_id, data, min(at) as at
        from usage_log where ${asked} and log_type = 'navigation' group by 1, 2
      ), shown as (
        select organisation_id, substring(data from '^/(?:organisation|location)/[^/]+') as item, min(at) as opened,
          min(at) filter (where data ~ '^/[^/]+/[^/]+/done/?$') as closed
        from told group by 1, 2
      )
      select item, count(*) as opened, count(closed) as done,
        percentile_cont(0.5) within group (order by extract(epoch from closed - opened) / 3600) as hours
      from shown where item is not null group by item order by item limit ${maxRows}`),
  ])
  return {
    weeks: weeks.parse(byWeek),
    pages: pages.parse(byPage),
    scrolls: scrolls.parse(byScroll),
    stops: stops.parse(byStop),
    rejected: rejected.parse(byField),
    durations: durations.parse(byItem),
  }
}

/** A page without the ids in its path. */
const pagePath = sql`regexp_replace(data, '[0-9a-f]{8}-[0-9a-f-]{27}', ':id', 'g')`

function entriesOf({ from, to, organisationId }: UsagePeriod): SQL {
  const days = sql`at >= ${from.toISOString().slice(0, 10)}::date::timestamp at time zone 'Europe/Amsterdam'
    and at < (${to.toISOString().slice(0, 10)}::date + 1)::timestamp at time zone 'Europe/Amsterdam'`
  const whose =
    organisationId === null ? sql`organisation_id is not null` : sql`organisation_id = ${organisationId}::uuid`
  return sql`${days} and ${whose} and user_id is not null`
}
