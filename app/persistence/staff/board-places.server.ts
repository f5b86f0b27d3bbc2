import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'

/** What the board is narrowed down to; '' is no choice. */
export type BoardNarrowing = {
  /** An id. */
  organisation: string
  /** The number of a stop. */
  step: string
  state: '' | 'none' | 'busy' | 'done'
  waits: '' | 'us' | 'reviewer' | 'them' | 'still'
}

const moment = z.number().nullable()
const located = {
  organisationId: z.string(),
  organisationName: z.string(),
  index: z.number(),
  /** The id of the location in the organisation's list. */
  row: z.string(),
  name: z.string(),
}
const place = z.object({
  ...located,
  states: z.array(z.enum(['none', 'busy', 'done', 'confirmed'])),
  completed: z.number(),
  total: z.number(),
  nextDue: moment,
  connectionDay: moment,
  changedAt: moment,
  /** Whom it waits for: us before others, a reviewer who has a link before the organisation itself. */
  waitsFor: z.enum(['us', 'reviewer', 'them', 'nobody']),
  /** Its next date is near or over, and nothing has changed for two weeks. */
  isStill: z.boolean(),
})
const coming = z.object({ ...located, kind: z.enum(['meeting', 'connection', 'target']), at: z.number() })

/** A location of any organisation as the board shows it. */
export type BoardPlace = z.output<typeof place>
/** A start meeting, at an instant, or a connection day, at a calendar date. */
export type ComingUp = z.output<typeof coming>

const board = z.object({
  /** Locations of which nothing is kept at this moment: what follows says nothing of them. */
  empty: z.array(z.object({ organisationId: z.string(), locationIndex: z.number(), revision: z.number() })),
  organisations: z.array(z.object({ id: z.string(), name: z.string() })),
  counts: z.object({ us: z.number(), reviewer: z.number(), them: z.number(), still: z.number() }),
  wifi: z.array(z.object(located)),
  wifiCount: z.number(),
  coming: z.array(coming),
  comingCount: z.number(),
  found: z.number(),
  places: z.array(place),
})

/** How many days before its next date a location may stand still, and how far the board looks ahead. */
const [stillDays, daysAhead] = [14, 42]
const day = 86_400_000

/** Fails where somebody else asks: these verbs see the locations of every organisation. */
function requireStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff see all locations.')
}

