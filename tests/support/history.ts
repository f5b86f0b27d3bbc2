import { database } from '#app/persistence/database.server.ts'
import { roadmaps } from '#app/roadmap/registry.ts'
import { numberedItems } from '#app/roadmap/rules/roadmap.ts'
import { itemMoments } from '#drizzle/schema/progress.ts'
import { addOrganisation, locationId } from './care-organisation.ts'

const day = 86_400_000

/**
 * Customers with a location each that did every task in so many days, the day before a day at last.
 * @param before an instant
 */
export async function addHistory({ customers, days, before }: { customers: number; days: number; before: number }) {
  for (let n = 0; n < customers; n += 1) {
    const { organisationId } = await addOrganisation(['Klaar'])
    const doneAt = new Date(before - day)
    const beganAt = new Date(doneAt.getTime() - days * day)
    await database()
      .insert(itemMoments)
      .values(
        numberedItems(roadmaps.location).map(({ item }) => ({
          ...{ organisationId, place: locationId(0), item: item.key, beganAt, touchedAt: doneAt, doneAt },
        })),
      )
  }
}
