import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { addShareLink } from '#app/persistence/links/share-links.server.ts'
import { replaceShareLink } from '#app/persistence/links/share-reviews.server.ts'
import type { Guest } from '#app/sharing/guest/guest.server.ts'
import { hashOfToken, newShareToken } from '#app/platform/auth/link-token.server.ts'
import { keepAnswer } from '../keep-answer.server.ts'
import { languageOfLink } from '../sent/link-words.server.ts'
import { messageOf } from '../sent/make-link.server.ts'

/**
 * Ends a link because its recipient is not the right person, and makes one for the person who is: it shows the same, as it was
 * frozen, as long as the first one would have lasted, and goes to them by mail. Where a code was sent apart nobody can
 * send it to the new person but the sender: then the link only ends, and says who it should go to.
 * @param origin of the address of the new link, and of the page that the sender is sent to
 * @returns whether the link is theirs now; false also where it had ended meanwhile
 */
export async function moveLink(
  guest: Guest,
  person: { name: string; email: string },
  origin: string,
): Promise<boolean> {
  const { link } = guest
  const token = newShareToken()
  const hasCode = link.codeHash !== null
  let isMoved = false
  await keepAnswer(
    guest,
    { origin },
    ({ isUsable }) => {
      isMoved = isUsable
      if (!isUsable) return null
      const now = new Date()
      const ended = hasCode ? { revokedAt: now, revokedByName: link.recipientName } : {}
      const outcomeWords = `${person.name} (${person.email})`
      return { kind: 'moved', change: { outcome: 'moved', outcomeAt: now, outcomeWords, ...ended } }
    },
    async (tx, old) => {
      if (hasCode) return
      const { purpose, locationIndex, items, may, message, expiresAt, snapshot, contentHash, round } = old
      const next = await addShareLink(
        tx,
        { organisationId: old.organisationId, userId: old.createdBy, name: old.createdByName },
        {
          ...{ purpose, locationIndex, items, may, message, expiresAt, snapshot, contentHash, round },
          tokenHash: hashOfToken(token),
          recipientName: person.name,
          recipientEmail: person.email,
          language: old.language,
          codeHash: null,
          previousId: null,
        },
      )
      await replaceShareLink(tx, old, next.id)
      const about = { url: `${origin}/share/${token}`, sender: old.createdByName, organisation: link.organisationName }
      const mail = messageOf(next, { ...about, isReminder: false })
      const [hello, ...rest] = mail.paragraphs
      const why = wordsFor(next)('moved.why', { by: link.recipientName })
      await queueMail(tx, { ...mail, paragraphs: [...(hello ? [hello] : []), why, ...rest] })
    },
  )
  return isMoved && !hasCode
}

const wordsFor = (link: Parameters<typeof languageOfLink>[0]) => textFor(languageOfLink(link), 'sharing/review')
