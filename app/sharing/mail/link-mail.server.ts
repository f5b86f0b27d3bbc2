import { dayOf, formatLongDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { asHeadline, type MailLink, type MailMessage } from '#app/platform/mail/message.server.ts'
import type { ShareLink } from '#app/persistence/links/share-links.server.ts'
import { languageOfLink, titleOfLink } from '../sent/link-words.server.ts'

type Words = Pick<MailMessage, 'subject' | 'preheader' | 'language'> & { paragraphs: (string | MailLink)[] }

/**
 * The message that carries a link, in the recipient's language.
 * @param url of the link
 * @param sender the person who asks for it: by making the link, or by reminding
 * @param isSameLink true of a reminder with the address that the recipient has already
 */
export function linkMail(
  link: ShareLink,
  about: { url: string; sender: string; organisation: string; isReminder: boolean; isSameLink?: boolean },
): Words {
  const language = languageOfLink(link)
  const t = textFor(language, 'sharing/mail')
  const { url, organisation, isReminder, isSameLink } = about
  const sender = about.sender.replace(/\s+/g, ' ')
  const title = titleOfLink(link, language)
  const until = formatLongDay(dayOf(link.expiresAt.getTime()), language)
  const isFromProvider = link.purpose === 'prospect'
  const reminder = isSameLink ? 'link.reminderSame' : 'link.reminder'
  const first = isReminder ? reminder : isFromProvider ? 'link.sharedByProvider' : 'link.shared'
  return {
    language,
    subject: asHeadline(t(isReminder ? 'link.subjectReminder' : 'link.subject', { sender, title, organisation })),
    preheader: asHeadline(`${t(`link.may.${link.may}`)} ${t('link.until', { until })}`),
    paragraphs: [
      t('link.hello', { name: link.recipientName }),
      `${t(first, { sender, organisation, title })} ${t(`link.may.${link.may}`)}`,
      ...(link.message ? [`${t('link.wrote', { sender })}\n${link.message}`] : []),
      { href: url, label: t('link.open') },
      ...(link.codeHash === null ? [] : [t('link.code', { sender })]),
      t('link.until', { until }),
      t('link.personal'),
    ],
  }
}
