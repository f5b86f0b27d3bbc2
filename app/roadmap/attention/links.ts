import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { answerForSender } from '../rules/answers.ts'
import { isSignature, turnsOf, type LinkTurn } from '../standing/link-turns.ts'
import type { Finding, Kind, Reader } from './entry.ts'
import type { KnownLink, KnownPlace } from './known-place.ts'
import { remindedOn } from './reminded.ts'
import type { DueTask } from './tasks.ts'
import { daysCounted, weights } from './weights.ts'

/** What people who got a link still have to do, and what they did that nobody has looked at. */
export function linkEntries(tasks: readonly DueTask[], known: KnownPlace, today: number): Finding[] {
  return known.links.flatMap((link) => {
    const task = tasks.find(({ item }) => link.items.includes(item.key)) ?? null
    return turnsOf(link, task, known, today).flatMap((turn) => entriesOf(turn, link, task, today))
  })
}

function entriesOf(turn: LinkTurn, link: KnownLink, task: DueTask | null, today: number): Finding[] {
  switch (turn) {
    case 'question':
    case 'asked-again':
      return [askedAgain(link, task)]
    case 'lapsed':
      return [lapsed(link, task)]
    case 'refused':
    case 'answered':
      return [answered(link, task)]
    case 'provider':
      return [entry(link, task, { kind: 'signing-turn', reader: 'staff', key: 'providersTurn', state: 'provider' })]
    case 'undelivered':
      return undelivered(link, task)
    case 'expired':
      return [expired(link, task)]
    case 'before-turn':
      return [waiting(link, task, 'beforeTurn', today)]
    case 'unopened':
    case 'opened':
      return [waiting(link, task, turn, today), ...(link.may === 'sign' ? [signingTurn(link, task)] : [])]
  }
}

const signingTurn = (link: KnownLink, task: DueTask | null): Finding =>
  entry(link, task, { kind: 'signing-turn', reader: 'signer', key: 'signingTurn' })

/** Its recipient waits for the sender, with a question or with a link that ended. */
function askedAgain(link: KnownLink, task: DueTask | null): Finding {
  const how = { kind: 'given-back', reader: 'leader', state: 'asked-again' } as const
  const told = entry(link, task, { ...how, key: link.hasQuestion ? 'waits.question' : 'waits.askedAgain' })
  const at = link.askedAgainAt ?? link.createdAt
  return { ...told, since: dayOf(at.getTime()) }
}

/** The sender passes the link on or corrects the address; staff know that nobody can be waited for. */
function undelivered(link: KnownLink, task: DueTask | null): Finding[] {
  const told = {
    kind: 'undelivered',
    key: link.undeliveredWhy ? `returned.${link.undeliveredWhy}` : 'undelivered',
  } as const
  return [
    withReminding(entry(link, task, { ...told, reader: 'leader' }), link),
    entry(link, task, { ...told, reader: 'staff', state: 'staff' }),
  ]
}

/** Nobody else is waited for: the sender asks again. */
const lapsed = (link: KnownLink, task: DueTask | null): Finding =>
  entry(link, task, {
    ...{ kind: 'given-back', reader: 'leader', state: 'lapsed' },
    key: isSignature(link) ? 'answered.lapsedSigned' : 'answered.lapsed',
  })

/** An answer that somebody has to look at; who declined, or is not the right person, is waited for no longer. */
function answered(link: KnownLink, task: DueTask | null): Finding {
  const outcome = link.outcome ?? 'filled'
  const isRefusal = outcome === 'declined' || outcome === 'moved'
  const kind = isRefusal ? 'given-back' : 'answer'
  // Of somebody else it is known only where they typed their name: they signed, or approved.
  const key = `answered.${answerForSender(link, outcome)}${link.otherSigner === null ? '' : 'ByOther'}`
  return entry(link, task, { kind, reader: 'leader', key, state: outcome })
}

/** One that ended without an answer goes back to who sent it. */
const expired = (link: KnownLink, task: DueTask | null): Finding =>
  entry(link, task, { kind: 'given-back', reader: 'leader', key: 'waits.expired', state: 'expired' })

function waiting(link: KnownLink, task: DueTask | null, how: string, today: number): Finding {
  const told = { kind: 'waits-for-outsider', reader: 'leader', key: `waits.${how}`, state: 'waits' } as const
  const days = workingDaysBetween(dayOf(link.createdAt.getTime()), today)
  const weight = weights['waits-for-outsider'] + Math.min(40, daysCounted(days))
  const found = { ...entry(link, task, told), weight }
  return how === 'beforeTurn' ? found : withReminding(found, link)
}

/** The same with when its recipient was reminded, and how they can be: `reminders` is missing if they want none. */
function withReminding(found: Finding, { remindedAt, reminders }: KnownLink): Finding {
  const values = {
    ...found.reason.values,
    ...remindedOn(remindedAt),
    ...(reminders !== 'stopped' && { reminders }),
  }
  return { ...found, reason: { ...found.reason, values } }
}

type Told = { kind: Kind; reader: Reader; key: string; state?: string }

function entry(link: KnownLink, task: DueTask | null, { kind, reader, key, state }: Told): Finding {
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
