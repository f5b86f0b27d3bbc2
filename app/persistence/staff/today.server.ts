import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'
import { isFoundIn } from '../list-narrowing.server.ts'
import { postalRegions, type PostalRegion } from '../organisations/postal-region.ts'
import { hasNoOwner, looksAfter, ownerName } from './owner-sql.ts'
import { entryIn, joinedPlace, standingWork, workGroups, type WorkGroup } from './work-entries.ts'

/** Whose organisations: those that the reader looks after, those that nobody does, or all. */
export const whoseWork = ['me', 'none', 'all'] as const
export type WhoseWork = (typeof whoseWork)[number]
export const workOrders = ['urgency', 'organisation'] as const

/** What the list is narrowed down to; '' is no choice. */
export type WorkFilter = {
  /** '' is what the reader looks after, or all where that is nothing. */
  owner: '' | WhoseWork
  kind: '' | WorkGroup
  /** The id of an organisation; '' for all. */
  organisation: string
  /** The part of the country a postcode lies in; null for all. */
  region: PostalRegion | null
  /** A part of the name of an organisation or a location. */
  q: string
  /** Within a group. */
  sort: (typeof workOrders)[number]
}

const line = z.object({
  organisationId: z.string(),
  organisationName: z.string(),
  row: z.string(),
  key: z.string(),
  group: z.enum(workGroups),
  entry: z.unknown(),
  /** Whether the line stands for several places of the organisation. */
  ofCustomer: z.boolean(),
  /** How many more things the line stands for. */
  more: z.number(),
  /** Null for the organisation as a whole, and for a location that is gone. */
  locationIndex: z.number().nullable(),
  locationName: z.string().nullable(),
  completed: z.number().nullable(),
  total: z.number().nullable(),
  /** The owner of the organisation; '' if it has none. */
  owner: z.string(),
  /** Who of the organisation was here last; null where nobody has an account. */
  account: z.object({ name: z.string(), email: z.string() }).nullable(),
})
export type WorkLine = z.output<typeof line>

const list = z.object({
  whose: z.enum(whoseWork),
  organisations: z.object({ me: z.number(), none: z.number(), all: z.number() }),
  counts: z.partialRecord(z.enum(workGroups), z.number()),
  regions: z.array(z.object({ region: z.literal(postalRegions), count: z.number() })),
  /** The name of the organisation that the list is narrowed down to; null for all. */
  organisation: z.string().nullable(),
  lines: z.array(line),
})

const groupOrder = sql.raw(`array_position(array['${workGroups.join("', '")}'], grp)`)
const byRank = sql`rank nulls last, weight desc`
const order = { urgency: byRank, organisation: sql`sorted_by, ${byRank}` }

const isIn = (region: PostalRegion | null) => sql`(${region}::int is null or region = ${region})`

/** What is found by the name of the organisation, or of the location where it is about one; everything without a name. */
function isNamed(q: string): SQL {
  const isFound = isFoundIn([sql`c.name`, sql`case when s.location_row <> '' then p.name end`], q)
  return isFound ? sql`join chosen c on c.id = s.organisation_id ${joinedPlace} where ${isFound}` : sql``
}

/**
 * What waits for provider staff, in groups, the longest wait first, with how many lines there are in each group. An organisation
 * with more than one place in a group has one line there, unless the list is narrowed down to it or searched; an appointment always
 * has a line of its own. One query.
 * @param today calendar date
 */
