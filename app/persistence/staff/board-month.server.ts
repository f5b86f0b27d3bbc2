import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'
import { asList, dayAt, milliseconds, requireStaff } from './board-sql.ts'
import { looksAfter } from './owner-sql.ts'

const event = z.object({
  organisationId: z.string(),
  organisationName: z.string(),
  index: z.number(),
  name: z.string(),
  kind: z.enum(['meeting', 'connection', 'target']),
  /** A calendar date; of a meeting the instant it starts stands in `at`. */
  day: z.number(),
  at: z.number(),
})
const month = z.object({
  whose: z.enum(['me', 'all']),
  owners: z.object({ me: z.number(), all: z.number() }),
  /** How many connection days there are on a day, of all organisations whoever looks after them; days without one are left out. */
  loads: z.array(z.object({ day: z.number(), count: z.number() })),
  /** How much of what is asked for there is on a day, shown or not. */
  counts: z.array(z.object({ day: z.number(), count: z.number() })),
  events: z.array(event),
})

/** A start meeting or a connection day; a target is one that is not definitive yet. */
export type MonthEvent = z.output<typeof event>

/** What an address asks of the calendar. @property from calendar date @property days how many it shows */
type Asked = {
  owner: '' | 'me' | 'all'
  from: number
  days: number
  /** How many of a day at most, but of `whole`, which shows up to `most`. */
  perDay: number
  whole: number | null
  most: number
}

/** The calendar date of an instant where the locations are. */
const dutchDay = sql`(at at time zone 'Europe/Amsterdam')::date`

/**
 * Start meetings and connection days of all organisations at work, or of those that the reader looks after, in the order of
 * time. One query.
 */
export async function readMonth(actor: Actor, { owner, from, days, perDay, whole, most }: Asked) {
  requireStaff(actor)
  const isShown = (day: SQL) => sql`${day} between ${dayAt(from)} and ${dayAt(from, days - 1)}`
  const isWhole = whole === null ? sql`false` : sql`n.day = ${dayAt(whole)} and n.place <= ${most}`
  // Thousands of events are counted and few are shown: names are asked for, and dates written out, of those that are shown.
  const [row] = await database().execute(sql`
    with own as materialized (
      select o.id from organisations o where o.archived_at is null and ${looksAfter(actor, 'o.id')}
    ), archived as materialized (
      select o.id from organisations o where o.archived_at is not null
    ), whose as materialized (
      select case when ${owner} <> '' then ${owner} when exists (select from own) then 'me' else 'all' end as whose
    ), events as materialized (
      select p.organisation_id, p.location_index, 'meeting' as kind, ${dutchDay} as day, at,
        p.organisation_id in (select id from own) as is_mine
      from location_progress p, unnest(p.start_meetings) as at
      where p.location_index is not null and p.start_meetings <> '{}' and ${isShown(dutchDay)}
        and p.organisation_id not in (select id from archived)
      union all
      select p.organisation_id, p.location_index, case when p.is_definitive then 'connection' else 'target' end,
        p.connection_day, p.connection_day::timestamp at time zone 'UTC', p.organisation_id in (select id from own)
      from location_progress p
      where p.location_index is not null and ${isShown(sql`p.connection_day`)}
        and p.organisation_id not in (select id from archived)
    ), numbered as materialized (
      select e.*, o.name as organisation_name,
        row_number() over (partition by day order by kind, at, lower(o.name), e.organisation_id, location_index) as place
      from events e join organisations o on o.id = e.organisation_id where is_mine or (select whose from whose) = 'all'
    )
    select (select whose from whose) as whose,
      (select jsonb_build_object('me', count(*) filter (where is_mine), 'all', count(*)) from events) as owners,
      ${asList(sql`select ${milliseconds('day')} as day, count(*) as count from events where kind <> 'meeting' group by day`)} as loads,
      ${asList(sql`select ${milliseconds('day')} as day, count(*) as count from numbered group by day`)} as counts,
      ${asList(sql`
        select n.organisation_id as "organisationId", n.organisation_name as "organisationName", n.location_index as index, p.name,
          n.kind, ${milliseconds('n.day')} as day, ${milliseconds('n.at')} as at
        from numbered n
          join location_progress p on p.organisation_id = n.organisation_id and p.location_index = n.location_index
        where n.place <= ${perDay} or ${isWhole} order by n.day, n.place`)} as events`)
  return month.parse(row)
}
