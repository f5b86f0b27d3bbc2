import { dayOf } from '#app/platform/i18n/dates.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import type { Contributor } from '#app/persistence/actor.ts'
import { readMailedLink } from '#app/persistence/links/mailed-links.server.ts'
import { lastEventAt } from '#app/persistence/links/share-events.server.ts'
import { changeShareLink, type SentShareLink, type ShareLink } from '#app/persistence/links/share-links.server.ts'
import { allowAddress } from '#app/persistence/mail/delivery.server.ts'
import { maxWrongCodes } from '#app/sharing/guest/code.server.ts'
import { addressOfLink } from '../mail/link-address.server.ts'
import { handLink, type HandedLink } from './handed-link.server.ts'
import { messageOf, senderOf } from './make-link.server.ts'

/** Keys of `one` that say why nobody was reminded. */
export type NotReminded = 'notPossible' | 'noReminders' | 'addressUnknown' | 'remindedToday'

/** Whether a link is one that something is still awaited by, and that its recipient can open. */
export const isAwaited = ({
  isUsable,
  wrongCodes,
  outcome,
}: Pick<SentShareLink, 'isUsable' | 'wrongCodes' | 'outcome'>): boolean =>
  isUsable && wrongCodes < maxWrongCodes && outcome === null

/**
 * Writes a mail with the same link once more, and hands it to the sender too: what the recipient has open goes on working,
 * and a code stays the one they have.
 * @param limit 'once a day' if it was not asked first: then nobody is reminded twice on a day, whoever reminded before
 * @returns the link, or why not
 * @throws a 404 response where there is no such link
 */
export async function remind(
  request: Request,
  { by, organisation }: { by: Contributor; organisation: string },
  id: string,
  limit: 'once a day' | 'none' = 'none',
): Promise<HandedLink | NotReminded> {
  const { origin } = new URL(request.url)
  const found: { url: string | null; location: string | null; why: NotReminded } = {
    url: null,
    location: null,
    why: 'notPossible',
  }
  const aboutOf = (url: string) => ({ url, ...senderOf(by), organisation, location: found.location, isReminder: true })
  const decide: Parameters<typeof changeShareLink>[3] = async (link, tx) => {
    found.why = link.remindersStoppedAt === null ? 'notPossible' : 'noReminders'
    if (!isAwaited(link) || link.remindersStoppedAt !== null) return null
    if (limit === 'once a day' && (await isRemindedToday(tx, link))) {
      found.why = 'remindedToday'
      return null
    }
    const mailed = await readMailedLink(tx, by, link.id)
    found.url = mailed && addressOfLink(origin, mailed)
    found.location = mailed?.locationName ?? null
    found.why = 'addressUnknown'
    return found.url === null ? null : { change: {}, kind: 'reminded' }
  }
  const mail = async (tx: Parameters<typeof queueMail>[0], link: ShareLink) => {
    if (link.recipientEmail === '' || found.url === null) return
    // Who reminds has read that this tries an address again that took no mail.
    await allowAddress(tx, link.recipientEmail)
    await queueMail(tx, messageOf(link, aboutOf(found.url)))
  }
  const link = await changeShareLink(by, id, by.name, decide, mail)
  if (!link) throw new Response(null, { status: 404 })
  return found.url === null ? found.why : handLink(link, { ...aboutOf(found.url), code: null })
}

async function isRemindedToday(tx: Parameters<typeof lastEventAt>[0], link: ShareLink): Promise<boolean> {
  const last = await lastEventAt(tx, link, 'reminded')
  return last !== null && dayOf(last.getTime()) === dayOf(Date.now())
}
