import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { database } from '#app/persistence/database.server.ts'
import { noteShareEvent } from '#app/persistence/links/share-links.server.ts'
import type { MailedLink } from '#app/persistence/links/mailed-links.server.ts'
import { findUnansweredLinks } from '#app/persistence/links/unanswered-links.server.ts'
import { usualPreferences } from '#app/persistence/notifications/preferences.ts'
import { readPlaceOf } from '#app/roadmap/flow/route.server.ts'
import { maxWrongCodes } from '#app/sharing/guest/code.server.ts'
import { addressOfLink } from '#app/sharing/mail/link-address.server.ts'
import { itemsOf } from '#app/sharing/place.server.ts'
import { messageOf } from '#app/sharing/sent/make-link.server.ts'
import { officerBefore } from '#app/sharing/signing/order.server.ts'
import { reminderTurn } from '../schedule.server.ts'
import { linkDays } from './due.ts'

/** How many links one run reminds of at most. */
const most = 200

/** Who reminds, where people read what happened with a link. */
const portal = 'Routekaart'

/**
 * Reminds people without an account of links that wait for an answer, by the Dutch clock. The message carries the address that
 * they have already: nothing that they may have open stops working.
 * @param now in milliseconds
 * @param signal ends it after the link that is under way
 * @returns how many messages were written
 */
export async function sendLinkReminders(now: number, signal?: AbortSignal): Promise<number> {
  if (!reminderTurn(usualPreferences, now)) return 0
  const today = dayOf(now)
  const onceKey = (id: string) => `share-reminder ${inputDay(today)} ${id}`
  let count = 0
  for (const link of await findUnansweredLinks({ ...linkDays(today), maxWrongCodes }, onceKey(''), now, most)) {
    if (signal?.aborted) break
    if (await isBeforeItsTurn(link)) continue
    const url = addressOfLink(primaryOrigin(), link)
    if (url !== null && (await remind(link, url, onceKey(link.id)))) count += 1
  }
  return count
}

/** Whether somebody else has to agree before its recipient can sign. */
async function isBeforeItsTurn(link: MailedLink): Promise<boolean> {
  const [item] = itemsOf({ link })
  if (link.may !== 'sign' || link.purpose !== 'signer' || !item) return false
  const placeAt = (index: number | null) => readPlaceOf(link, link.organisationName, index)
  return (await officerBefore(link, item, placeAt)) !== null
}

function remind(
  { tokenHash: _token, sealedToken: _sealed, organisationName, locationName: location, ...link }: MailedLink,
  url: string,
  onceKey: string,
) {
  const sender = { sender: link.createdByName, senderId: link.createdBy }
  const about = { url, ...sender, organisation: organisationName, location, isReminder: true, isByPortal: true }
  return database().transaction(async (tx) => {
    const isWritten = await queueMail(tx, { ...messageOf(link, about), onceKey })
    if (isWritten) await noteShareEvent(tx, link, 'reminded', portal)
    return isWritten
  })
}
