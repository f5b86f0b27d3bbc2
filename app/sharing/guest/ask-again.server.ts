import { redirect } from '@remix-run/node'
import { guestBudgets } from '#app/platform/config/limits.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import { readSpent, spend } from '#app/persistence/links/share-budgets.server.ts'
import { hasEventSince } from '#app/persistence/links/share-events.server.ts'
import { changeShareLink, type ShareLink } from '#app/persistence/links/share-links.server.ts'
import { addNotices } from '#app/persistence/notifications/notices.server.ts'
import { maxWrongCodes } from './code.server.ts'

const day = 86_400

/** The button by which the recipient of a link that ended asks for a new one. */
export const askAgain = 'ask-again'

/**
 * Keeps that the recipient of a link that ended asks for a new one, and tells who made it; of one link once a day, within what
 * a guest may send. It opens and sends nothing.
 * @param base of the address, '/share/<token>'
 * @returns back to the page (303); where the link works again meanwhile, that is what it shows
 */
export async function askForNewLink(
  { organisationId, id, recipientName }: Pick<ShareLink, 'organisationId' | 'id' | 'recipientName'>,
  base: string,
): Promise<Response> {
  await changeShareLink(
    { organisationId },
    id,
    recipientName,
    async (link, tx) => {
      if (link.isUsable && link.wrongCodes < maxWrongCodes) return null
      if (await hasEventSince(tx, link, 'asked-again', day)) return null
      return { change: { askedAgainAt: new Date() }, kind: 'asked-again' }
    },
    notifyMaker,
  )
  return redirect(`${base}?sent`, 303)
}

/** Keeps that the maker of a link is to be told what its recipient asks, of one link a few times a day. */
export async function notifyMaker(tx: Queryable, link: ShareLink): Promise<void> {
  const { organisationId, id, items, locationIndex, createdBy } = link
  const { mails } = await readSpent(link, tx)
  if (mails >= guestBudgets.mails) return
  const about = { organisationId, locationIndex, item: items[0] ?? null, subject: id }
  const words = { key: askAgain, values: {} }
  const isKept = await addNotices(tx, { ...about, cause: 'answer', words }, { people: [createdBy] })
  if (isKept) await spend(link, { mails: 1 }, guestBudgets, tx)
}
