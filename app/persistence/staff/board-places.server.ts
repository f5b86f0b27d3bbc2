import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'
import { isFoundIn } from '../list-narrowing.server.ts'
import { asList, at, dayAt, daysAhead, milliseconds, nearDays, requireStaff, stillDays } from './board-sql.ts'
import {
  board,
  boardKinds,
  coming,
  tabledPlace,
  type BoardNarrowing,
  type ComingUp,
  type TabledPlace,
} from './board-shapes.ts'
import { looksAfter, ownerName } from './owner-sql.ts'

/** Whether anybody of these kinds has something to do for a task of the place `p`. */
const isWithAnyOf = (...holders: string[]) =>
  sql.join(
    holders.map((one) => sql`p.standings @> ${JSON.stringify([{ holders: [one] }])}::jsonb`),
    sql` or `,
  )

/** The locations at work with what follows from what is kept of them: `asked` are all of them, `places` of whom is asked for. */
const placesOf = (actor: Actor, { owner, organisation, q }: BoardNarrowing, today: number) => sql`
  chosen as materialized (
    select o.id, o.name, lower(o.name) as sorted_by, ${looksAfter(actor, 'o.id')} as is_mine
    from organisations o where o.archived_at is null and (${organisation} = '' or o.id::text = ${organisation})
  ), whose as materialized (
    select case when ${owner} <> '' then ${owner} when exists (select from chosen where is_mine) then 'me' else 'all' end as whose
  ), asked as materialized (
    select o.is_mine, p.organisation_id, p.location_index
    from location_progress p join chosen o on o.id = p.organisation_id
    where p.location_index is not null and ${isFoundIn([sql`o.name`, sql`p.name`, sql`p.city`], q) ?? sql`true`}
  ), places as materialized (
    select o.id as organisation_id, o.name as organisation_name, o.sorted_by, o.is_mine,
      p.location_index, p."row", p.name, p.states, p.step, p.completed, p.total, p.next_due, p.connection_day, p.is_definitive,
      p.start_meetings, p.changed_at, p.late_count, p.forecast, p.is_forecast_from_history,
      case when p.completed = p.total then 'done' when p.states <@ array['none'] then 'none' else 'busy' end as state,
      case when ${isWithAnyOf('provider')} then 'us' when ${isWithAnyOf('guest')} then 'reviewer'
        when ${isWithAnyOf('us', 'colleague', 'task')} then 'them' else 'nobody' end as waits_for,
      coalesce(p.next_due <= ${dayAt(today, stillDays)}
        and (p.changed_at is null or p.changed_at < ${at(today, 1 - stillDays)}), false) as is_stalled,
      p.is_connected as is_over
    from asked join location_progress p using (organisation_id, location_index) join chosen o on o.id = p.organisation_id
    where asked.is_mine or (select whose from whose) = 'all'
  )`

const kindsOf = (today: number) => ({
  near: sql`connection_day between ${dayAt(today)} and ${dayAt(today, nearDays)}`,
  late: sql`late_count > 0`,
  slips: sql`forecast > connection_day and completed < total`,
  us: sql`waits_for = 'us'`,
  'no-date': sql`connection_day is null`,
})

const narrowed = ({ show, step, state, waits }: BoardNarrowing, today: number) => sql`
  ${show === '' ? sql`true` : kindsOf(today)[show]}
  and (${step} = '' or step::text = ${step}) and (${state} = '' or state = ${state})
  and (${waits} = '' or case when ${waits} = 'still' then is_stalled else waits_for = ${waits} end)`

const inOrder = sql`sorted_by, organisation_id, location_index`
const orders = {
  date: sql`is_over, case when is_over then null else connection_day end nulls last, ${inOrder}`,
  late: sql`late_count desc, connection_day nulls last, ${inOrder}`,
  organisation: inOrder,
}

const locatedColumns = sql`organisation_id as "organisationId", organisation_name as "organisationName",
  location_index as "index", "row", name`

const placeColumns = sql`${locatedColumns}, states, completed, total, ${milliseconds('next_due')} as "nextDue",
  ${milliseconds('connection_day')} as "connectionDay", is_definitive as "isDefinitive", ${milliseconds('forecast')} as forecast,
  is_forecast_from_history as "isForecastFromHistory",
  late_count as "lateCount", ${milliseconds('changed_at')} as "changedAt", waits_for as "waitsFor", is_stalled as "isStalled",
  is_over as "isOver", coalesce(${ownerName('shown.organisation_id')}, '') as owner`

