import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Member, Tenant } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { changeSource, type ChangeSource } from './change-source.ts'
import type { FormTarget } from './forms.server.ts'

/** One changed field of one save, as the history keeps it. */
export type HistoryEntry = {
  id: number
  /** The version the form had after the save. */
  version: number
  /** A row of a list is named by its id: `wards[4f1c2a9b].name`. */
  path: string
  from: unknown
  to: unknown
  by: string
  /** Why, in the words of who changed it; null where nobody said. */
  reason: string | null
  /** The person on the phone for whom provider staff filled it in; null where nobody was. */
  behalfOf: string | null
  way: 'page' | 'api' | 'share-link' | 'provider' | 'spreadsheet'
  /** Where the value came from, where nobody typed it; null where somebody did. */
  source: ChangeSource | null
  at: Date
  /** Where the change is in a row that was removed at some time: the row as it was then; else null. */
  removedRow: unknown
}

/** Where a part of the history begins: just before or just behind this change. */
export type HistoryPlace = { direction: 'older' | 'newer'; version: number; id: number }

/** What a change comes as from the database. */
export const entryColumns = z.object({
  id: z.coerce.number(),
  version: z.number(),
  path: z.string(),
  from: z.unknown(),
  to: z.unknown(),
  by: z.string(),
  reason: z.string().nullable(),
  behalfOf: z.string().nullable(),
  // A newer server that answers beside this one may know other ways and sources.
  way: z.enum(['page', 'api', 'share-link', 'provider', 'spreadsheet']).catch('page'),
  source: changeSource.nullable().catch(null),
  at: z.coerce.date(),
  removedRow: z.unknown(),
})
const entries = z.array(entryColumns)

/**
 * A part of the history of one form, in one query: newest save first, the changes of one save in the order of its form.
 * @param place where to begin; null for the newest
 * @param most how many changes at most
 */
export function readHistory(
  tenant: Tenant,
  target: FormTarget,
  place: HistoryPlace | null,
  most: number,
): Promise<HistoryEntry[]> {
  if (place?.direction === 'newer') {
    const newer = sql`c.version >= ${place.version}::int and (c.version, -c.id) > (${place.version}::int, -${place.id}::bigint)`
    return readEntries(tenant, target, newer, sql`c.version, c.id desc`, most).then((found) => found.reverse())
  }
  const older = place
    ? sql`c.version <= ${place.version}::int and (c.version, -c.id) < (${place.version}::int, -${place.id}::bigint)`
    : sql`true`
  return readEntries(tenant, target, older, sql`c.version desc, c.id`, most)
}

/** One change of one form of the member's organisation; null where the form has no such change. */
export async function readChange(member: Member, target: FormTarget, id: number): Promise<HistoryEntry | null> {
  const [found] = await readEntries(member, target, sql`c.id = ${id}::bigint`, sql`c.id`, 1)
  return found ?? null
}

/**
 * A row of a list as it was when provider staff removed it, the last time; null where they never did.
 * @param path of the row
 */
export async function readRowRemovedByStaff(tenant: Tenant, target: FormTarget, path: string): Promise<unknown> {
  const removals = sql`c.path = ${path} and coalesce(c."to", 'null') = 'null' and c.way = 'provider'`
  const [found] = await readEntries(tenant, target, removals, sql`c.id desc`, 1)
  return found?.from ?? null
}

/** What was changed in a form when it got a version, in the order of its fields. */
export async function readChangesAt(
  on: Queryable,
  { organisationId }: Tenant,
  { formType, locationIndex }: FormTarget,
  version: number,
): Promise<{ path: string; from: unknown; to: unknown }[]> {
  const rows = await on.execute(sql`
    select c.path, c."from", c."to" from form_changes c
    join forms f on f.organisation_id = c.organisation_id and f.id = c.form_id
    where c.organisation_id = ${organisationId} and f.form_type = ${formType} and c.version = ${version}::int
      and f.location_index is not distinct from ${locationIndex}::int and f.archived_location_id is null
    order by c.id`)
  return changed.parse(rows)
}

const changed = z.array(z.object({ path: z.string(), from: z.unknown(), to: z.unknown() }))

/** A change with the form that it is of; `fields` is what that form holds now. */
export type PlacedChange = HistoryEntry & FormTarget & { fields: unknown }

const placedColumns = z.array(
  entryColumns.extend({ formType: z.string(), locationIndex: z.number().nullable(), fields: z.unknown() }),
)

/** The latest changes of an organisation and its locations, without archived ones, newest first; in one query. */
export async function readLatestChanges({ organisationId }: Tenant, most: number): Promise<PlacedChange[]> {
  const rows = await database().execute(sql`
    with latest as (
      select c.* from form_changes c where c.organisation_id = ${organisationId} order by c.id desc limit ${most}
    )
    select c.id, c.version, c.path, c."from", c."to", c.user_name as "by", c.reason, c.behalf_of as "behalfOf", c.way, c.source, c.at, null as "removedRow",
      f.form_type as "formType", f.location_index as "locationIndex", f.fields
    from latest c join forms f on f.organisation_id = ${organisationId} and f.id = c.form_id
    where f.archived_location_id is null order by c.id desc`)
  return placedColumns.parse(rows)
}

const known = z.tuple([z.object({ byStaffOnly: z.boolean() })])

/** True where something was filled in for an organisation, and all of it by provider staff. */
export async function isFilledInByStaffOnly({ organisationId }: Tenant): Promise<boolean> {
  const byStaff = sql`exists (select from form_changes where organisation_id = ${organisationId} and way = 'provider')`
  const byOthers = sql`exists (select from form_changes where organisation_id = ${organisationId} and way <> 'provider')`
  const rows = await database().execute(sql`select ${byStaff} and not ${byOthers} as "byStaffOnly"`)
  return known.parse([...rows])[0].byStaffOnly
}

async function readEntries(
  { organisationId }: Tenant,
  { formType, locationIndex }: FormTarget,
  which: SQL,
  order: SQL,
  most: number,
): Promise<HistoryEntry[]> {
  const rows = await database().execute(sql`
    with form as (
      select id from forms where organisation_id = ${organisationId} and form_type = ${formType}
        and location_index is not distinct from ${locationIndex}::int
    ), own as (
      select c.* from form_changes c, form where c.organisation_id = ${organisationId} and c.form_id = form.id
    ), removed as (
      select distinct on (path) path, "from" as "row" from own
      where path like '%]' and coalesce("to", 'null') = 'null' order by path, id desc
    )
    select c.id, c.version, c.path, c."from", c."to", c.user_name as "by", c.reason, c.behalf_of as "behalfOf",
      c.way, c.source, c.at, removed."row" as "removedRow"
    from own c left join removed on removed.path = substring(c.path from '^[^]]*\\]')
    where ${which} order by ${order} limit ${most}`)
  return entries.parse(rows)
}
