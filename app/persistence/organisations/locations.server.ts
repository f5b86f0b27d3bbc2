import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Contributor, Tenant } from '../actor.ts'
import { noteAction } from '../staff/audit.server.ts'
import { database, type Queryable } from '../database.server.ts'

/** Which position a location gets; null where it is removed, or archived under a name with all it holds. */
export type Renumbering = { from: number; to: number | null; archiveAs?: string }[]

/** Where archived locations stand: behind every position that a list can have. */
const archive = 1_000_000

/**
 * Moves forms, documents, share links, requests, assignments and what is still to be told along with the locations they belong to. A location is known by its position in the
 * organisation's list, so removing one renumbers those behind it.
 * @returns false, and nothing is moved, where a location that is removed holds anything: only provider staff may archive it
 */
export async function renumberLocations(tx: Queryable, contributor: Contributor, moves: Renumbering): Promise<boolean> {
  const { organisationId } = contributor
  const dropped = moves.flatMap(({ from, to, archiveAs }) => (to === null && archiveAs === undefined ? [from] : []))
  if (dropped.length > 0 && (await isInUse(tx, organisationId, dropped))) return false
  for (const { from, archiveAs } of moves) {
    if (archiveAs !== undefined) await archiveLocation(tx, contributor, from, archiveAs)
  }
  const removed = moves.flatMap(({ from, to }) => (to === null ? [from] : []))
  const moved = moves.filter(({ from, to }) => to !== null && to !== from)
  for (const from of removed) {
    await endLinks(tx, contributor, from, archive)
    await endAssignments(tx, contributor, from)
    await tx.execute(sql`
      delete from notices where organisation_id = ${organisationId} and location_index = ${from}::int`)
  }
  if (moved.length === 0) return true
  const steps = JSON.stringify(moved)
  for (const table of [
    sql`forms`,
    sql`documents`,
    sql`share_links`,
    sql`item_requests`,
    sql`assignments`,
    sql`notices`,
  ]) {
    // By way of negative numbers, so that no two locations have the same one at any moment.
    await tx.execute(sql`
      update ${table} as t set location_index = -2 - m."to"
      from jsonb_to_recordset(${steps}::jsonb) as m("from" int, "to" int)
      where t.organisation_id = ${organisationId} and t.location_index = m."from"`)
    await tx.execute(sql`
      update ${table} set location_index = -2 - location_index
      where organisation_id = ${organisationId} and location_index < 0`)
  }
  return true
}

/** Keeps what a location holds, apart from the others; links to it open nothing any more. */
async function archiveLocation(tx: Queryable, contributor: Contributor, from: number, name: string): Promise<void> {
  const { organisationId, name: byName } = contributor
  const rows = await tx.execute(sql`
    with gone as (
      insert into archived_locations (organisation_id, name, archived_by_name)
      values (${organisationId}, ${name}, ${byName}) returning id
    )
    select id, ${archive}::int + (
      select count(*)::int from archived_locations where organisation_id = ${organisationId}
    ) as place from gone`)
  const { id, place } = z.object({ id: z.string(), place: z.number() }).parse(rows[0])
  for (const table of [sql`forms`, sql`documents`, sql`item_requests`]) {
    await tx.execute(sql`
      update ${table} set location_index = ${place}::int, archived_location_id = ${id}
      where organisation_id = ${organisationId} and location_index = ${from}::int`)
  }
  await endLinks(tx, contributor, from, place)
  await noteAction(tx, contributor, { action: 'location-archived', organisationId, subject: { id, name } })
}

/** Links to a location that goes open nothing any more, least of all the location that gets its position. */
async function endLinks(tx: Queryable, { organisationId, name }: Contributor, from: number, place: number) {
  await tx.execute(sql`
    update share_links set location_index = ${place}::int, revoked_at = coalesce(revoked_at, now()),
      revoked_by_name = coalesce(revoked_by_name, ${name})
    where organisation_id = ${organisationId} and location_index = ${from}::int`)
}

/** Nobody does the tasks of a location that goes, least of all those of the location that gets its position. */
async function endAssignments(tx: Queryable, { organisationId, name }: Contributor, from: number) {
  await tx.execute(sql`
    update assignments set location_index = ${archive}::int, ended_at = coalesce(ended_at, now()),
      ended_by_name = coalesce(ended_by_name, ${name}), ended_how = coalesce(ended_how, 'location-gone')
    where organisation_id = ${organisationId} and location_index = ${from}::int`)
}

async function isInUse(tx: Queryable, organisationId: string, locations: number[]): Promise<boolean> {
  const rows = await tx.execute(sql`
    with gone as (select value::int as n from jsonb_array_elements_text(${JSON.stringify(locations)}::jsonb))
    select exists (select from forms where organisation_id = ${organisationId} and location_index in (select n from gone))
      or exists (select from documents where organisation_id = ${organisationId} and location_index in (select n from gone))
      or exists (select from item_requests where organisation_id = ${organisationId} and location_index in (select n from gone))
      as used`)
  return z.object({ used: z.boolean() }).parse(rows[0]).used
}

/** The positions of the locations of an organisation that hold a form, a document or a request: only provider staff may archive them. */
export async function readLocationsInUse({ organisationId }: Tenant): Promise<number[]> {
  const rows = await database().execute(sql`
    select location_index as place from forms where organisation_id = ${organisationId} and location_index < ${archive}::int
    union
    select location_index from documents where organisation_id = ${organisationId} and location_index < ${archive}::int
    union
    select location_index from item_requests
    where organisation_id = ${organisationId} and location_index < ${archive}::int`)
  return z
    .array(z.object({ place: z.number() }))
    .parse([...rows])
    .map(({ place }) => place)
}