/** What is kept of a place is large: only those on the page are opened. */
const drawnColumns = sql`kept.categories, kept.standings, (
    select coalesce(jsonb_agg(e ->> 'item'), '[]') from jsonb_array_elements(kept.entries) as e
    where e ->> 'for' = 'leader' and e ->> 'kind' = 'late' and e ->> 'item' is not null
  ) as late`

/** Start meetings and connection days of the coming weeks, of `places`. */
const comingOf = (today: number) => sql`
  select * from (
    select sorted_by, organisation_id, location_index, ${locatedColumns}, 'meeting' as kind, ${milliseconds('at')} as at
    from places, unnest(start_meetings) as at
    where at >= ${at(today)} and at < ${at(today, daysAhead + 1)}
    union all
    select sorted_by, organisation_id, location_index, ${locatedColumns},
      case when is_definitive then 'connection' else 'target' end, ${milliseconds('connection_day')}
    from places where connection_day between ${dayAt(today)} and ${dayAt(today, daysAhead)}
  ) as each`

/**
 * What the board shows, from what is kept of each location: one query.
 * @param today calendar date
 */
export async function readBoard(
  actor: Actor,
  query: BoardNarrowing,
  { today, page, size }: { today: number; page: number; size: number },
) {
  requireStaff(actor)
  const kinds = kindsOf(today)
  const count = boardKinds.map((kind) => sql`${sql.raw(`'${kind}'`)}, count(*) filter (where ${kinds[kind]})`)
  const [row] = await database().execute(sql`
    with ${placesOf(actor, query, today)}, one_page as (
      select *, row_number() over (order by ${orders[query.sort]}) as position from places where ${narrowed(query, today)}
      order by position limit ${size} offset ${(page - 1) * size}
    )
    select (select whose from whose) as whose,
      ${asList(sql`
        select p.organisation_id as "organisationId", p.location_index as "locationIndex", o.revision
        from location_progress p join organisations o on o.id = p.organisation_id
        where p.day is null and p.location_index is not null and o.archived_at is null
        order by p.organisation_id, p.location_index`)} as empty,
      (select jsonb_build_object('me', count(*) filter (where is_mine), 'all', count(*)) from asked) as owners,
      (select jsonb_build_object(${sql.join(count, sql`, `)}) from places) as counts,
      exists (${comingOf(today)}) as "hasComing",
      (select count(*)::int from places where ${narrowed(query, today)}) as found,
      ${asList(sql`
        select shown.*, ${drawnColumns}
        from (select position, organisation_id, location_index, ${placeColumns} from one_page as shown) as shown
          join location_progress kept using (organisation_id, location_index)
        order by position`)} as places`)
  return board.parse(row)
}

/** Start meetings and connection days of the coming weeks, of all organisations or of one, in the order of time. */
export async function readComingUp(actor: Actor, query: BoardNarrowing, today: number): Promise<ComingUp[]> {
  requireStaff(actor)
  const rows = await database().execute(sql`
    with ${placesOf(actor, query, today)}
    select * from (${comingOf(today)}) as coming order by at, ${inOrder}, kind desc`)
  return z.array(coming).parse(rows)
}

/**
 * All locations that the board is narrowed down to, by organisation whatever its order, read a thousand at a time.
 * @param today calendar date
 */
export async function* everyBoardPlace(
  actor: Actor,
  query: BoardNarrowing,
  today: number,
): AsyncGenerator<TabledPlace> {
  requireStaff(actor)
  const most = 1000
  for (let last: TabledPlace | null = null; ;) {
    const behind: ReturnType<typeof sql> = last
      ? sql`(${inOrder}) > (lower(${last.organisationName}), ${last.organisationId}::uuid, ${last.index}::int)`
      : sql`true`
    const rows = await database().execute(sql`
      with ${placesOf(actor, query, today)}
      select shown.*, kept.standings from (
        select sorted_by, organisation_id, location_index, ${placeColumns} from places as shown
        where ${narrowed(query, today)} and ${behind} order by ${inOrder} limit ${most}
      ) as shown join location_progress kept using (organisation_id, location_index) order by ${inOrder}`)
    const places = z.array(tabledPlace).parse(rows)
    yield* places
    last = places.at(-1) ?? null
    if (last === null || places.length < most) return
  }
}
