import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor, Tenant } from '../actor.ts'
import { assignedCounts, countAssigned } from '../assignments/kept-tasks.server.ts'
import { isFoundIn } from '../list-narrowing.server.ts'
import { database } from '../database.server.ts'
import { looksAfter } from '../staff/owner-sql.ts'
import { idShape } from '../documents/library-columns.ts'
import type { Program } from '../programs/program.ts'

/** Which locations of an organisation are asked for, and in which order. */
export type ProgressFilter = {
  /** A part of the name or the city; '' for all. */
  search: string
  order: 'position' | 'date' | 'late'
  filter: 'all' | 'late' | 'no-date'
  /** From 1; one behind the last gives the last. */
  page: number
  /** Locations on a page. */
  size: number
  /** The account that reads: its open tasks are counted, and those of nobody; left out where they are not. */
  userId?: string
}

const order = {
  position: sql``,
  date: sql`connection_day nulls last,`,
  late: sql`late_count desc, next_due nulls last,`,
}
const which = { all: sql`true`, late: sql`late_count > 0`, 'no-date': sql`connection_day is null` }

const listed = z.object({
  indexes: z.array(z.number()),
  total: z.number(),
  counts: z.object({ all: z.number(), late: z.number(), withoutDate: z.number() }),
  completed: z.number(),
  items: z.number(),
  firstConnectionDay: z.number().nullable(),
  assigned: assignedCounts.nullable(),
})

/**
 * Which locations of an organisation stand on a page, how many are found, how many of those that are looked for there are
 * of each kind, and what all its locations come to. One query.
 * @param today calendar date
 */
export async function listKeptLocations({ organisationId }: Tenant, asked: ProgressFilter, today: number) {
  const day = new Date(today).toISOString().slice(0, 10)
  const [row] = await database().execute(sql`
    with all_of_it as materialized (
      select location_index, name, city, completed, total, connection_day, late_count, next_due from location_progress
      where organisation_id = ${organisationId} and location_index is not null
    ), searched as materialized (
      select * from all_of_it
      where ${isFoundIn([sql`name`, sql`city`], asked.search) ?? sql`true`}
    ), found as materialized (select * from searched where ${which[asked.filter]})
    select (
        select coalesce(jsonb_agg(location_index), '[]') from (
          select location_index from found order by ${order[asked.order]} location_index
          limit ${asked.size}::int offset least(
            (${asked.page}::int - 1) * ${asked.size}::int,
            (select greatest(0, count(*)::int - 1) / ${asked.size}::int * ${asked.size}::int from found)
          )
        ) as one_page
      ) as indexes,
      (select count(*)::int from found) as total,
      (
        select jsonb_build_object('all', count(*), 'late', count(*) filter (where late_count > 0),
          'withoutDate', count(*) filter (where connection_day is null)) from searched
      ) as counts,
      coalesce(sum(completed), 0)::int as completed, coalesce(sum(total), 0)::int as items,
      (extract(epoch from min(connection_day) filter (where connection_day >= ${day}::date)) * 1000)::float8 as "firstConnectionDay",
      ${asked.userId === undefined ? sql`null` : countAssigned(organisationId, asked.userId)} as assigned
    from all_of_it`)
  return listed.parse(row)
}

const place = { locationIndex: z.number().nullable(), row: z.string(), name: z.string(), entry: z.unknown() }
const entryRow = z.object({
  ...place,
  ...{ kind: z.string(), reader: z.string(), isOurs: z.boolean(), count: z.coerce.number() },
})

/**
 * The entries of an organisation and all its locations for these readers, the heaviest first, with how many of the same
 * kind there are in all for the same reader, and whether the people of the place have to act. One query.
 * @param perKind how many of each kind at most, for each reader, of those and of the others
 * @param assignee whose tasks count where tasks are given to people, and are not a colleague's: the id of an account; left out for
 * everybody's
 */
