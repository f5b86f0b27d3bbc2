import { environment } from '#app/platform/config/env.server.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import { addMail } from '#app/persistence/mail/mail.server.ts'
import { mailMessage, type MailMessage } from './message.server.ts'
import { sealParagraphs } from './sealed-text.server.ts'

/**
 * Writes a message in the caller's transaction: it goes out when that is committed, and is gone where it is rolled back.
 * Without a mail server it is kept, for provider staff to pass on.
 * @returns false where the same `onceKey` wrote it before
 * @throws where a name, address or subject cannot stand in a header
 */
export async function queueMail(tx: Queryable, message: MailMessage): Promise<boolean> {
  const { to, paragraphs, ...rest } = mailMessage.parse(message)
  return addMail(tx, {
    ...rest,
    toName: to.name,
    toAddress: to.address,
    sealedText: sealParagraphs(paragraphs),
    state: environment().SMTP_URL ? 'waiting' : 'kept',
  })
}
