import { redirect, type ActionFunctionArgs } from '@remix-run/node'
import { environment } from '#app/platform/config/env.server.ts'
import { qrOutline } from '#app/platform/frame/qr-outline.server.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { database } from '#app/persistence/database.server.ts'
import { placeOfGuest } from '../place.server.ts'
import { shareUrl } from '../mail/link-address.server.ts'
import { messageOf } from '../sent/make-link.server.ts'
import { takeAnswer } from './budget.server.ts'
import { masked } from './ended.server.ts'
import { requirePageGuest, type Guest } from './guest.server.ts'

/** What the page needs by which somebody goes on with a link on their phone. */
export type PhoneView = Awaited<ReturnType<typeof loadPhone>>

/** The address of the link as a QR code, and the mailbox that it can be sent to once more, with most of it left out; '' for none. */
export async function loadPhone(guest: Guest, request: Request, token: string) {
  const { origin, searchParams } = new URL(request.url)
  return {
    qr: await qrOutline(shareUrl(origin, token)),
    mailbox: hasMail(guest) ? masked(guest.link.recipientEmail) : '',
    isSent: searchParams.has('sent'),
    hasCode: guest.link.codeHash !== null,
  }
}

/**
 * POST /share/:token/phone: sends the message with the link once more, to the address that it went to; once in a quarter of an hour.
 * Answers 303; 429 with a word if it is too often today.
 * @throws a 404 response if nobody knows an address, or there is no mail server
 */
export async function mailToPhone({ request, context, params }: ActionFunctionArgs) {
  const guest = requirePageGuest(request, context, params.token)
  const { link } = guest
  if (!hasMail(guest)) throw new Response(null, { status: 404 })
  const beyond = await takeAnswer(guest, context.language)
  if (beyond) return beyond
  const { location } = await placeOfGuest(guest, context)
  const { origin, pathname } = new URL(request.url)
  const about = {
    url: shareUrl(origin, params.token ?? ''),
    ...{ sender: link.createdByName, senderId: link.createdBy, organisation: link.organisationName },
    ...{ location: location?.name ?? null, isReminder: false },
  }
  const quarter = Math.floor(Date.now() / 900_000)
  await database().transaction((tx) =>
    queueMail(tx, { ...messageOf(link, about), onceKey: `phone ${link.id} ${quarter}` }),
  )
  return redirect(`${pathname}?sent`, 303)
}

const hasMail = ({ link }: Guest): boolean => link.recipientEmail !== '' && Boolean(environment().SMTP_URL)
