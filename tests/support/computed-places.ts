import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { progressOf } from '#app/roadmap/attention/attention.ts'
import { knownPace } from '#app/roadmap/attention/pace.server.ts'
import { readKnownPlaces } from '#app/roadmap/attention/known.server.ts'
import type { PlaceProgress } from '#app/roadmap/attention/place-progress.ts'

const revisionRow = z.object({ revision: z.coerce.number() })

/** How often something of an organisation was changed. */
export async function revisionOf({ organisationId }: Member): Promise<number> {
  const [row] = await database().execute(sql`select revision from organisations where id = ${organisationId}`)
  return revisionRow.parse(row).revision
}

/** What is computed of every place of an organisation, without anything that is kept. */
export async function everythingComputed(member: Member, on: number): Promise<Map<number | null, PlaceProgress>> {
  const { organisationId } = member
  const places = [0, 1, 2, 3, 4, null].map((locationIndex) => ({ organisationId, locationIndex }))
  const known = await readKnownPlaces(places)
  const pace = await knownPace(on)
  const found = new Map<number | null, PlaceProgress>()
  for (const one of known) {
    const locations = [...found.values()].filter(({ locationIndex }) => locationIndex !== null)
    const sisters = locations.map(({ locationIndex, name, connectionDay, isConnected, completed, total }) => ({
      ...{ locationIndex: locationIndex ?? 0, name, connectionDay, isConnected, isDone: completed === total },
    }))
    const isWhole = one.place.locationIndex === null
    found.set(one.place.locationIndex, progressOf({ ...one.known, sisters: isWhole ? sisters : [] }, on, pace))
  }
  return found
}
