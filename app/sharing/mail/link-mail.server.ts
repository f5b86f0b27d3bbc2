import { dayOf, formatLongDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { asHeadline, type MailLink, type MailMessage } from '#app/platform/mail/message.server.ts'
import { templateWords } from '#app/platform/mail/templates/template-text.server.ts'
import type { ShareLink } from '#app/persistence/links/share-links.server.ts'
import { isToDo } from '#app/roadmap/rules/shares.ts'
import { askedWords } from '../asked-words.server.ts'
import { codeFrom, languageOfLink, titleOfLink } from '../sent/link-words.server.ts'
import { rightKey } from '../sent/right-key.ts'

type Words = Pick<MailMessage, 'subject' | 'preheader' | 'language'> & { paragraphs: (string | MailLink)[] }

/** What a message about a link says besides what the link itself does. */
export type LinkMailContext = {
  url: string
  /** Who asks for it: by making the link, or by reminding. */
  sender: string
  organisation: string
  /** The name of the location that it is about; null where it is about the organisation as a whole. */
  location: string | null
  isReminder: boolean
  /** True of a reminder that nobody asked for. */
  isByPortal?: boolean
}

/** The message that carries a link, in the recipient's language. */
export function linkMail(link: ShareLink, about: LinkMailContext): Words {
  const language = languageOfLink(link)
  const t = textFor(language, 'sharing/mail')
  const { url, organisation, location, isReminder, isByPortal } = about
  const sender = about.sender.replace(/\s+/g, ' ')
  const until = formatLongDay(dayOf(link.expiresAt.getTime()), language)
  const afterwards = isToDo(link) ? [t(link.needsConfirming ? 'link.looked' : 'link.finished', { sender })] : []
  const isFromProvider = link.purpose === 'prospect'
  const values = {
    asks: askedWords(link, { sender, organisation, location }, language),
    ...{ name: link.recipientName, sender, organisation, title: titleOfLink(link, language), until },
    sharedBy: isFromProvider ? sender : t('link.senderOf', { sender, organisation }),
    may: [t(`link.may.${rightKey(link.purpose, link.may)}`), ...afterwards].join(' '),
    wrote: link.message,
    codeFrom: codeFrom(link, sender),
  }
  const reminder = isByPortal ? 'share-reminder-portal' : 'share-reminder'
  return {
    language,
    preheader: asHeadline(`${values.may} ${t('link.until', { until })}`),
    ...templateWords(isReminder ? reminder : 'share-link', language, values, url),
  }
}
