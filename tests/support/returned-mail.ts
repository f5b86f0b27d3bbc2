import { sql } from 'drizzle-orm'
import { database } from '#app/persistence/database.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { noteMailEvents } from '#app/persistence/mail/delivery.server.ts'

/**
 * Lets the messages of an organisation that are only kept come back, or be marked as spam, as if they had gone out.
 * @returns whether any of them carries a link
 */
export async function letMailComeBack({ organisationId }: Member, isSpam: boolean): Promise<boolean> {
  const sent = await database().execute<{ id: string; link_id: string | null }>(sql`
    update mail_messages set state = 'sent' where organisation_id = ${organisationId} and state = 'kept'
    returning id, link_id`)
  const meaning = isSpam
    ? ({ delivery: 'complained', why: 'spam' } as const)
    : ({ delivery: 'undelivered', why: 'mailbox-full' } as const)
  await noteMailEvents(sent.map(({ id }) => ({ id, words: null, at: null, ...meaning })))
  return sent.some(({ link_id: linkId }) => linkId !== null)
}
