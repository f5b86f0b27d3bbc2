import { environment } from '#app/platform/config/env.server.ts'
import { asOneLine, type Mailbox } from '#app/platform/config/mail.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import { addMails, type NewMail } from '#app/persistence/mail/mail.server.ts'
import { findWhoAnswers } from '#app/persistence/mail/who-answers.server.ts'
import { mailbox, mailMessage, stoppable, type MailMessage, type Stoppable } from './message.server.ts'
import { sealWords } from './sealed-text.server.ts'

/**
 * Writes a message in the caller's transaction: it goes out when that is committed, and is gone where it is rolled back.
 * Without a mail server it is kept, for provider staff to pass on.
 * @returns false where the same `onceKey` wrote it before
 * @throws where an address or a link is none, or nothing is left of a subject
 */
export const queueMail = async (tx: Queryable, message: MailMessage): Promise<boolean> =>
  (await queueMails(tx, [message])) > 0

/** The same for many at once. @returns how many were written */
export async function queueMails(tx: Queryable, messages: readonly MailMessage[]): Promise<number> {
  const whoAnswers = new Map<string, Promise<{ name: string; email: string } | null>>()
  const answersTo = (userId: string | null, organisationId: string | null) => {
    const key = JSON.stringify([userId, organisationId])
    const found = whoAnswers.get(key) ?? findWhoAnswers(tx, { userId, organisationId })
    whoAnswers.set(key, found)
    return found
  }
  const state = environment().SMTP_URL ? 'waiting' : 'kept'
  const mails: NewMail[] = []
  for (const message of messages) {
    const { to, preheader, paragraphs, calendar, onBehalfOf, senderName, stop: _, ...rest } = mailMessage.parse(message)
    const replyTo = replyMailbox(await answersTo(onBehalfOf, rest.organisationId), to)
    const stop = stoppableIn(message)
    const sealedText = sealWords({ preheader, replyTo, senderName, paragraphs, stop, calendar })
    mails.push({ ...rest, toName: to.name, toAddress: to.address, sealedText, state })
  }
  return addMails(tx, mails)
}

/** What the recipient of a message can stop by an address in it; undefined where they cannot do without. */
function stoppableIn({ cause, stop, organisationId, linkId }: MailMessage): Stoppable | undefined {
  if (stop) return stoppable.parse({ ...stop, cause })
  return cause === 'share-link' ? undefined : stoppable.safeParse({ organisationId, linkId }).data
}

/** Where answers go; null where there is nobody else, or their address is none that mail is written to. */
function replyMailbox(found: { name: string; email: string } | null, to: Mailbox): Mailbox | null {
  if (!found || found.email.toLowerCase() === to.address.toLowerCase()) return null
  const name = asOneLine(found.name).slice(0, 200)
  return mailbox.safeParse({ name, address: found.email }).data ?? null
}
