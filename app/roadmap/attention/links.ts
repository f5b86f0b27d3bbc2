import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { answerForSender } from '../rules/answers.ts'
import { isCompleted } from '../rules/progress.ts'
import { isForBothSides } from '../rules/shares.ts'
import { awaitedOfficer, countsFor, hasAgreed, signersAwaited } from '../rules/signing-order.ts'
import type { Entry, Kind, Reader } from './entry.ts'
import type { KnownLink, KnownPlace } from './known-place.ts'
import type { DueTask } from './tasks.ts'
import { daysCounted, weights } from './weights.ts'

/** What people who got a link still have to do, and what they did that nobody has looked at. */
export function linkEntries(tasks: readonly DueTask[], known: KnownPlace, today: number): Entry[] {
  return known.links.flatMap((link) => {
    const task = tasks.find(({ item }) => link.items.includes(item.key)) ?? null
    return entriesOf(link, task, known, today)
  })
}

function entriesOf(link: KnownLink, task: DueTask | null, known: KnownPlace, today: number): Entry[] {
  if (link.askedAgainAt === null) return ownEntries(link, task, known, today)
  const answers = link.outcome === null ? [] : ownEntries(link, task, known, today)
  return [askedAgain(link, task, link.askedAgainAt), ...answers]
}

/** Its recipient waits for the sender, with a question or with a link that ended: nothing else is waited for by it. */
function askedAgain(link: KnownLink, task: DueTask | null, at: Date): Entry {
  const how = { kind: 'waits-for-outsider', reader: 'leader', state: 'asked-again' } as const
  const told = entry(link, task, { ...how, key: link.hasQuestion ? 'waits.question' : 'waits.askedAgain' })
  return { ...told, since: dayOf(at.getTime()), weight: weights.answer + 50 }
}

function ownEntries(link: KnownLink, task: DueTask | null, known: KnownPlace, today: number): Entry[] {
  const isExpired = dayOf(link.expiresAt.getTime()) < today
  if (isLapsed(link, task, known, today)) return [lapsed(link, task)]
  if (link.outcome !== null)
    return [...(link.isLookedAt ? [] : [answered(link, task)]), ...providersTurn(link, task, known, today)]
  // Who opened it got it in another way.
  if (link.isUndelivered && link.openedAt === null && !isExpired) return undelivered(link, task)
  if (link.may === 'read') return []
  if (isExpired) return task && !isCompleted(task.state) ? [waiting(link, task, 'expired', today)] : []
  if (isBeforeTurn(link, known, today)) return [waiting(link, task, 'beforeTurn', today)]
  const waits = waiting(link, task, link.openedAt === null ? 'unopened' : 'opened', today)
  if (link.may !== 'sign') return [waits]
  return [waits, entry(link, task, { kind: 'signing-turn', reader: 'signer', key: 'signingTurn' })]
}

/** What was signed for the organisation, by all who must and with the officer’s consent, waits for the signature of the provider. */
function providersTurn(link: KnownLink, task: DueTask | null, known: KnownPlace, today: number): Entry[] {
  if (!isSignature(link) || link.isCounterSigned || areOthersAwaited(link, known, today)) return []
  return [entry(link, task, { kind: 'signing-turn', reader: 'staff', key: 'providersTurn', state: 'provider' })]
}

function areOthersAwaited(link: KnownLink, known: KnownPlace, today: number): boolean {
  if (officerBefore(link, known, today) !== null) return true
  const all = oldestFirst(sameTask(link, known)).map((one) => ({ ...one, revokedAt: null }))
  return signersAwaited(all, versionOf(link, known)).length > 0
}

/** The sender passes the link on or corrects the address; staff know that nobody can be waited for. */
function undelivered(link: KnownLink, task: DueTask | null): Entry[] {
  const told = {
    kind: 'undelivered',
    key: link.undeliveredWhy ? `returned.${link.undeliveredWhy}` : 'undelivered',
  } as const
  return [
    entry(link, task, { ...told, reader: 'leader' }),
    entry(link, task, { ...told, reader: 'staff', state: 'staff' }),
  ]
}