const at = (ms: number) => sql`to_timestamp(${ms / 1000}::float8)`
const dayAt = (ms: number) => sql`${new Date(ms).toISOString().slice(0, 10)}::date`
const milliseconds = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`)

/** The locations at work of all organisations, or of one of them, with what follows from what is kept of them. */
const placesOf = ({ organisation }: BoardNarrowing, today: number) => sql`
  select o.id as organisation_id, o.name as organisation_name, lower(o.name) as sorted_by,
    p.location_index, p."row", p.name, p.states, p.step, p.completed, p.total, p.next_due, p.connection_day, p.is_definitive,
    p.start_meetings, p.changed_at, p.is_wifi_to_confirm,
    case when p.completed = p.total then 'done' when p.states <@ array['none'] then 'none' else 'busy' end as state,
    case when p.to_review > 0 or p.is_wifi_to_confirm then 'us' when p.link_open_until > now() then 'reviewer'
      when p.completed = p.total then 'nobody' else 'them' end as waits_for,
    coalesce(p.next_due <= ${dayAt(today + stillDays * day)}
      and (p.changed_at is null or p.changed_at < ${at(today - (stillDays - 1) * day)}), false) as is_still
  from location_progress p join organisations o on o.id = p.organisation_id
  where p.location_index is not null and o.archived_at is null
    and (${organisation} = '' or o.id::text = ${organisation})`

const narrowed = ({ step, state, waits }: BoardNarrowing) => sql`
  (${step} = '' or step::text = ${step}) and (${state} = '' or state = ${state})
  and (${waits} = '' or case when ${waits} = 'still' then is_still else waits_for = ${waits} end)`

const inOrder = sql`sorted_by, organisation_id, location_index`

const locatedColumns = sql`organisation_id as "organisationId", organisation_name as "organisationName",
  location_index as "index", "row", name`

const placeColumns = sql`${locatedColumns}, states, completed, total, ${milliseconds('next_due')} as "nextDue",
  ${milliseconds('connection_day')} as "connectionDay", ${milliseconds('changed_at')} as "changedAt",
  waits_for as "waitsFor", is_still as "isStill"`

/** Start meetings and connection days of the coming weeks, of `places`. */
const comingOf = (today: number) => sql`
  select * from (
    select sorted_by, organisation_id, location_index, ${locatedColumns}, 'meeting' as kind, ${milliseconds('at')} as at
    from places, unnest(start_meetings) as at
    where at >= ${at(today)} and at < ${at(today + (daysAhead + 1) * day)}
    union all
    select sorted_by, organisation_id, location_index, ${locatedColumns},
      case when is_definitive then 'connection' else 'target' end, ${milliseconds('connection_day')}
    from places where connection_day between ${dayAt(today)} and ${dayAt(today + daysAhead * day)}
  ) as each`

const asList = (rows: ReturnType<typeof sql>) =>
  sql`(select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (${rows}) as one)`

/**
 * What the board shows, from what is kept of each location: one query.
 * @param query of it only the organisation counts for what comes up and waits; the rest narrows the picture down
 * @param today calendar date
 * @param lines how many lines of what comes up and waits at most
 */
export async function readBoard(
  actor: Actor,
  query: BoardNarrowing,
  { today, lines, page, size }: { today: number; lines: number; page: number; size: number },
) {
  requireStaff(actor)
  const [row] = await database().execute(sql`
    with places as materialized (${placesOf(query, today)}), coming as materialized (${comingOf(today)})
    select
      ${asList(sql`
        select p.organisation_id as "organisationId", p.location_index as "locationIndex", o.revision
        from location_progress p join organisations o on o.id = p.organisation_id
        where p.day is null and p.location_index is not null and o.archived_at is null
        order by p.organisation_id, p.location_index`)} as empty,
      ${asList(sql`select id, name from organisations where archived_at is null order by lower(name), id`)} as organisations,
      (select jsonb_build_object('us', count(*) filter (where waits_for = 'us'),
        'reviewer', count(*) filter (where waits_for = 'reviewer'), 'them', count(*) filter (where waits_for = 'them'),
        'still', count(*) filter (where is_still)) from places) as counts,
      ${asList(sql`select ${locatedColumns} from places where is_wifi_to_confirm order by ${inOrder} limit ${lines}`)} as wifi,
      (select count(*)::int from places where is_wifi_to_confirm) as "wifiCount",
      ${asList(sql`select * from coming order by at, ${inOrder}, kind desc limit ${lines}`)} as coming,
      (select count(*)::int from coming) as "comingCount",
      (select count(*)::int from places where ${narrowed(query)}) as found,
      ${asList(sql`
        select ${placeColumns} from places where ${narrowed(query)}
        order by ${inOrder} limit ${size} offset ${(page - 1) * size}`)} as places`)
  return board.parse(row)
}

/** Start meetings and connection days of the coming weeks, of all organisations or of one, in the order of time. */
export async function readComingUp(actor: Actor, query: BoardNarrowing, today: number): Promise<ComingUp[]> {
  requireStaff(actor)
  const rows = await database().execute(sql`
    with places as materialized (${placesOf(query, today)})
    select * from (${comingOf(today)}) as coming order by at, ${inOrder}, kind desc`)
  return z.array(coming).parse(rows)
}

/**
 * All locations that the board is narrowed down to, in its order, read a thousand at a time.
 * @param today calendar date
 */
export async function* everyBoardPlace(actor: Actor, query: BoardNarrowing, today: number): AsyncGenerator<BoardPlace> {
  requireStaff(actor)
  const most = 1000
  for (let last: BoardPlace | null = null; ;) {
    const behind: ReturnType<typeof sql> = last
      ? sql`(${inOrder}) > (lower(${last.organisationName}), ${last.organisationId}::uuid, ${last.index}::int)`
      : sql`true`
    const rows = await database().execute(sql`
      with places as materialized (${placesOf(query, today)})
      select ${placeColumns} from places where ${narrowed(query)} and ${behind} order by ${inOrder} limit ${most}`)
    const places = z.array(place).parse(rows)
    yield* places
    last = places.at(-1) ?? null
    if (last === null || places.length < most) return
  }
}
