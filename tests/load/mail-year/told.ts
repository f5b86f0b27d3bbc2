import { isNull } from 'drizzle-orm'
import { tellNotices } from '#app/notifications/events/tell.server.ts'
import { database } from '#app/persistence/database.server.ts'
import { seenCardAddress } from '#app/staff/organisations/addresses.ts'
import { notices } from '#drizzle/schema/notifications.ts'

/**
 * Tells everybody what waits for them, as the queue does; what has to wait longer, waits.
 * @param now in milliseconds
 * @returns how many messages were thought of
 */
export async function tellAll(now: number): Promise<number> {
  const { organisationId, userId, cause } = notices
  const waiting = await database()
    .selectDistinct({ organisationId, userId, cause })
    .from(notices)
    .where(isNull(notices.toldAt))
  for (const telling of waiting) {
    await tellNotices(telling, { origin: 'https://portal.example', staffPage: seenCardAddress, now })
  }
  return waiting.length
}