export async function readWork(
  actor: Actor,
  { owner, kind, organisation, region, q, sort }: WorkFilter,
  { today, page, size }: { today: number; page: number; size: number },
) {
  if (!actor.isAdmin) throw new Error('Only provider staff see what waits for them.')
  const joinsPlaces = organisation === '' && q === ''
  const joinsCustomer = sql`${joinsPlaces}::boolean and grp <> 'appointments' and min(location_row) <> max(location_row)`
  const [found] = await database().execute(sql`
    with at_work as materialized (
      select o.id, o.name, lower(o.name) as sorted_by, ${looksAfter(actor, 'o.id')} as is_mine, ${hasNoOwner('o.id')} as is_nobodys
      from organisations o where o.archived_at is null
    ), whose as materialized (
      select case when ${owner} <> '' then ${owner} when exists (select 1 from at_work where is_mine) then 'me'
        else 'all' end as whose
    ), chosen as materialized (
      select id, name, sorted_by from at_work, whose
      where case whose when 'me' then is_mine when 'none' then is_nobodys else true end
        and (${organisation} = '' or id::text = ${organisation})
    ), ${standingWork(today)}, found as materialized (
      select s.* from standing s ${isNamed(q)}
    ), bundles as materialized (
      select grp, organisation_id, location_row, bundle, min(region) as region, count(*) as n, min(rank) as rank,
        max(weight) as weight
      from found group by grp, organisation_id, location_row, bundle
    ), at_customers as materialized (
      select grp, organisation_id, ${joinsCustomer} as of_customer, sum(n) as n, min(rank) as rank, max(weight) as weight
      from bundles where ${isIn(region)} group by grp, organisation_id
    ), shown as materialized (
      select grp, organisation_id, '' as location_row, '' as bundle, true as of_customer, n - 1 as more, rank, weight
      from at_customers where of_customer
      union all
      select b.grp, b.organisation_id, b.location_row, b.bundle, false, b.n - 1, b.rank, b.weight
      from bundles b join at_customers a on a.grp = b.grp and a.organisation_id = b.organisation_id and not a.of_customer
      where ${isIn(region)}
    ), one_page as (
      select s.*, c.name as organisation_name, c.sorted_by from shown s join chosen c on c.id = s.organisation_id
      where ${kind} = '' or grp = ${kind}
      order by ${groupOrder}, ${order[sort]}, sorted_by, s.organisation_id, location_row, bundle
      limit ${size} offset ${(page - 1) * size}
    ), lines as (
      select distinct on (o.grp, o.organisation_id, o.location_row, o.bundle) o.organisation_name, o.sorted_by, o.of_customer, o.more,
        o.rank, o.weight, o.bundle as line_bundle, f.organisation_id, f.location_row, f.key, f.grp, f.own
      from one_page o join found f on f.grp = o.grp and f.organisation_id = o.organisation_id
        and (o.of_customer or f.location_row = o.location_row and f.bundle = o.bundle)
      where ${isIn(region)}
      order by o.grp, o.organisation_id, o.location_row, o.bundle, f.rank nulls last, f.weight desc, f.location_row, f.key
    ), of_regions as (
      select region, case when ${joinsCustomer} then 1 else count(*) end as n
      from bundles where region is not null and (${kind} = '' or grp = ${kind}) group by region, grp, organisation_id
    )
    select (select whose from whose) as whose,
      (select jsonb_build_object('me', count(*) filter (where is_mine), 'none', count(*) filter (where is_nobodys),
        'all', count(*)) from at_work) as organisations,
      (select coalesce(jsonb_object_agg(grp, n), '{}') from (
        select grp, count(*) as n from shown group by grp) as each_group) as counts,
      (select coalesce(jsonb_agg(to_jsonb(each_region) order by region), '[]') from (
        select region, sum(n) as count from of_regions group by region) as each_region) as regions,
      (select name from at_work where id::text = ${organisation}) as organisation,
      (select coalesce(jsonb_agg(to_jsonb(one)), '[]') from (
        select s.organisation_id as "organisationId", organisation_name as "organisationName", s.location_row as "row", s.key,
          s.grp as "group", ${entryIn} as entry, s.of_customer as "ofCustomer", s.more, p.location_index as "locationIndex",
          p.name as "locationName", p.completed, p.total, coalesce(${ownerName('s.organisation_id')}, '') as owner, (
            select jsonb_build_object('name', name, 'email', email) from users
            where organisation_id = s.organisation_id and disabled_at is null
            order by seen_at desc nulls last, created_at limit 1) as account
        from lines s ${joinedPlace}
        order by ${groupOrder}, ${order[sort]}, sorted_by, s.organisation_id, location_row, line_bundle
      ) as one) as lines`)
  return list.parse(found)
}

/** How many things somebody put off or dealt with at that moment, and until when; null where they took that back. */
export async function readHandledAt(actor: Actor, at: Date): Promise<{ count: number; until: number | null } | null> {
  const [found] = await database().execute<{ count: number; until: number | null }>(sql`
    select count(*)::int as count, (extract(epoch from max(until)) * 1000)::float8 as until
    from handled_entries where by_id::text = ${actor.userId} and at = ${at.toISOString()}::timestamptz`)
  return found && found.count > 0 ? { count: found.count, until: found.until } : null
}
