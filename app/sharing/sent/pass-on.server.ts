import { z } from 'zod'
import { isEmailAddress, typedAddress } from '#app/platform/config/email-address.ts'
import { parseForm } from '#app/platform/frame/submission.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { trimmed } from '#app/platform/i18n/trimmed.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { hashOfToken, newShareToken } from '#app/platform/auth/link-token.server.ts'
import type { Contributor } from '#app/persistence/actor.ts'
import { readMailedLink } from '#app/persistence/links/mailed-links.server.ts'
import { addShareLink, changeShareLink, type ShareLink } from '#app/persistence/links/share-links.server.ts'
import { usualDays } from '#app/roadmap/rules/purposes.ts'
import { hashOfCode, newCode } from '#app/sharing/guest/code.server.ts'
import { sealToken, shareUrl } from '../mail/link-address.server.ts'
import { isPersonName } from '../person-name.ts'
import { handLink, type HandedLink } from './handed-link.server.ts'
import { messageOf, senderOf } from './make-link.server.ts'

const line = z.string().overwrite((text) => trimmed(text).replace(/\s+/g, ' '))
const personForm = z.object({
  name: line.refine((name) => isPersonName(name)),
  email: z
    .string()
    .overwrite(typedAddress)
    .refine((address) => isEmailAddress(address)),
})

/** Reads to whom the sender sends it on; they can have changed what was proposed. */
export const readRightPerson = (form: FormData, language: Language) =>
  parseForm(form, personForm, (field) => {
    const t = textFor(language, 'sharing/sent')
    return t(field === 'name' ? 'one.passOnName' : 'one.passOnEmail')
  })

/** Whether a link ended because its recipient is not the right person, and nobody else got it yet. */
export const canPassOn = ({ outcome, replacedById }: Pick<ShareLink, 'outcome' | 'replacedById'>): boolean =>
  outcome === 'moved' && replacedById === null

/**
 * Makes a link for the right person: it shows the same, as it was frozen, and goes to them by mail. Only its sender does
 * this, so nothing that a guest typed goes to anybody unseen.
 * @returns the new link, to be shown once; null where that is done already, or nobody asked for it
 * @throws a 404 response where there is no such link
 */
export async function passOn(
  request: Request,
  { by, organisation }: { by: Contributor; organisation: string },
  id: string,
  person: { name: string; email: string },
): Promise<HandedLink | null> {
  const token = newShareToken()
  const [tokenHash, code] = [hashOfToken(token), newCode()]
  const url = shareUrl(new URL(request.url).origin, token)
  const about = { url, ...senderOf(by), organisation, location: null as string | null, isReminder: false }
  let next: ShareLink | null = null
  const old = await changeShareLink(by, id, by.name, async (link, tx) => {
    if (!canPassOn(link)) return null
    const { purpose, locationIndex, items, may, message, snapshot, contentHash, round, language, needsConfirming } =
      link
    about.location = (await readMailedLink(tx, by, link.id))?.locationName ?? null
    next = await addShareLink(tx, by, {
      ...{ purpose, locationIndex, items, may, message, snapshot, contentHash, round, language, tokenHash },
      sealedToken: sealToken(token),
      needsConfirming,
      wishedDay: link.wishedDay,
      ...{ alsoSigns: link.alsoSigns, signingRound: link.signingRound, againReason: link.againReason },
      expiresAt: new Date(Date.now() + usualDays * 86_400_000),
      recipientName: person.name,
      recipientEmail: person.email,
      codeHash: link.codeHash === null ? null : hashOfCode(tokenHash, code),
      previousId: null,
    })
    await queueMail(tx, messageOf(next, about))
    const seen = { confirmedAt: new Date(), confirmedByName: by.name }
    return { kind: 'passed-on', change: { replacedById: next.id, ...seen } }
  })
  if (!old) throw new Response(null, { status: 404 })
  return next && handLink(next, { ...about, code: old.codeHash === null ? null : code })
}