/** The data protection officer goes before the signer of the same agreement. */
const isBeforeTurn = (link: KnownLink, known: KnownPlace, today: number): boolean =>
  link.may === 'sign' && link.purpose === 'signer' && officerBefore(link, known, today) !== null

/**
 * Whether it is about an earlier text that a data protection officer agreed by it, and is waited for by those who sign the present
 * one, or that somebody signed, which the provider cannot sign any more; not where staff have accepted the signed document.
 */
function isLapsed(link: KnownLink, task: DueTask | null, known: KnownPlace, today: number): boolean {
  const isSigned = sameTask(link, known).some((one) => isSignature(one) && countsFor(one, versionOf(link, known)))
  if (isSignature(link)) return !isSigned && !link.isCounterSigned && task?.state !== 'confirmed'
  if (!hasAgreed(link)) return false
  const found = officerBefore(link, known, today)
  return found?.why === 'lapsed' && found.link.id === link.id && !isSigned
}

const isSignature = (link: KnownLink): boolean => link.outcome === 'signed' && isForBothSides(link)

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

/** Nobody else is waited for: the sender asks again. */
const lapsed = (link: KnownLink, task: DueTask | null): Entry => ({
  ...entry(link, task, {
    ...{ kind: 'waits-for-outsider', reader: 'leader', state: 'lapsed' },
    key: isSignature(link) ? 'answered.lapsedSigned' : 'answered.lapsed',
  }),
  weight: weights.answer + 50,
})

/** An answer that somebody has to look at; who declined, or is not the right person, is waited for no longer. */
function answered(link: KnownLink, task: DueTask | null): Entry {
  const outcome = link.outcome ?? 'filled'
  const isRefusal = outcome === 'declined' || outcome === 'moved'
  const kind = isRefusal ? 'waits-for-outsider' : 'answer'
  const isAgreed = link.purpose === 'dpo' && outcome === 'signed'
  const key =
    link.otherSigner === null
      ? `answered.${isAgreed ? 'approved' : answerForSender(link, outcome)}`
      : 'answered.signedByOther'
  return {
    ...entry(link, task, { kind, reader: 'leader', key, state: outcome }),
    // A refusal waits for nobody but the reader.
    weight: weights.answer + (isRefusal ? 50 : 0),
  }
}

function waiting(link: KnownLink, task: DueTask | null, how: string, today: number): Entry {
  const state = how === 'expired' ? how : 'waits'
  const told = entry(link, task, { kind: 'waits-for-outsider', reader: 'leader', key: `waits.${how}`, state })
  const days = workingDaysBetween(dayOf(link.createdAt.getTime()), today)
  return { ...told, weight: told.weight + Math.min(40, daysCounted(days)) + (how === 'expired' ? 45 : 0) }
}

type Told = { kind: Kind; reader: Reader; key: string; state?: string }

function entry(link: KnownLink, task: DueTask | null, { kind, reader, key, state }: Told): Entry {
  const sent = dayOf(link.createdAt.getTime())
  const at = link.outcomeAt ?? link.openedAt ?? link.createdAt
  const day = key === 'waits.expired' ? dayOf(link.expiresAt.getTime()) : dayOf(at.getTime())
  return {
    key: [kind, link.id, state].filter(Boolean).join(':'),
    kind,
    for: reader,
    item: task?.item.key ?? link.items[0] ?? null,
    page: task ? '' : null,
    subject: link.id,
    due: task?.due ?? null,
    since: link.outcomeAt ? dayOf(link.outcomeAt.getTime()) : sent,
    reason: { key, values: { name: link.otherSigner ?? link.recipientName, invited: link.recipientName, day, sent } },
    state: task?.state ?? null,
    missing: [],
    missingCount: 0,
    weight: weights[kind],
  }
}
