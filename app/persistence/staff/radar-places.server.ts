import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'
import { asList, dayAt, milliseconds, requireStaff } from './board-sql.ts'
import { chosenOf, type Whose } from './radar-sql.ts'

/** What can have changed of a location since a week began. */
export const changeKinds = ['late', 'ready', 'connected', 'target', 'forecast'] as const

const moment = z.number().nullable()
const located = {
  organisationId: z.string(),
  organisationName: z.string(),
  index: z.number(),
  row: z.string(),
  name: z.string(),
}
const slip = z.object({
  ...located,
  connectionDay: z.number(),
  forecast: z.number(),
  isFromHistory: z.boolean(),
  /** By how many days the forecast is later than the connection day; and was, when the weeks began. */
  days: z.number(),
  daysWeek: moment,
  daysMonth: moment,
})
/** `before` and `after` are calendar dates; of `late` how many tasks were. */
const change = z.object({ ...located, kind: z.enum(changeKinds), before: moment, after: moment })
const answer = z.object({
  whose: z.enum(['me', 'all']),
  owners: z.object({ me: z.number(), all: z.number() }),
  /** The first week of which is known how locations stood; a calendar date. */
  knownSince: moment,
  slipCount: z.number(),
  slips: z.array(slip),
  counts: z.object({
    late: z.number(),
    ready: z.number(),
    connected: z.number(),
    target: z.number(),
    forecast: z.number(),
  }),
  changeCount: z.number(),
  changes: z.array(change),
})

export type ChangeKind = (typeof changeKinds)[number]
export type Slip = z.output<typeof slip>
export type PlaceChange = z.output<typeof change>

type Range = { page: number; size: number }
type Asked = {
  owner: Whose
  /** Mondays: of last week, of four weeks ago, and the one that changes are told since. */
  lastWeek: number
  lastMonth: number
  since: number
  /** Which changes; '' for all. */
  kind: '' | ChangeKind
  slips: Range
  changes: Range
}

/** A forecast moves a little every day: only so many days are told. */
const moved = 7

/** Locations of which the forecast is later than the connection day, and what changed since a week began: one query. */
export async function readRadarPlaces(actor: Actor, asked: Asked) {
  requireStaff(actor)
  const { owner, since, kind } = asked
  const range = ({ page, size }: Range) => sql`limit ${size} offset ${(page - 1) * size}`
  const inOrder = sql`sorted_by, "organisationId", index`
  // As a list of ids, which is expected to be short: somebody's own organisations are few, and their rows found by index.
  const isChosen = sql`organisation_id = any(array(select id from chosen))`
  const slippedAt = (week: number) => sql`(
    select m.forecast - m.connection_day from place_moments m
    where m.organisation_id = s."organisationId" and m.place = s."row" and m.week = ${dayAt(week)})`
  const [row] = await database().execute(sql`
    with ${chosenOf(actor, owner)}, places as materialized (
      select c.sorted_by, c.id as "organisationId", c.name as "organisationName", p.location_index as index, p."row", p.name,
        p.completed, p.total, p.late_count, p.connection_day, p.is_connected, p.forecast, p.is_forecast_from_history as "isFromHistory",
        s.completed as completed_then, s.total as total_then, s.late_count as late_then,
        s.connection_day as day_then, s.forecast as forecast_then
      from chosen c join location_progress p on p.organisation_id = c.id
        left join (
          select * from place_moments where ${isChosen} and week = ${dayAt(since)}
        ) s on s.organisation_id = p.organisation_id and s.place = p."row"
      where p.${isChosen} and p.location_index is not null
    ), slips as materialized (
      select *, forecast - connection_day as days from places where forecast > connection_day and completed < total
    ), changes as materialized (
      select p.*, each.kind, each.before, each.after from places p cross join lateral (values
        ('late', late_then = 0 and late_count > 0, late_then::float8, late_count::float8),
        ('ready', completed_then < total_then and completed = total, null, null),
        ('connected', is_connected and connection_day >= ${dayAt(since)}, null, ${milliseconds('connection_day')}),
        ('target', total_then is not null and day_then is distinct from connection_day, ${milliseconds('day_then')},
          ${milliseconds('connection_day')}),
        ('forecast', completed < total and abs(forecast - forecast_then) >= ${moved}::int, ${milliseconds('forecast_then')},
          ${milliseconds('forecast')})
      ) as each(kind, is_so, before, after) where each.is_so and completed_then is not null
    ), asked as (
      select * from changes where ${kind} = '' or kind = ${kind}
    )
    select (select whose from whose) as whose,
      (select jsonb_build_object('me', count(*) filter (where is_mine), 'all', count(*)) from everybodys) as owners,
      (select ${milliseconds('min(week)')} from place_moments) as "knownSince",
      (select count(*)::int from slips) as "slipCount",
      ${asList(sql`
        select "organisationId", "organisationName", index, "row", name, ${milliseconds('connection_day')} as "connectionDay",
          ${milliseconds('forecast')} as forecast, "isFromHistory", days, ${slippedAt(asked.lastWeek)} as "daysWeek",
          ${slippedAt(asked.lastMonth)} as "daysMonth"
        from slips s order by days desc, ${inOrder} ${range(asked.slips)}`)} as slips,
      (select jsonb_build_object(${sql.join(
        changeKinds.map((one) => sql`${sql.raw(`'${one}'`)}, count(*) filter (where kind = ${sql.raw(`'${one}'`)})`),
        sql`, `,
      )}) from changes) as counts,
      (select count(*)::int from asked) as "changeCount",
      ${asList(sql`
        select "organisationId", "organisationName", index, "row", name, kind, before, after
        from asked order by ${inOrder}, kind ${range(asked.changes)}`)} as changes`)
  return answer.parse(row)
}
