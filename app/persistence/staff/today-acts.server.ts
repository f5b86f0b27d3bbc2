import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { staffNotes } from '#drizzle/schema/staff.ts'
import type { Actor } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import type { PostalRegion } from '../organisations/postal-region.ts'
import { dayIn, entryIn, joinedPlace, standingWork, workGroups, type WorkId } from './work-entries.ts'

const found = z.object({
  organisationId: z.string(),
  organisationName: z.string(),
  row: z.string(),
  key: z.string(),
  group: z.enum(workGroups),
  weight: z.number(),
  entry: z.unknown(),
})
/** Something that waits, as it stands at the moment that somebody deals with it. */
export type StandingWork = z.output<typeof found>

function requireStaff(actor: Actor): void {
  if (!actor.isAdmin) throw new Error('Only provider staff deal with what waits for them.')
}

/** What the things are narrowed down to that a line for several places stands for. */
type Listed = {
  /** Calendar date. */
  today: number
  region: PostalRegion | null
}

/** What still stands of these lines: each thing with all that its line stands for, as long as it stands itself. */
async function findStanding(tx: Queryable, ids: readonly WorkId[], { today, region }: Listed): Promise<StandingWork[]> {
  const rows = await tx.execute(sql`
    with listed as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb)
        as a("organisationId" uuid, "row" text, "key" text, "ofCustomer" boolean)
    ), chosen as materialized (
      select id, name from organisations where archived_at is null and id in (select "organisationId" from listed)
    ), ${standingWork(today)}, leads as materialized (
      select s.organisation_id, s.location_row, s.grp, s.bundle, a."ofCustomer" as of_customer
      from listed a join standing s on s.organisation_id = a."organisationId" and s.location_row = a."row" and s.key = a."key"
    )
    select s.organisation_id as "organisationId", c.name as "organisationName", s.location_row as "row", s.key,
      s.grp as "group", s.weight, ${entryIn} as entry
    from standing s join chosen c on c.id = s.organisation_id ${joinedPlace}
    where exists (select 1 from leads l where l.organisation_id = s.organisation_id and l.grp = s.grp
      and case when l.of_customer then ${region}::int is null or p.region = ${region}
        else l.location_row = s.location_row and l.bundle = s.bundle end)
    order by s.organisation_id, s.location_row, s.key`)
  return z.array(found).parse(rows)
}

/** The same for somebody who changes it: whoever asks for the same at the same moment waits, and then finds it gone. */
async function lockStanding(tx: Queryable, ids: readonly WorkId[], listed: Listed): Promise<StandingWork[]> {
  const organisationIds = JSON.stringify(ids.map(({ organisationId }) => organisationId))
  await tx.execute(sql`
    select 1 from organisations where archived_at is null
      and id in (select (jsonb_array_elements_text(${organisationIds}::jsonb))::uuid)
    order by id for no key update`)
  return findStanding(tx, ids, listed)
}

/** The places that these lines are about: all of them, if a line stands for several. */
export async function readPlacesOf(
  actor: Actor,
  ids: readonly WorkId[],
  listed: Listed,
): Promise<Pick<WorkId, 'organisationId' | 'row'>[]> {
  requireStaff(actor)
  const several = ids.filter(({ ofCustomer }) => ofCustomer)
  return several.length === 0 ? [...ids] : [...ids, ...(await findStanding(database(), several, listed))]
}

type Handling = {
  /** Calendar date on which it shows again; null where it was dealt with. */
  until: number | null
  /** What is to be noted of it; null for nothing. */
  noteOf: (work: StandingWork) => { kind: 'call' | 'note'; words: string } | null
  /** By this and by whoever did it, it can be put back. */
  at: Date
} & Listed

/**
 * Puts off what waits, or notes that it was dealt with; all of it or none. With a line goes everything that it stands for, with one
 * note: of the organisation, if it stands for several places.
 * @returns which of them were done, and the names of the places of those that were gone already
 */
