import type { LoaderFunctionArgs } from '@remix-run/node'
import type { Language } from '#app/platform/i18n/languages.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Contributor } from '#app/persistence/actor.ts'
import { readShareEvents } from '#app/persistence/links/share-events.server.ts'
import { readShareLink, type SentShareLink } from '#app/persistence/links/share-links.server.ts'
import { readBlocked, readLinkDelivery } from '#app/persistence/mail/delivery.server.ts'
import { askAgainAddress, newLinkAddress } from '#app/roadmap/flow/addresses.ts'
import { answerForSender } from '#app/roadmap/rules/answers.ts'
import { mailLink } from '#app/roadmap/letters/message.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { isProvidersTurn } from '../signing/both-sides.ts'
import { isOnEarlierText } from '../signing/order.server.ts'
import { languageOfLink, titleOfLink } from './link-words.server.ts'
import { canPassOn } from './pass-on.server.ts'
import { rightKey } from './right-key.ts'
import { isAwaited } from './remind.server.ts'
import { isWaiting, otherSigner, sentRow } from './sent-words.server.ts'

/** Questions that the page asks before something is done. */
export const questions = ['remind', 'revoke'] as const

type Tenant = Pick<Contributor, 'organisationId'>
type Event = Awaited<ReturnType<typeof readShareEvents>>[number]

/**
 * Names of the locations by index, the address of the list of links, whether provider staff read it, and how the organisation is read
 * as seen from one of its locations.
 */
type Reading = {
  locations: readonly string[]
  list: string
  isStaff: boolean
  placeAt: (locationIndex: number | null) => Promise<Place>
}

/**
 * One link as its sender sees it, with all that happened.
 * @throws a 404 response where the organisation has no such link
 */
export async function loadOneLink(
  { request, context, params }: LoaderFunctionArgs,
  tenant: Tenant,
  { locations, list, isStaff, placeAt }: Reading,
) {
  const { language } = context
  const t = textFor(language, 'sharing/sent')
  const link = await readShareLink(tenant, params.id ?? '')
  if (!link) throw new Response(null, { status: 404 })
  const locationName = locations[link.locationIndex ?? -1] ?? null
  const [events, undelivered, isLapsed] = await Promise.all([
    readShareEvents(tenant, link.id),
    undeliveredOf(tenant, link),
    link.may === 'sign' && isOnEarlierText(link, placeAt),
  ])
  const asked = new URL(request.url).searchParams.get('ask')
  const stopped = link.remindersStoppedAt
  const canRemind = isAwaited(link) && stopped === null
  const { pathname } = new URL(request.url)
  return {
    ...sentRow({ ...link, locationName }, { language, href: pathname }),
    list,
    isStaff,
    /** Whether somebody has to say that they saw the answer: each for their own list. */
    canConfirm: isWaiting(link) && !(isStaff && isSeenByStaff(link, events)),
    /** Whether it waits for the signature of the provider. */
    isProvidersTurn: isProvidersTurn(link),
    askedAgain: askedAgainOf(link, isStaff, language),
    may: t(`rights.${rightKey(link.purpose, link.may)}`),
    madeBy: link.createdByName,
    madeAt: formatMoment(link.createdAt.getTime(), language),
    message: link.message,
    words: otherSigner(link) === null ? link.outcomeWords : null,
    /** Who signed in the place of who was invited, as long as nobody agreed to it; with the page that asks again. */
    otherSigner: link.confirmedAt === null ? otherSigner(link) : null,
    /** How somebody said yes by it to a text that has changed since; null where nobody did. Of a review its own part tells that. */
    lapsed: isLapsed ? (link.purpose === 'dpo' ? ('agreed' as const) : ('signed' as const)) : null,
    /** Whether who typed their name approved, and signed nothing. */
    isAgreed: answerForSender(link, link.outcome) === 'approved',
    askOnceMore: askAgainAddress({ ...link, itemKey: link.items[0] ?? '' }),
    ...{ hasCode: link.codeHash !== null, codeEmail: link.codeEmail },
    ...{ needsConfirming: link.needsConfirming, alsoSigns: link.alsoSigns, againReason: link.againReason },
    events: events.map(({ kind, at, byName }) => ({
      at: formatMoment(at.getTime(), language),
      words: t(`events.${answerForSender(link, kind)}`, { name: byName }),
    })),
    undelivered,
    /** When its recipient said that they want no reminders; null where they did not. */
    remindersStopped: stopped && formatMoment(stopped.getTime(), language),
    question: questions.find((one) => one === asked && (canRemind || one !== 'remind')) ?? null,
    /** Who should get it instead, as its recipient says; null where nobody is asked for. */
    proposed: canPassOn(link) ? { name: link.proposedName ?? '', email: link.proposedEmail ?? '' } : null,
    canRemind,
    canRevoke: link.isUsable,
    canExtend: canExtend(link),
  }
}

const canExtend = ({ revokedAt, replacedById }: SentShareLink): boolean => !revokedAt && !replacedById

/** Whether provider staff said to have seen the answer that stands. */
const isSeenByStaff = ({ outcomeAt }: SentShareLink, events: readonly Event[]): boolean =>
  events.some(({ kind, at }) => kind === 'staff-seen' && outcomeAt !== null && at >= outcomeAt)

/**
 * That the recipient of a link asked something, or for a new one because it ended, and what the sender can do about it.
 * @returns null where nobody asks
 */
function askedAgainOf(link: SentShareLink, isStaff: boolean, language: Language) {
  if (link.askedAgainAt === null) return null
  const [item] = link.items
  return {
    at: formatMoment(link.askedAgainAt.getTime(), language),
    /** What they ask, and where a mail to them is written; null where they ask for a new link, or for what they signed. */
    question: link.question,
    mailto: link.question === null || link.recipientEmail === '' ? null : mailToAnswer(link, link.question, language),
    isForEvidence: link.question === null && link.outcome === 'signed',
    canExtend: !link.isUsable && canExtend(link) && link.outcome !== 'signed',
    /** Where a new link is made; null for who cannot make one for this organisation. */
    newLink:
      isStaff || link.isUsable || item === undefined ? null : newLinkAddress(item, link.locationIndex, link.purpose),
    canSettle: !isStaff || link.purpose === 'prospect',
  }
}

/** Opens the sender's mail program with an answer to a question, which stands below it. */
function mailToAnswer(link: SentShareLink, question: string, language: Language): string {
  const t = textFor(language, 'sharing/sent')
  const quoted = question.split('\n').map((line) => `> ${line}`)
  const subject = t('askedAgain.answerSubject', { title: titleOfLink(link, languageOfLink(link)) })
  return mailLink({ to: link.recipientEmail, subject, text: ['', '', ...quoted].join('\n') })
}

/**
 * What is said of a link whose message did not arrive, or whose recipient is not written to.
 * @returns null where there is nothing to say
 */
async function undeliveredOf(tenant: Tenant, link: SentShareLink) {
  if (!link.isUsable || link.outcome !== null || link.recipientEmail === '') return null
  const [last, blocked] = await Promise.all([readLinkDelivery(tenant, link.id), readBlocked(link.recipientEmail)])
  // Who opened it got it in another way.
  const isLost = link.opened === 0 && last?.isUndelivered === true
  if (!isLost && blocked === null) return null
  return { why: blocked ?? last?.why ?? 'other', isBlocked: blocked !== null } as const
}

export type OneLink = Awaited<ReturnType<typeof loadOneLink>>
