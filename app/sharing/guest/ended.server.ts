import type { AppLoadContext } from '@remix-run/node'
import { findEvidence } from '#app/persistence/links/share-evidence.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { dayOf, formatLongDay } from '#app/platform/i18n/dates.ts'
import { formatMoment } from '#app/platform/i18n/moments.ts'
import type { EndedShareLink, OpenShareLink } from '#app/persistence/links/known-share-link.server.ts'
import { answerOf } from '#app/roadmap/rules/answers.ts'
import { proofAddress } from '../proof/address.ts'
import { titleOfLink } from '../sent/link-words.server.ts'
import { isOpenedByCode } from './code.server.ts'
import { senderOfLink, type Sender } from './sender.ts'

/** What became of a link that was real. */
export type EndedKind = 'locked' | 'signed' | 'moved' | 'settled' | 'done' | 'replaced' | 'revoked' | 'expired'

/** What the page of a link that ended says. */
export type EndedView = {
  kind: EndedKind
  sender: Sender
  /** What it showed; null where its code has not been given in this browser. */
  title: string | null
  /** When it ended, in words; '' where that says nothing. */
  at: string
  /** Who signed or stopped it; '' where that is not known, or not told. */
  by: string
  /** True where what was filled in by it is kept. */
  isKept: boolean
  /** True where a newer link went to the same person. */
  hasNewer: boolean
  /** Where a new link would come to, with most of it left out; '' where no address is known, or told. */
  address: string
  /** True where a new link was asked for. */
  isAsked: boolean
  /** Where who signed gets the evidence; null where nobody did, or the portal sends no mail. */
  proof: string | null
  /** Whether it was an approval that was given by name, and not a signature. */
  isAgreed: boolean
}

/**
 * The link of a request that cannot be used any more.
 * @throws a 404 response where there is none
 */
export function endedLinkOf({ shareLink, endedLink }: AppLoadContext): EndedShareLink {
  if (endedLink) return endedLink
  if (!shareLink) throw new Response(null, { status: 404 })
  return { ...shareLink, next: null, signedBy: null, isTaskDone: false }
}

/** What became of a link; the first of these that is true. */
export function endedKind(link: EndedShareLink, isLocked: boolean): EndedKind {
  if (isLocked) return 'locked'
  if (link.outcome === 'signed') return 'signed'
  if (link.outcome === 'moved') return 'moved'
  if (link.settledById !== null) return 'settled'
  if (link.isTaskDone) return 'done'
  if (link.replacedById !== null) return 'replaced'
  return link.revokedAt === null ? 'expired' : 'revoked'
}

/** What the page says. Of a link with a code it tells what it was about only where the code was given. */
export async function endedView(request: Request, context: AppLoadContext): Promise<EndedView> {
  const link = endedLinkOf(context)
  const { language } = context
  const kind = endedKind(link, context.shareLink !== null)
  const maySee = link.codeHash === null || isOpenedByCode(request, link)
  const moment = endOf(kind, link)
  return {
    kind,
    sender: senderOfLink(link),
    title: maySee ? titleOfLink(link, language) : null,
    at:
      kind === 'expired' ? formatLongDay(dayOf(moment.getTime()), language) : formatMoment(moment.getTime(), language),
    by: maySee ? byWhom(kind, link) : '',
    isKept: maySee && link.may === 'fill' && kind !== 'moved',
    hasNewer: link.next !== null && isSamePerson(link, link.next),
    address: maySee && kind !== 'replaced' ? masked(link.recipientEmail) : '',
    isAsked: link.askedAgainAt !== null || new URL(request.url).searchParams.has('sent'),
    isAgreed: kind === 'signed' && answerOf(link.purpose, link.outcome) === 'approved',
    proof: kind === 'signed' ? await proofOf(link) : null,
  }
}

/** Who has no mail address here cannot be sent a code. */
async function proofOf(link: EndedShareLink): Promise<string | null> {
  if (link.recipientEmail === '' || !environment().SMTP_URL) return null
  const found = await findEvidence(link, link.id)
  return found && proofAddress(found.number)
}

function endOf(kind: EndedKind, { expiresAt, revokedAt, outcomeAt, next }: EndedShareLink): Date {
  if (kind === 'signed' || kind === 'moved') return outcomeAt ?? expiresAt
  if (kind === 'replaced') return next?.createdAt ?? expiresAt
  return revokedAt ?? expiresAt
}

function byWhom(kind: EndedKind, { signedBy, recipientName, revokedByName }: EndedShareLink): string {
  if (kind === 'signed') return signedBy ?? recipientName
  // Who did a task is not for others who were asked for it.
  if (kind === 'done') return ''
  return (kind === 'settled' ? signedBy : revokedByName) ?? ''
}

type Person = Pick<OpenShareLink, 'recipientName' | 'recipientEmail'>

/** By their address, else by their name. */
const isSamePerson = (one: Person, other: Person): boolean =>
  one.recipientEmail || other.recipientEmail
    ? one.recipientEmail.toLowerCase() === other.recipientEmail.toLowerCase()
    : one.recipientName === other.recipientName

/** An address with most of it left out, as those know it whose it is. */
export const masked = (address: string): string => address.replace(/^(.)[^@]*/, '$1•••')
