import { dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { hashOfToken } from '#app/platform/auth/link-token.server.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { openWords } from '#app/platform/mail/sealed-text.server.ts'
import { database } from '#app/persistence/database.server.ts'
import { noteShareEvent } from '#app/persistence/links/share-links.server.ts'
import { findUnansweredLinks, type UnansweredLink } from '#app/persistence/links/unanswered-links.server.ts'
import { usualPreferences } from '#app/persistence/notifications/preferences.ts'
import { messageOf } from '#app/sharing/sent/make-link.server.ts'
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
  for (const link of await findUnansweredLinks(linkDays(today), onceKey(''), now, most)) {
    if (signal?.aborted) break
    const url = addressIn(link)
    if (url !== null && (await remind(link, url, onceKey(link.id)))) count += 1
  }
  return count
}

/** The address of a link in the message that carried it; null where its words are gone, or it has another one by now. */
function addressIn({ sealedText, tokenHash }: UnansweredLink): string | null {
  const hrefs = (openWords(sealedText)?.paragraphs ?? []).flatMap((part) =>
    typeof part !== 'string' && 'href' in part ? [part.href] : [],
  )
  return hrefs.find((href) => hashOfToken(href.split('/').at(-1) ?? '') === tokenHash) ?? null
}

function remind({ tokenHash: _, organisationName, ...link }: UnansweredLink, url: string, onceKey: string) {
  const sender = { sender: link.createdByName, senderId: link.createdBy }
  const about = { url, ...sender, organisation: organisationName, isReminder: true, isSameLink: true }
  return database().transaction(async (tx) => {
    const isWritten = await queueMail(tx, { ...messageOf(link, about), onceKey })
    if (isWritten) await noteShareEvent(tx, link, 'reminded', portal)
    return isWritten
  })
}
