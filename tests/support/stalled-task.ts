import { and, eq } from 'drizzle-orm'
import { database } from '#app/persistence/database.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { forms } from '#drizzle/schema/forms.ts'
import { itemMoments } from '#drizzle/schema/progress.ts'
import { locationId } from './care-organisation.ts'

const day = 86_400_000

/** A task of the first location that was begun forty days ago, and at which nothing was done for thirty. */
export async function addStalledTask({ organisationId }: Member, item: string): Promise<void> {
  const [beganAt, touchedAt] = [new Date(Date.now() - 40 * day), new Date(Date.now() - 30 * day)]
  await database()
    .update(forms)
    .set({ updatedAt: touchedAt })
    .where(and(eq(forms.organisationId, organisationId), eq(forms.locationIndex, 0)))
  await database()
    .insert(itemMoments)
    .values({ organisationId, place: locationId(0), item, beganAt, touchedAt })
}
