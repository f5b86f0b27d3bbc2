import { dayOf } from '#app/platform/i18n/dates.ts'
import type { KnownLink, KnownPlace } from '../attention/known-place.ts'
import { isCompleted, type State } from '../rules/progress.ts'
import { isForBothSides } from '../rules/shares.ts'
import { awaitedOfficer, countsFor, hasAgreed, signersAwaited } from '../rules/signing-order.ts'

/**
 * What there is to do about a link: its recipient asked a question, or for a new one because it had ended; their answer counts no
 * longer, because the text is another one by now; they refused; they answered, which nobody has looked at; the provider signs next;
 * the message with it did not arrive; it ended without an answer; somebody else comes first; it was not opened yet; it was.
 */
export type LinkTurn =
  | 'question'
  | 'asked-again'
  | 'lapsed'
  | 'refused'
  | 'answered'
  | 'provider'
  | 'undelivered'
  | 'expired'
  | 'before-turn'
  | 'unopened'
  | 'opened'

/** How the task stands that a link is about; null where it is about none. */
type TaskState = { state: State } | null

/** What there is to do about a link: nothing, one thing, or several. @param today calendar date */
export function turnsOf(link: KnownLink, task: TaskState, known: KnownPlace, today: number): LinkTurn[] {
  if (link.askedAgainAt === null) return ownTurns(link, task, known, today)
  // Its recipient waits for the sender, and nothing else is waited for by it.
  const answers = link.outcome === null ? [] : ownTurns(link, task, known, today)
  return [link.hasQuestion ? 'question' : 'asked-again', ...answers]
}

function ownTurns(link: KnownLink, task: TaskState, known: KnownPlace, today: number): LinkTurn[] {
  const { outcome, openedAt } = link
  const isExpired = dayOf(link.expiresAt.getTime()) < today
  if (isLapsed(link, task, known, today)) return ['lapsed']
  if (outcome !== null) return [...lookAt(link), ...(isProvidersTurn(link, known, today) ? ['provider' as const] : [])]
  // Who opened it got it in another way.
  if (link.isUndelivered && openedAt === null && !isExpired) return ['undelivered']
  if (link.may === 'read') return []
  if (isExpired) return task && !isCompleted(task.state) ? ['expired'] : []
  if (isBeforeTurn(link, known, today)) return ['before-turn']
  return [openedAt === null ? 'unopened' : 'opened']
}

/** An answer that somebody has to look at; who declined, or is not the right person, is waited for no longer. */
function lookAt({ isLookedAt, outcome }: KnownLink): LinkTurn[] {
  if (isLookedAt) return []
  return [outcome === 'declined' || outcome === 'moved' ? 'refused' : 'answered']
}

/** What was signed for the organisation, by all who must and with the officer’s consent, waits for the signature of the provider. */
const isProvidersTurn = (link: KnownLink, known: KnownPlace, today: number): boolean =>
  isSignature(link) && !link.isCounterSigned && !areOthersAwaited(link, known, today)

function areOthersAwaited(link: KnownLink, known: KnownPlace, today: number): boolean {
  if (officerBefore(link, known, today) !== null) return true
  const all = oldestFirst(sameTask(link, known)).map((one) => ({ ...one, revokedAt: null }))
  return signersAwaited(all, versionOf(link, known)).length > 0
}

/** The data protection officer goes before the signer of the same agreement. */
const isBeforeTurn = (link: KnownLink, known: KnownPlace, today: number): boolean =>
  link.may === 'sign' && link.purpose === 'signer' && officerBefore(link, known, today) !== null

/**
 * Whether it is about an earlier text that a data protection officer agreed by it, and is waited for by those who sign the present
 * one, or that somebody signed, which the provider cannot sign any more; not where staff have accepted the signed document.
 */
function isLapsed(link: KnownLink, task: TaskState, known: KnownPlace, today: number): boolean {
  const isSigned = sameTask(link, known).some((one) => isSignature(one) && countsFor(one, versionOf(link, known)))
  if (isSignature(link)) return !isSigned && !link.isCounterSigned && task?.state !== 'confirmed'
  if (!hasAgreed(link)) return false
  const found = officerBefore(link, known, today)
  return found?.why === 'lapsed' && found.link.id === link.id && !isSigned
}

/** Whether somebody signed for their organisation by it. */
export const isSignature = (link: KnownLink): boolean => link.outcome === 'signed' && isForBothSides(link)

function officerBefore(link: KnownLink, known: KnownPlace, today: number) {
  const all = oldestFirst(sameTask(link, known)).map((one) => ({
    ...one,
    isUsable: dayOf(one.expiresAt.getTime()) >= today,
  }))
  return awaitedOfficer(all, versionOf(link, known))
}

const versionOf = (link: KnownLink, { textVersions }: KnownPlace): string => textVersions.get(link.items[0] ?? '') ?? ''

const sameTask = (link: KnownLink, { links }: KnownPlace): KnownLink[] =>
  links.filter(({ items }) => items.some((item) => link.items.includes(item)))

const oldestFirst = (links: readonly KnownLink[]) =>
  links.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
