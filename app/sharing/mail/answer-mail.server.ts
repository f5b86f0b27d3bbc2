import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { defaultLanguage, isLanguage } from '#app/platform/i18n/languages.ts'
import { asHeadline } from '#app/platform/mail/message.server.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { guestBudgets } from '#app/platform/config/limits.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import { readSpent, spend } from '#app/persistence/links/share-budgets.server.ts'
import type { ShareLink, ShareOutcome } from '#app/persistence/links/share-links.server.ts'
import { findSender } from '#app/persistence/links/share-senders.server.ts'
import { titleOfLink } from '../sent/link-words.server.ts'

type About = {
  outcome: ShareOutcome
  /** Of the portal, for the address of the page. */
  origin: string
  organisation: string
  /** What the mail is written once for; without it, it always is. */
  onceFor: string | undefined
}

/**
 * Writes to the maker of a link what its recipient decided, in the sender's language, with the address of the page where
 * it stands. What the recipient wrote is only there, behind the login page. Who cannot see that page any more gets none. Of
 * one link a few go out on a day, and the last of them says that more answers are only on that page: the caller holds the
 * lock on the link, so that they are counted one after the other.
 */
export async function notifySender(tx: Queryable, link: ShareLink, about: About): Promise<void> {
  const sender = await findSender(tx, link)
  if (!sender) return
  const { outcome, origin, organisation, onceFor } = about
  const language = isLanguage(sender.language) ? sender.language : defaultLanguage
  const t = textFor(language, 'sharing/mail')
  const name = link.recipientName
  const title = titleOfLink(link, language)
  const { mails } = await readSpent(link, tx)
  if (mails >= guestBudgets.mails) return
  const decided = t(`answered.outcomes.${outcome}`, { name })
  const isLast = mails === guestBudgets.mails - 1
  const page = sender.isAdmin ? `/admin/links/${link.organisationId}/${link.id}` : `/links/${link.id}`
  const isWritten = await queueMail(tx, {
    organisationId: link.organisationId,
    cause: 'share-answer',
    ...(onceFor !== undefined && { onceKey: `share-answer ${link.id} ${onceFor}` }),
    to: { name: sender.name, address: sender.email },
    language,
    subject: asHeadline(t(isLast ? 'answered.subjectMany' : 'answered.subject', { name, title, organisation })),
    preheader: asHeadline(decided),
    paragraphs: [
      t('answered.hello', { name: sender.name }),
      `${t('answered.shared', { organisation, name, title })} ${decided}`,
      ...(isLast ? [t('answered.many', { name })] : []),
      { href: `${origin}${page}`, label: t('answered.open') },
      t('answered.signIn'),
    ],
  })
  if (isWritten) await spend(link, { mails: 1 }, guestBudgets, tx)
}