export async function handleWork(actor: Actor, ids: readonly WorkId[], handling: Handling) {
  requireStaff(actor)
  const { until, noteOf } = handling
  const at = sql`${handling.at.toISOString()}::timestamptz`
  return database().transaction(async (tx) => {
    const standing = await lockStanding(tx, ids, handling)
    const isSame = (id: WorkId, one: StandingWork) =>
      one.organisationId === id.organisationId && one.row === id.row && one.key === id.key
    const done = ids.flatMap((id) => {
      const work = standing.find((one) => isSame(id, one))
      return work ? [{ id, work }] : []
    })
    const left = ids.filter((id) => !done.some((one) => one.id === id))
    const gone = left.length > 0 ? await namesOf(tx, left) : []
    if (standing.length === 0) return { done: [], gone }
    const entries = standing.map(({ organisationId, row, key, weight }) => ({ organisationId, row, key, weight }))
    await tx.execute(sql`
      insert into handled_entries (organisation_id, location_row, entry, until, weight, by_id, by_name, at)
      select e."organisationId", e."row", e."key", ${until === null ? sql`null::date` : dayIn(until)}, e.weight,
        ${actor.userId}::uuid, ${actor.name}, ${at}
      from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
        as e("organisationId" uuid, "row" text, "key" text, weight int)
      on conflict (organisation_id, location_row, entry) do update
      set until = excluded.until, weight = excluded.weight, by_id = excluded.by_id, by_name = excluded.by_name, at = excluded.at`)
    const notes = done.flatMap(({ id, work }) => {
      const note = noteOf(work)
      const locationRow = id.ofCustomer ? '' : work.row
      return note ? [{ ...note, organisationId: work.organisationId, locationRow }] : []
    })
    if (notes.length > 0) {
      const by = { authorId: actor.userId, authorName: actor.name, createdAt: handling.at }
      await tx.insert(staffNotes).values(notes.map((note) => ({ ...note, ...by })))
    }
    if (until === null) {
      await tx.execute(sql`
        update staff_notes n set followed_up_at = ${at} from handled_entries h
        where h.by_id = ${actor.userId}::uuid and h.at = ${at} and h.organisation_id = n.organisation_id
          and h.entry = 'follow-up:' || n.id and n.followed_up_at is null`)
    }
    return { done: done.map(({ id }) => id), gone }
  })
}

/** The places of what is asked, by name; one that is not there has none. */
async function namesOf(tx: Queryable, ids: readonly WorkId[]): Promise<string[]> {
  const rows = await tx.execute<{ name: string }>(sql`
    select distinct o.name || case when p.row <> '' then ', ' || p.name else '' end as name
    from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as a("organisationId" uuid, "row" text)
      join organisations o on o.id = a."organisationId"
      left join location_progress p on p.organisation_id = o.id and p.row = a."row" and a."row" <> ''
    order by 1`)
  return rows.map(({ name }) => name)
}

/** The names of places at work, by the id of the organisation and the location's row with a space between. */
export async function readPlaceNames(
  actor: Actor,
  ids: readonly { organisationId: string; row: string }[],
): Promise<Map<string, string>> {
  requireStaff(actor)
  const rows = await database().execute<{ key: string; name: string }>(sql`
    select distinct o.id || ' ' || a."row" as key, o.name || case when p.row <> '' then ', ' || p.name else '' end as name
    from jsonb_to_recordset(${JSON.stringify(ids)}::jsonb) as a("organisationId" uuid, "row" text)
      join organisations o on o.id = a."organisationId" and o.archived_at is null
      left join location_progress p on p.organisation_id = o.id and p.row = a."row" and a."row" <> ''
    where a."row" = '' or p.row is not null`)
  return new Map(rows.map(({ key, name }) => [key, name]))
}

/**
 * Puts back what somebody put off or dealt with at that moment, and takes away what was noted with it.
 * @returns how many things wait again
 */
export async function putBackWork(actor: Actor, handledAt: Date): Promise<number> {
  requireStaff(actor)
  const at = sql`${handledAt.toISOString()}::timestamptz`
  return database().transaction(async (tx) => {
    const gone = await tx.execute<{ organisationId: string }>(sql`
      delete from handled_entries where by_id::text = ${actor.userId} and at = ${at}
      returning organisation_id as "organisationId"`)
    if (gone.length === 0) return 0
    const organisations = sql`organisation_id in (
      select (jsonb_array_elements_text(${JSON.stringify(gone.map(({ organisationId }) => organisationId))}::jsonb))::uuid)`
    await tx.execute(sql`
      delete from staff_notes where ${organisations} and author_id::text = ${actor.userId} and created_at = ${at}`)
    await tx.execute(
      sql`update staff_notes set followed_up_at = null where ${organisations} and followed_up_at = ${at}`,
    )
    return gone.length
  })
}
