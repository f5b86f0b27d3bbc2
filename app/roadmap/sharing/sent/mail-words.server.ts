import { dayOf, formatLongDay } from '#app/dates.ts'
import { textFor } from '#app/i18n/i18n.server.ts'
import { defaultLanguage, isLanguage, type Language } from '#app/i18n/languages.ts'
import type { MailMessage } from '#app/mail/message.server.ts'
import type { ShareLink } from '#app/persistence/share-links.server.ts'
import { findItem } from '../../registry.ts'
import { itemTitle } from '../../flow/words.server.ts'
import type { nl } from './nl.ts'

/** The language of whoever a link is for. */
export const languageOfLink = ({ language }: Pick<ShareLink, 'language'>): Language =>
  isLanguage(language) ? language : defaultLanguage

/** What a link shows, in a few words. */
export function titleOfLink({ items }: Pick<ShareLink, 'items'>, language: Language): string {
  const titles = items.flatMap((key) => {
    const item = findItem(key)
    return item ? [itemTitle(item, language)] : []
  })
  return titles.join(', ') || textFor<typeof nl>(language, 'roadmap/sharing/sent')('documents')
}

type Words = Pick<MailMessage, 'subject' | 'paragraphs' | 'language'>

/**
 * The message that carries a link, in the recipient's language.
 * @param url of the link
 * @param sender whoever asks for it: who made the link, or who reminds
 */
export function linkMail(
  link: ShareLink,
  about: { url: string; sender: string; organisation: string; isReminder: boolean },
): Words {
  const language = languageOfLink(link)
  const t = textFor<typeof nl>(language, 'roadmap/sharing/sent')
  const { url, organisation, isReminder } = about
  const sender = about.sender.replace(/\s+/g, ' ')
  const title = titleOfLink(link, language)
  const until = formatLongDay(dayOf(link.expiresAt.getTime()), language)
  const isFromProvider = link.purpose === 'prospect'
  const first = isReminder ? 'mail.reminder' : isFromProvider ? 'mail.sharedByProvider' : 'mail.shared'
  return {
    language,
    subject: t(isReminder ? 'mail.subjectReminder' : 'mail.subject', { sender, title }).slice(0, 300),
    paragraphs: [
      t('mail.hello', { name: link.recipientName }),
      `${t(first, { sender, organisation, title })} ${t(`mail.may.${link.may}`)}`,
      ...(link.message ? [`${t('mail.wrote', { sender })}\n${link.message}`] : []),
      { href: url, label: t('mail.open') },
      ...(link.codeHash === null ? [] : [t('mail.code', { sender })]),
      t('mail.until', { until }),
      t('mail.personal'),
    ],
  }
}
