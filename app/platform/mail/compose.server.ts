import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { isNamedCause } from './causes.ts'
import { mailPage } from './mail-page.server.tsx'
import type { MailWords, Paragraph } from './message.server.ts'

type Message = MailWords & { language: Language; cause: string; subject: string }

/** A message in its shapes: all of its words, and both parts of what goes out. */
type ComposedMail = { parts: Paragraph[]; text: string; html: string }

/** Gives a message its shapes, with what every message ends with: the same when it is sent and when staff look at it. */
export function composeMail({ language, cause, subject, preheader, replyTo, paragraphs }: Message): ComposedMail {
  const t = textFor(language, 'platform/mail')
  const closing = [
    t('closing.portal'),
    ...(isNamedCause(cause) ? [t(`closing.why.${cause}`)] : []),
    ...(replyTo ? [t('closing.reply', { name: replyTo.name || replyTo.address })] : []),
  ]
  const product = textFor(language, 'common')('product')
  return {
    parts: [...paragraphs, ...closing],
    text: `${paragraphs.map(asText).join('\n\n')}\n\n--\n${closing.join('\n')}\n`,
    html: mailPage({ language, product, subject, preheader, paragraphs, addressLead: t('closing.address'), closing }),
  }
}

const asText = (part: Paragraph): string => (typeof part === 'string' ? part : `${part.label}:\n${part.href}`)
