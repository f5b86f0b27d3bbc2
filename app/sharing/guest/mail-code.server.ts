import { database } from '#app/persistence/database.server.ts'
import type { OpenShareLink } from '#app/persistence/links/known-share-link.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { asHeadline } from '#app/platform/mail/message.server.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import { mailedCode, periodOf } from '../mailed-code.server.ts'
import { languageOfLink } from '../sent/link-words.server.ts'
import { masked } from './ended.server.ts'

/** How somebody gets the code of a link. */
export type CodeAsked = {
  /** Where it is mailed, with most of it left out; null where its sender tells it. */
  mailbox: string | null
  /** Whether to send one, whether one was sent just now, or whether somebody has it. */
  step: 'send' | 'sent' | 'give'
  canMail: boolean
}

/**
 * How the code of this link is got; nothing of what the link is about.
 * @param request for the page that asks for it: `?sent` after one was sent, `?code` of who has one
 */
export function codeAsked({ codeEmail }: OpenShareLink, request: Request): CodeAsked {
  const query = new URL(request.url).searchParams
  return {
    mailbox: codeEmail === '' ? null : masked(codeEmail),
    step: query.has('sent') ? 'sent' : query.has('code') ? 'give' : 'send',
    canMail: canMailCode(),
  }
}

/** Whether this portal sends mail, and so can mail a code. */
export const canMailCode = (): boolean => environment().SMTP_URL !== undefined

/**
 * Mails the code of a link to its second address, once in half an hour, however often it is asked for.
 * @throws a 404 response where its sender tells the code, and where no mail is sent
 */
export async function mailLinkCode(link: OpenShareLink, now = Date.now()): Promise<void> {
  if (link.codeEmail === '' || !canMailCode()) throw new Response(null, { status: 404 })
  const { id, organisationId, organisationName: organisation, recipientName: name, codeEmail: address } = link
  const language = languageOfLink(link)
  const period = periodOf(now)
  const sender = link.createdByName.replace(/\s+/g, ' ')
  const code = mailedCode('link-code', id, address, period)
  await queueMail(database(), {
    ...templateWords('link-code', language, { name, sender, organisation, code }, null),
    ...{ language, cause: 'link-code', organisationId },
    preheader: asHeadline(textFor(language, 'sharing/mail')('linkCode', { organisation })),
    onBehalfOf: link.createdBy,
    to: { name, address },
    onceKey: `link-code ${id} ${period}`,
  })
}
