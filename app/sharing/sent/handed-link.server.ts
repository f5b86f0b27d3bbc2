import { qrOutline } from '#app/platform/frame/qr-outline.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { readBlocked, type UndeliveredWhy } from '#app/persistence/mail/delivery.server.ts'
import type { ShareLink } from '#app/persistence/links/share-links.server.ts'
import { mailLink } from '#app/roadmap/letters/message.ts'
import { linkMail, type LinkMailContext } from '../mail/link-mail.server.ts'

/** What a page needs to hand over a link, once. */
export type HandedLink = {
  id: string
  url: string
  /** Null where none is asked for, or only its hash is known. */
  code: string | null
  /** True where the code stays the one that its recipient has. */
  keepsCode: boolean
  /** Where the portal mails it; '' where it does not. */
  codeEmail: string
  /** Opens the sender's own mail program. */
  mailto: string
  recipient: string
  /** Where it was mailed to; null where no address was given. */
  address: string | null
  /** False where no mail server is set up and the message only waits to be passed on. */
  isSent: boolean
  /** Why nothing is mailed to that address; null where it is. */
  blocked: UndeliveredWhy | null
  until: number
  isReminder: boolean
  /** The outline of a QR code, and how many squares it is wide. */
  qr: { path: string; size: number }
}

/** Puts together what the sender gets to see, once. */
export async function handLink(link: ShareLink, about: LinkMailContext & { code: string | null }): Promise<HandedLink> {
  const { url, code, isReminder } = about
  const { subject, paragraphs } = linkMail(link, about)
  const text = paragraphs.map((part) => (typeof part === 'string' ? part : part.href)).join('\n\n')
  const isSent = environment().SMTP_URL !== undefined
  return {
    id: link.id,
    url,
    code,
    keepsCode: link.codeHash !== null && link.codeEmail === '' && code === null,
    codeEmail: link.codeEmail,
    mailto: mailLink({ to: link.recipientEmail, subject, text }),
    recipient: link.recipientName,
    address: link.recipientEmail || null,
    isSent,
    blocked: isSent && link.recipientEmail !== '' ? await readBlocked(link.recipientEmail) : null,
    until: link.expiresAt.getTime(),
    isReminder,
    qr: await qrOutline(url),
  }
}