export async function readKeptEntries(
  { organisationId }: Tenant,
  { readers, perKind, assignee }: { readers: readonly string[]; perKind: number; assignee?: string },
) {
  const rows = await database().execute(sql`
    select "locationIndex", "row", name, entry, kind, reader, "isOurs", count from (
      select p.location_index as "locationIndex", p.row, p.name, entry, entry ->> 'kind' as kind, entry ->> 'for' as reader,
        ${isOurs} as "isOurs", (entry ->> 'weight')::numeric as weight,
        count(*) over (partition by entry ->> 'kind', entry ->> 'for', ${isOurs}) as count,
        row_number() over (partition by entry ->> 'kind', entry ->> 'for', ${isOurs}
          order by (entry ->> 'weight')::numeric desc, p.location_index nulls first, entry ->> 'key') as place
      from location_progress p, jsonb_array_elements(p.entries) as entry
      where p.organisation_id = ${organisationId}
        and entry ->> 'for' in (select jsonb_array_elements_text(${JSON.stringify(readers)}::jsonb))
        and (entry ->> 'for' <> 'assignee' or ${assignee ?? null}::text is null
          or entry #>> '{reason,values,assignee}' = ${assignee ?? null}::text)
        and (entry ->> 'kind' <> 'waits-for-colleague'
          or entry #>> '{reason,values,assignee}' is distinct from ${assignee ?? null}::text)
    ) as each
    where place <= ${perKind}
    order by weight desc, "locationIndex" nulls first, entry ->> 'key'`)
  return z.array(entryRow).parse(rows)
}

const isOurs = sql`coalesce(entry ->> 'holder' = 'us', false)`

const staffRow = z.object({ ...place, organisationId: z.string(), organisationName: z.string() })

/**
 * The entries for provider staff of all organisations at work, or of one of them, the heaviest first; a program gets those of
 * the organisations that it is for. One query, that looks at no more places than it gives entries.
 * @param organisationId anything; left out for all
 * @param lookedAfterBy only of organisations that somebody of the staff looks after
 * @throws where the actor is no administrator
 */
export async function readKeptStaffEntries(
  asking: Actor | Program,
  {
    limit,
    organisationId,
    lookedAfterBy,
  }: { limit: number; organisationId?: string; lookedAfterBy?: Pick<Actor, 'userId'> },
) {
  if ('isAdmin' in asking && !asking.isAdmin)
    throw new Error('Only provider staff see the entries of all organisations.')
  if (organisationId !== undefined && !idShape.test(organisationId)) return []
  const own = organisationId === undefined ? sql`` : sql`and p.organisation_id = ${organisationId}`
  const lookedAfter = lookedAfterBy === undefined ? sql`` : sql`and ${looksAfter(lookedAfterBy, 'p.organisation_id')}`
  const allowed =
    'isAdmin' in asking
      ? sql``
      : sql`and exists (select 1 from program_keys k where k.id = ${asking.keyId} and k.ended_at is null
          and (k.organisation_ids is null or p.organisation_id = any(k.organisation_ids)))`
  const rows = await database().execute(sql`
    with heaviest as (
      select p.organisation_id, o.name as organisation_name, p.location_index, p.row, p.name, p.entries
      from location_progress p join organisations o on o.id = p.organisation_id
      where p.staff_weight is not null and o.archived_at is null ${own} ${lookedAfter} ${allowed}
      order by p.staff_weight desc limit ${limit}
    )
    select organisation_id as "organisationId", organisation_name as "organisationName",
      location_index as "locationIndex", "row", name, entry
    from heaviest, jsonb_array_elements(entries) as entry
    where entry ->> 'for' in ('staff', 'owner')
    order by (entry ->> 'weight')::numeric desc, lower(organisation_name), organisation_id, location_index nulls first,
      entry ->> 'key'
    limit ${limit}`)
  return z.array(staffRow).parse(rows)
}
