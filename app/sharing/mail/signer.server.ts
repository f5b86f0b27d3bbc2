import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { dayOf, formatLongDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { evidenceOfMail } from '#app/platform/mail/evidence-of-mail.server.ts'
import { asHeadline } from '#app/platform/mail/message.server.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import type { SignedLink } from '#app/persistence/links/counter-signatures.server.ts'
import { codeFrom, languageOfLink, titleOfLink } from '../sent/link-words.server.ts'
import { proofAddress } from '../proof/address.ts'
import { addressOfLink } from './link-address.server.ts'

/** The messages to who typed their name by a link: that they signed, or approved, or that both sides have signed. */
type Told = 'signed-guest' | 'agreed-guest' | 'signed-both-guest'

const keys = { 'signed-guest': 'signed', 'agreed-guest': 'agreed', 'signed-both-guest': 'signed-both' } as const
const headlines = { 'signed-guest': 'signed', 'agreed-guest': 'agreed', 'signed-both-guest': 'bothSigned' } as const

/**
 * Tells somebody who signed or approved by a link, once, in the transaction in which there is something to tell. The evidence goes along,
 * where there is a PDF of it, so that they have it when the link has ended.
 */
export async function writeToSigner(tx: Queryable, link: SignedLink, told: Told): Promise<void> {
  if (!environment().SMTP_URL || link.recipientEmail === '') return
  const url = link.isUsable ? addressOfLink(primaryOrigin(), link) : null
  const language = languageOfLink(link)
  const sender = link.createdByName.replace(/\s+/g, ' ')
  const evidence = await evidenceOfMail({ cause: 'signed', organisationId: link.organisationId, linkId: link.id }, tx)
  const values = {
    ...{ name: link.recipientName, sender, organisation: link.organisationName },
    ...{ title: titleOfLink(link, language), file: evidence?.fileName ?? '' },
    until: url === null ? '' : formatLongDay(dayOf(link.expiresAt.getTime()), language),
    codeFrom: url === null ? '' : codeFrom(link, sender),
    proof: evidence === null ? '' : `${primaryOrigin()}${proofAddress(evidence.number)}`,
  }
  const headline = textFor(language, 'sharing/mail')(headlines[told], { organisation: link.organisationName })
  await queueMail(tx, {
    ...templateWords(told, language, values, url),
    ...{ language, cause: 'signed', organisationId: link.organisationId, linkId: link.id },
    preheader: asHeadline(headline),
    onBehalfOf: link.createdBy,
    senderName: sender.slice(0, 200),
    to: { name: link.recipientName, address: link.recipientEmail },
    onceKey: `${keys[told]} ${link.id}`,
  })
}
