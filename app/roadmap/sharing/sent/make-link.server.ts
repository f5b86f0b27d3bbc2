import type { Contributor } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { addShareLink, type NewShareLink } from '#app/persistence/share-links.server.ts'
import { queueMail } from '#app/mail/queue.server.ts'
import { hashOfCode, newCode } from '#app/share/code.server.ts'
import { hashOfToken, newShareToken } from '#app/share/token.server.ts'
import { handLink, linkUrl, type HandedLink } from './handed-link.server.ts'
import { linkMail } from './mail-words.server.ts'
import type { AskedLink } from './read-link-form.server.ts'

type Content = Pick<NewShareLink, 'purpose' | 'locationIndex' | 'snapshot' | 'contentHash'> &
  Partial<Pick<NewShareLink, 'round' | 'previousId'>>

/** Thrown inside the transaction to undo it: the same form was sent before. */
export class SentTwiceError extends Error {}

type Also = (tx: Parameters<typeof addShareLink>[0], linkId: string) => Promise<void>

/**
 * Makes a link and writes its mail, both or neither.
 * @param maker a member, or provider staff on behalf of the organisation
 * @param formId made with the form, so that sending it twice mails once
 * @param also what is written down with it
 * @returns 'twice' where this form was sent before
 */
export async function makeLink(
  request: Request,
  { maker, organisation, formId }: { maker: Contributor; organisation: string; formId: string },
  asked: AskedLink,
  content: Content,
  also?: Also,
): Promise<HandedLink | 'twice'> {
  const token = newShareToken()
  const tokenHash = hashOfToken(token)
  const code = asked.hasCode ? newCode() : null
  const about = { url: linkUrl(request, token), sender: maker.name, organisation, isReminder: false }
  try {
    const link = await database().transaction(async (tx) => {
      const added = await addShareLink(tx, maker, {
        round: 1,
        previousId: null,
        ...content,
        tokenHash,
        items: asked.items,
        may: asked.may,
        recipientName: asked.name,
        recipientEmail: asked.email,
        language: asked.language,
        message: asked.message,
        codeHash: code === null ? null : hashOfCode(tokenHash, code),
        expiresAt: asked.expiresAt,
      })
      const isNew =
        added.recipientEmail === '' ||
        (await queueMail(tx, messageOf(added, about, `share-link ${maker.organisationId} ${formId}`)))
      if (!isNew) throw new SentTwiceError()
      await also?.(tx, added.id)
      return added
    })
    return handLink(link, { ...about, code })
  } catch (error) {
    if (error instanceof SentTwiceError) return 'twice'
    throw error
  }
}

type Added = Awaited<ReturnType<typeof addShareLink>>

/** The message about a link as the queue takes it. */
export const messageOf = (
  link: Added,
  about: { url: string; sender: string; organisation: string; isReminder: boolean },
  onceKey?: string,
): Parameters<typeof queueMail>[1] => ({
  ...linkMail(link, about),
  organisationId: link.organisationId,
  cause: about.isReminder ? 'share-reminder' : 'share-link',
  ...(onceKey !== undefined && { onceKey }),
  to: { name: link.recipientName, address: link.recipientEmail },
})
