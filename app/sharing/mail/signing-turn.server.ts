import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { dayOf, formatLongDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { asHeadline } from '#app/platform/mail/message.server.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import type { MailedLink } from '#app/persistence/links/mailed-links.server.ts'
import { codeFrom, languageOfLink, titleOfLink } from '../sent/link-words.server.ts'
import { addressOfLink } from './link-address.server.ts'

/**
 * Tells a signer that nobody has to come before them any more, by the address they have already; once for each officer's link,
 * in the transaction in which the officer agrees.
 * @param officerLink the id of the link by which the officer agreed
 * @returns whether they are told; false where there is no mail server, mail address or known link, and where they said that
 *   they want no more messages about it
 */
export async function tellSigner(tx: Queryable, signer: MailedLink, officerLink: string): Promise<boolean> {
  const url = addressOfLink(primaryOrigin(), signer)
  if (url === null || signer.recipientEmail === '' || signer.remindersStoppedAt !== null) return false
  if (!environment().SMTP_URL) return false
  const language = languageOfLink(signer)
  const sender = signer.createdByName.replace(/\s+/g, ' ')
  const until = formatLongDay(dayOf(signer.expiresAt.getTime()), language)
  const values = {
    ...{ name: signer.recipientName, sender, organisation: signer.organisationName, until },
    ...{ title: titleOfLink(signer, language), codeFrom: codeFrom(signer, sender) },
  }
  await queueMail(tx, {
    ...templateWords('signing-turn-guest', language, values, url),
    ...{ language, cause: 'signing-turn', organisationId: signer.organisationId, linkId: signer.id },
    preheader: asHeadline(textFor(language, 'sharing/mail')('link.until', { until })),
    onBehalfOf: signer.createdBy,
    senderName: sender.slice(0, 200),
    to: { name: signer.recipientName, address: signer.recipientEmail },
    onceKey: `signing-turn ${signer.id} ${officerLink}`,
  })
  return true
}
