import { eq } from 'drizzle-orm'
import { mailMessages } from '#drizzle/schema/mail.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import type { Contributor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import type { NewShareLink, ShareLink } from '#app/persistence/links/share-links.server.ts'
import { sealWords } from '#app/platform/mail/sealed-text.server.ts'
import { messageOf, senderOf } from '#app/sharing/sent/make-link.server.ts'
import { aMailbox, type MailPlace } from './mail-place.ts'
import { addLink, type MadeLink } from './share.ts'

/** A link and the message that carries it. */
export type MailedLink = MadeLink & { link: ShareLink; email: string }

/**
 * Makes a link and mails it, as the page for that does.
 * @param createdAt when it was made; left out for now
 */
export async function mailLink(
  place: MailPlace,
  maker: Member,
  over: Partial<NewShareLink>,
  createdAt = new Date(),
): Promise<MailedLink> {
  const email = aMailbox()
  const made = await addLink(maker, { recipientEmail: email, ...over })
  const [link] = await database().update(shareLinks).set({ createdAt }).where(eq(shareLinks.id, made.id)).returning()
  if (!link) throw new Error('The link was not stored.')
  const about = {
    url: `https://portal.example${made.address}`,
    ...senderOf(maker),
    organisation: 'De Zonnehof',
    location: null,
  }
  if (link.recipientEmail !== '') await place.queue(messageOf(link, { ...about, isReminder: false }))
  return { ...made, link, email }
}

/** Makes a link whose message went out before, to an address that it does not have any more. */
export async function addCarried(maker: Contributor, over: Partial<NewShareLink>): Promise<void> {
  const { id, address } = await addLink(maker, over)
  const paragraphs = [{ href: `https://portal.example${address}`, label: 'Open' }]
  await database()
    .insert(mailMessages)
    .values({
      ...{ organisationId: maker.organisationId, linkId: id, cause: 'share-link', state: 'sent', language: 'nl' },
      ...{ toName: 'Hanneke', toAddress: aMailbox(), subject: 'Een link' },
      sealedText: sealWords({ preheader: null, replyTo: null, paragraphs }),
    })
}
