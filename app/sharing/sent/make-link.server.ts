import type { Contributor } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { findOpenShareLink } from '#app/persistence/links/known-share-link.server.ts'
import { addShareLinkOnce, type NewShareLink, type ShareLink } from '#app/persistence/links/share-links.server.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { isToDo } from '#app/roadmap/rules/shares.ts'
import { hashOfCode } from '#app/sharing/guest/code.server.ts'
import { linkOfForm } from '#app/sharing/guest/link-of-form.server.ts'
import { hashOfToken } from '#app/platform/auth/link-token.server.ts'
import { handLink, type HandedLink } from './handed-link.server.ts'
import { sealToken, shareUrl } from '../mail/link-address.server.ts'
import { linkMail, type LinkMailContext } from '../mail/link-mail.server.ts'
import type { AskedLink } from './read-link-form.server.ts'

type Content = Pick<NewShareLink, 'purpose' | 'locationIndex' | 'snapshot' | 'contentHash'> &
  Partial<Pick<NewShareLink, 'round' | 'previousId' | 'signingRound' | 'againReason' | 'alsoSigns'>>

/** Thrown inside the transaction to undo it: another link took the place that this one was to take. */
export class SentTwiceError extends Error {}

/** Who makes a link, and for what. */
type Sending = {
  /** A member, or provider staff on behalf of the organisation. */
  maker: Contributor
  organisation: string
  /** The name of the location that it is about; null where it is about the organisation as a whole. */
  location: string | null
  /** Made with the form. */
  formId: string
}

type Also = (tx: Parameters<typeof addShareLinkOnce>[0], linkId: string) => Promise<void>

/**
 * Makes a link and writes its mail, both or neither. A form that is sent again with the same in it makes nothing: it is
 * given the link that it made, as long as that opens.
 * @param also what is written down with it
 * @returns 'twice' where the link was made before, and is another one now or has ended
 */
export async function makeLink(
  request: Request,
  { maker, organisation, location, formId }: Sending,
  asked: AskedLink,
  content: Content,
  also?: Also,
): Promise<HandedLink | 'twice'> {
  const { snapshot: _snapshot, contentHash: _hash, ...shown } = content
  const { id, token, code } = linkOfForm(formId, [maker.organisationId, maker.userId, asked, shown])
  const tokenHash = hashOfToken(token)
  const about = {
    url: shareUrl(new URL(request.url).origin, token),
    ...senderOf(maker),
    organisation,
    location,
    isReminder: false,
  }
  try {
    const added = await database().transaction(async (tx) => {
      const link = await addShareLinkOnce(tx, maker, id, {
        round: 1,
        previousId: null,
        ...content,
        tokenHash,
        sealedToken: sealToken(token),
        items: asked.items,
        may: asked.may,
        recipientName: asked.name,
        recipientEmail: asked.email,
        language: asked.language,
        // Of what is only read or signed nothing is done with before somebody looked at it.
        needsConfirming: asked.needsConfirming || !isToDo({ may: asked.may, purpose: content.purpose }),
        message: asked.message,
        wishedDay: asked.wish,
        codeEmail: asked.codeEmail,
        codeHash: asked.hasCode ? hashOfCode(tokenHash, code) : null,
        expiresAt: asked.expiresAt,
      })
      if (!link) return null
      if (link.recipientEmail !== '') await queueMail(tx, messageOf(link, about))
      await also?.(tx, link.id)
      return link
    })
    const link = added ?? (await findOpenShareLink(tokenHash))
    return link
      ? await handLink(link, { ...about, code: asked.hasCode && asked.codeEmail === '' ? code : null })
      : 'twice'
  } catch (error) {
    if (error instanceof SentTwiceError) return 'twice'
    throw error
  }
}

/** Who a message about a link is written on behalf of. */
export const senderOf = ({ name, userId }: Contributor) => ({ sender: name, senderId: userId })

/** The message about a link as the queue takes it. */
export const messageOf = (
  link: ShareLink,
  about: LinkMailContext & { senderId: string | null },
): Parameters<typeof queueMail>[1] => ({
  ...linkMail(link, about),
  organisationId: link.organisationId,
  linkId: link.id,
  onBehalfOf: about.senderId,
  senderName: about.sender.slice(0, 200),
  cause: about.isReminder ? 'share-reminder' : 'share-link',
  to: { name: link.recipientName, address: link.recipientEmail },
})
