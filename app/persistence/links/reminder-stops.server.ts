import { and, eq, sql } from 'drizzle-orm'
import { shareLinks } from '#drizzle/schema/share.ts'
import type { Tenant } from '../actor.ts'
import { database } from '../database.server.ts'

/** Whether the recipient of a link wants no reminders of it; null where there is no such link. */
export async function areRemindersStopped({ organisationId }: Tenant, linkId: string): Promise<boolean | null> {
  const [found] = await database()
    .select({ at: shareLinks.remindersStoppedAt })
    .from(shareLinks)
    .where(and(eq(shareLinks.organisationId, organisationId), eq(shareLinks.id, linkId)))
  return found ? found.at !== null : null
}

/**
 * Stops reminders of a link, and of all others of its organisation to the same address. Small and capital letters are the
 * same. Twice is the same as once.
 */
export async function stopReminders({ organisationId }: Tenant, linkId: string): Promise<void> {
  await database().execute(sql`
    with of_recipient as (
      select l.id from share_links l join share_links one on one.organisation_id = l.organisation_id
      where one.organisation_id = ${organisationId}::uuid and one.id = ${linkId}::uuid and l.reminders_stopped_at is null
        and (l.id = one.id or l.recipient_email <> '' and lower(l.recipient_email) = lower(one.recipient_email))
      -- In the order of their ids, so that two who stop the same do not wait for each other in a circle.
      order by l.id for no key update of l
    )
    update share_links l set reminders_stopped_at = now() from of_recipient
    where l.organisation_id = ${organisationId}::uuid and l.id = of_recipient.id`)
}
