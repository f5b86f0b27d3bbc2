import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from './database.server.ts'

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Thrown where a location that is to be removed has forms or documents: only provider staff may archive it. */
export class LocationInUseError extends Error {}

/** Which position a location gets; null where it is removed. */
export type Renumbering = { from: number; to: number | null }[]

/**
 * Moves forms and documents along with the locations they belong to. A location is known by its position in the
 * organisation's list, so removing one renumbers those behind it.
 * @throws LocationInUseError where a removed location holds anything
 */
export async function renumberLocations(tx: Transaction, organisationId: string, moves: Renumbering): Promise<void> {
  const removed = moves.flatMap(({ from, to }) => (to === null ? [from] : []))
  const moved = moves.filter(({ from, to }) => to !== null && to !== from)
  if (removed.length > 0 && (await isInUse(tx, organisationId, removed))) throw new LocationInUseError()
  if (moved.length === 0) return
  const steps = JSON.stringify(moved)
  for (const table of [sql`forms`, sql`documents`]) {
    // By way of negative numbers, so that no two locations have the same one at any moment.
    await tx.execute(sql`
      update ${table} as t set location_index = -2 - m."to"
      from jsonb_to_recordset(${steps}::jsonb) as m("from" int, "to" int)
      where t.organisation_id = ${organisationId} and t.location_index = m."from"`)
    await tx.execute(sql`
      update ${table} set location_index = -2 - location_index
      where organisation_id = ${organisationId} and location_index < 0`)
  }
}

async function isInUse(tx: Transaction, organisationId: string, locations: number[]): Promise<boolean> {
  const [row] = await tx.execute(sql`
    with gone as (select value::int as n from jsonb_array_elements_text(${JSON.stringify(locations)}::jsonb))
    select exists (select from forms where organisation_id = ${organisationId} and location_index in (select n from gone))
      or exists (select from documents where organisation_id = ${organisationId} and location_index in (select n from gone))
      as used`)
  return z.object({ used: z.boolean() }).parse(row).used
}
