import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { isNamedCause } from './causes.ts'
import { mailPage } from './mail-page.server.tsx'
import type { MailList, MailWords, Paragraph } from './message.server.ts'

type Message = MailWords & {
  language: Language
  cause: string
  subject: string
  /** Where its like is stopped; left out where it cannot be, and where others than its recipient look at it. */
  unsubscribe?: string | undefined
}

/** A message in its shapes: all of its words, and both parts of what goes out. */
type ComposedMail = { parts: Paragraph[]; text: string; html: string }

/** Gives a message its shapes, with what every message ends with: the same when it is sent and when staff look at it. */
export function composeMail(message: Message): ComposedMail {
  const { language, cause, subject, preheader, replyTo, paragraphs, unsubscribe } = message
  const isToGuest = message.stop !== undefined && 'linkId' in message.stop
  const t = textFor(language, 'platform/mail')
  const closing = [
    t('closing.portal'),
    ...(isNamedCause(cause)
      ? [t(`closing.why.${isToGuest && cause !== 'share-reminder' ? 'share-link' : cause}`)]
      : []),
    ...(replyTo ? [t('closing.reply', { name: replyTo.name || replyTo.address })] : []),
  ]
  const stop =
    unsubscribe === undefined
      ? null
      : { href: unsubscribe, label: t(isToGuest ? 'closing.stopReminders' : 'closing.stop') }
  const product = textFor(language, 'common')('product')
  return {
    parts: [...paragraphs, ...closing],
    text: `${paragraphs.map((part) => asText(part, language)).join('\n\n')}\n\n--\n${closing.join('\n')}\n${stop ? `\n${asText(stop, language)}\n` : ''}`,
    html: mailPage({
      language,
      product,
      subject,
      preheader,
      paragraphs,
      addressLead: t('closing.address'),
      closing,
      stop,
    }),
  }
}

function asText(part: Paragraph, language: Language): string {
  if (typeof part === 'string') return part
  return 'items' in part ? listAsText(part, language) : `${part.label}:\n${part.href}`
}

function listAsText({ heading, items, more }: MailList, language: Language): string {
  const lines = items.map(({ label, about, when, href }) => {
    const words = [label, about].filter(Boolean).join(', ')
    return `- ${[words, when].filter(Boolean).join(': ')}\n  ${href}`
  })
  return [heading.toLocaleUpperCase(language), ...lines, ...(more ? [`${more.label}\n  ${more.href}`] : [])].join('\n')
}
