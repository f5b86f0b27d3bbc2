import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'
import { asList, dayAt, milliseconds, requireStaff } from './board-sql.ts'
import { looksAfter } from './owners.server.ts'

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

/**
 * Start meetings and connection days of all organisations at work, or of those that the reader looks after, in the order of
 * time. One query.
 */
export async function readMonth(actor: Actor, { owner, from, days, perDay, whole, most }: Asked) {
  requireStaff(actor)
  const range = sql`between ${dayAt(from)} and ${dayAt(from, days - 1)}`
  const dutchDay = sql`(at at time zone 'Europe/Amsterdam')::date`
  const isWhole = whole === null ? sql`false` : sql`n.day = ${dayAt(whole)} and n.place <= ${most}`
  const [row] = await database().execute(sql`
    with chosen as materialized (
      select o.id, o.name, lower(o.name) as sorted_by, ${looksAfter(actor, 'o.id')} as is_mine
      from organisations o where o.archived_at is null
    ), whose as materialized (
      select case when ${owner} <> '' then ${owner} when exists (select from chosen where is_mine) then 'me' else 'all' end as whose
    ), events as materialized (
      select c.*, p.location_index, 'meeting' as kind, ${dutchDay} as day, ${milliseconds('at')} as at
      from chosen c join location_progress p on p.organisation_id = c.id, unnest(p.start_meetings) as at
      where p.location_index is not null and p.start_meetings <> '{}' and ${dutchDay} ${range}
      union all
      select c.*, p.location_index, case when p.is_definitive then 'connection' else 'target' end, p.connection_day,
        ${milliseconds('p.connection_day')}
      from chosen c join location_progress p on p.organisation_id = c.id
      where p.location_index is not null and p.connection_day ${range}
    ), numbered as materialized (
      select *, row_number() over (partition by day order by kind, at, sorted_by, id, location_index) as place
      from events where is_mine or (select whose from whose) = 'all'
    )
    select (select whose from whose) as whose,
      (select jsonb_build_object('me', count(*) filter (where is_mine), 'all', count(*)) from events) as owners,
      ${asList(sql`select ${milliseconds('day')} as day, count(*) as count from events where kind <> 'meeting' group by day`)} as loads,
      ${asList(sql`select ${milliseconds('day')} as day, count(*) as count from numbered group by day`)} as counts,
      ${asList(sql`
        select n.id as "organisationId", n.name as "organisationName", n.location_index as index, p.name, n.kind,
          ${milliseconds('n.day')} as day, n.at
        from numbered n join location_progress p on p.organisation_id = n.id and p.location_index = n.location_index
        where n.place <= ${perDay} or ${isWhole} order by n.day, n.place`)} as events`)
  return month.parse(row)
}
