import { dayOf, formatDay, parseDay } from '#app/platform/i18n/dates.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { ListedShareLink } from '#app/persistence/links/sent-share-links.server.ts'
import type { SentShareLink, ShareOutcome } from '#app/persistence/links/share-links.server.ts'
import { answerForSender } from '#app/roadmap/rules/answers.ts'
import { isToDo } from '#app/roadmap/rules/shares.ts'
import { maxWrongCodes } from '#app/sharing/guest/code.server.ts'
import { closingOf } from '../closing.ts'
import { titleOfLink } from './link-words.server.ts'

/** A link as its sender sees it in a list. */
export type SentRow = {
  id: string
  href: string
  name: string
  email: string
  title: string
  /** As what the recipient got it. */
  purpose: string
  about: string
  organisation: string
  /** The day on which it was made. */
  made: string
  opened: string
  /** What was done with it. */
  done: string
  doneAt: string | null
  outcome: ShareOutcome | null
  /** True where an answer came that nobody has looked at, or a new link is asked for. */
  waits: boolean
  /** Who looked at it. */
  confirmedBy: string | null
  until: string
  /** Why it does not work any more; null while it does. */
  ended: string | null
}

/** A link, with the names that are known of where it belongs. */
type NamedLink = SentShareLink &
  Pick<ListedShareLink, 'locationName'> &
  Partial<Pick<ListedShareLink, 'organisationName'>>

/** Says what there is to say of a link. */
export function sentRow(link: NamedLink, { language, href }: { language: Language; href: string }): SentRow {
  const t = textFor(language, 'sharing/sent')
  const { outcome, outcomeAt } = link
  return {
    id: link.id,
    href,
    name: link.recipientName,
    email: link.recipientEmail,
    title: titleOfLink(link, language),
    purpose: t(`purposes.${link.purpose}`),
    about: aboutOf(link, language),
    organisation: link.organisationName ?? '',
    made: formatDay(dayOf(link.createdAt.getTime()), language),
    opened: openedWords(link, language),
    done: doneWords(link, language),
    doneAt: outcomeAt && formatMoment(outcomeAt.getTime(), language),
    outcome,
    waits: isWaiting(link) || link.askedAgainAt !== null,
    confirmedBy: closingOf(link).confirmedBy,
    until: formatDay(dayOf(link.expiresAt.getTime()), language),
    ended: endedWords(link, language),
  }
}

/** Whether an answer came that nobody has looked at. */
export const isWaiting = ({
  outcome,
  confirmedAt,
  replacedById,
}: Pick<SentShareLink, 'outcome' | 'confirmedAt' | 'replacedById'>): boolean =>
  outcome !== null && confirmedAt === null && !(outcome === 'moved' && replacedById !== null)

/** The name of who signed, where they said to be somebody else than was invited; else null. */
export const otherSigner = ({ outcome, outcomeWords }: Pick<SentShareLink, 'outcome' | 'outcomeWords'>) =>
  outcome === 'signed' ? outcomeWords : null

function doneWords(link: NamedLink, language: Language): string {
  const t = textFor(language, 'sharing/sent')
  const { askedAgainAt, question, recipientName: invited } = link
  const answer = answerForSender(link, link.outcome)
  const other = otherSigner(link)
  const isBrought = answer === 'uploaded' && isToDo(link)
  const words = answer ? t(`outcomes.${isBrought ? 'brought' : answer}`) : nothingWords(link, language)
  const own =
    other === null ? words : t(`byOther.${answer === 'approved' ? 'approved' : 'signed'}`, { name: other, invited })
  const done = link.counterSignedAt === null ? own : `${own}. ${t('bothSigned')}`
  return askedAgainAt === null
    ? done
    : `${done}. ${t(question === null ? 'askedAgain.short' : 'askedAgain.questionShort')}`
}

function nothingWords({ laterDay }: NamedLink, language: Language): string {
  const t = textFor(language, 'sharing/sent')
  const day = parseDay(laterDay ?? '')
  return day === null ? t('nothingDone') : t('nothingUntil', { day: formatDay(day, language) })
}

function aboutOf({ locationIndex, locationName }: NamedLink, language: Language): string {
  const t = textFor(language, 'sharing/sent')
  if (locationIndex === null) return t('about.organisation')
  if (locationName) return t('about.location', { location: locationName })
  return t('about.numbered', { number: locationIndex + 1 })
}

function openedWords({ opened, lastOpenedAt }: SentShareLink, language: Language): string {
  const t = textFor(language, 'sharing/sent')
  if (opened === 0 || !lastOpenedAt) return t('opened.never')
  const last = formatMoment(lastOpenedAt.getTime(), language)
  return opened === 1 ? t('opened.once', { last }) : t('opened.often', { count: opened, last })
}

function endedWords(link: SentShareLink, language: Language): string | null {
  const t = textFor(language, 'sharing/sent')
  if (link.replacedById) return t('ended.moved')
  if (link.settledById) return t('ended.settled')
  if (link.isTaskDone) return t('ended.taskDone')
  if (link.outcome === 'moved') return t('ended.left')
  if (link.revokedAt) return t('ended.revoked')
  if (!link.isUsable) return t('ended.expired', { day: formatDay(dayOf(link.expiresAt.getTime()), language) })
  return link.wrongCodes >= maxWrongCodes ? t('blocked') : null
}
