import { expect } from 'vitest'
import type { Entry, Kind } from './entry.ts'
import type { KnownLink, KnownPlace } from './known-place.ts'
import { linkOf, locationWith, organisationWith, today } from './known.fixture.ts'

/** What an entry tells, what is known, the day, and the entry that follows. */
export type TableRow = [what: string, known: KnownPlace, day: number, entry: Partial<Entry> & { kind: Kind }]

/** A day or hour of 2027. */
export const on = (month: number, date: number, hour = 0) => Date.UTC(2027, month - 1, date, hour)

/** A reason with this key, whatever its values. */
export const told = (key: string) => expect.objectContaining({ key })

const agreement = { may: 'sign', purpose: 'signer', items: ['processing-agreement'] } as const

/** An officer who agreed to a text, which may be another one by now. */
const agreedBefore: Partial<KnownLink> = {
  ...{ ...agreement, purpose: 'dpo', outcome: 'signed', answeredVersion: 'before' },
  ...{ outcomeAt: new Date(on(3, 16)), isLookedAt: true },
}

/** The entries that follow from links. */
export const linkKinds: TableRow[] = [
  [
    'a link that nobody opened',
    locationWith({ links: [linkOf({ id: 'link' })] }),
    today,
    {
      kind: 'waits-for-outsider',
      key: 'waits-for-outsider:link:waits',
      reason: told('waits.unopened'),
    },
  ],
  [
    'a link that was opened',
    locationWith({ links: [linkOf({ openedAt: new Date(on(3, 12)) })] }),
    today,
    { kind: 'waits-for-outsider', reason: told('waits.opened') },
  ],
  [
    'a link that expired without an answer',
    locationWith({ links: [linkOf({ expiresAt: new Date(on(3, 15)) })] }),
    today,
    { kind: 'given-back', reason: told('waits.expired') },
  ],
  [
    'a link that ended, whose recipient asks for a new one',
    locationWith({
      links: [linkOf({ id: 'link', expiresAt: new Date(on(3, 15)), askedAgainAt: new Date(on(3, 16)) })],
    }),
    today,
    {
      kind: 'given-back',
      key: 'given-back:link:asked-again',
      since: on(3, 16),
      reason: told('waits.askedAgain'),
    },
  ],
  [
    'a recipient who waits for an answer to a question',
    locationWith({ links: [linkOf({ hasQuestion: true, askedAgainAt: new Date(on(3, 16)) })] }),
    today,
    { kind: 'given-back', reason: told('waits.question') },
  ],
  [
    'somebody who declined',
    locationWith({ links: [linkOf({ outcome: 'declined', outcomeAt: new Date(on(3, 16)) })] }),
    today,
    { kind: 'given-back', reason: told('answered.declined') },
  ],
  [
    'somebody who is not the right person',
    locationWith({ links: [linkOf({ outcome: 'moved', outcomeAt: new Date(on(3, 16)) })] }),
    today,
    { kind: 'given-back', reason: told('answered.moved') },
  ],
  [
    'an answer nobody looked at',
    locationWith({ links: [linkOf({ outcome: 'approved', outcomeAt: new Date(on(3, 16)) })] }),
    today,
    { kind: 'answer', for: 'leader', since: on(3, 16) },
  ],
  [
    'a data protection officer who agreed, which is no signature',
    organisationWith({
      links: [linkOf({ ...agreement, purpose: 'dpo', outcome: 'signed', outcomeAt: new Date(on(3, 16)) })],
    }),
    today,
    { kind: 'answer', for: 'leader', reason: told('answered.approved') },
  ],
  [
    'somebody who can sign now',
    organisationWith({ links: [linkOf(agreement)] }),
    today,
    { kind: 'signing-turn', for: 'signer', item: 'processing-agreement' },
  ],
  [
    'somebody who can sign after the data protection officer',
    organisationWith({ links: [linkOf(agreement), linkOf({ ...agreement, purpose: 'dpo' })] }),
    today,
    { kind: 'waits-for-outsider', reason: told('waits.beforeTurn') },
  ],
  [
    'somebody who can sign after the review of the data protection officer',
    organisationWith({ links: [linkOf(agreement), linkOf({ ...agreement, purpose: 'dpo', may: 'review' })] }),
    today,
    { kind: 'waits-for-outsider', reason: told('waits.beforeTurn') },
  ],
  [
    'somebody who can sign because the link of the data protection officer ended',
    organisationWith({
      links: [linkOf(agreement), linkOf({ ...agreement, purpose: 'dpo', expiresAt: new Date(on(3, 15)) })],
    }),
    today,
    { kind: 'signing-turn', for: 'signer' },
  ],
  [
    'a data protection officer who agreed to an earlier text, which nobody can sign as it is now',
    organisationWith({
      links: [linkOf(agreement), linkOf({ ...agreedBefore, id: 'link' })],
      textVersions: new Map([['processing-agreement', 'now']]),
    }),
    today,
    {
      ...{ kind: 'given-back', for: 'leader', key: 'given-back:link:lapsed' },
      reason: told('answered.lapsed'),
    },
  ],
  [
    'somebody who signed an earlier text, which the provider cannot sign',
    organisationWith({
      links: [linkOf({ ...agreedBefore, purpose: 'signer', id: 'link' })],
      textVersions: new Map([['processing-agreement', 'now']]),
    }),
    today,
    {
      ...{ kind: 'given-back', for: 'leader', key: 'given-back:link:lapsed' },
      reason: told('answered.lapsedSigned'),
    },
  ],
  [
    'somebody who can sign once the officer has agreed to the text as it is now',
    organisationWith({
      links: [linkOf(agreement), linkOf(agreedBefore)],
      textVersions: new Map([['processing-agreement', 'now']]),
    }),
    today,
    { kind: 'waits-for-outsider', reason: told('waits.beforeTurn') },
  ],
  [
    'somebody who can sign the text that the officer agreed to',
    organisationWith({
      links: [linkOf(agreement), linkOf(agreedBefore)],
      textVersions: new Map([['processing-agreement', 'before']]),
    }),
    today,
    { kind: 'signing-turn', for: 'signer' },
  ],
  [
    'somebody of the family who read it, which is no approval',
    locationWith({ links: [linkOf({ purpose: 'family', outcome: 'approved', outcomeAt: new Date(on(3, 16)) })] }),
    today,
    { kind: 'answer', for: 'leader', reason: told('answered.read') },
  ],
  [
    'what was signed for the organisation, which the provider signs next',
    organisationWith({
      links: [
        linkOf({ ...agreement, id: 'link', outcome: 'signed', outcomeAt: new Date(on(3, 16)), isLookedAt: true }),
      ],
    }),
    today,
    { kind: 'signing-turn', for: 'staff', key: 'signing-turn:link:provider', since: on(3, 16) },
  ],
  [
    'a message that could not be delivered',
    locationWith({ links: [linkOf({ isUndelivered: true })] }),
    today,
    { kind: 'undelivered', for: 'leader', reason: told('undelivered') },
  ],
  [
    'a message that came back, which its sender is told of',
    locationWith({ links: [linkOf({ id: 'link', isUndelivered: true, undeliveredWhy: 'mailbox-full' })] }),
    today,
    { kind: 'undelivered', for: 'leader', key: 'undelivered:link', reason: told('returned.mailbox-full') },
  ],
  [
    'a message that came back, which provider staff are told of',
    locationWith({ links: [linkOf({ id: 'link', isUndelivered: true, undeliveredWhy: 'unknown-address' })] }),
    today,
    { kind: 'undelivered', for: 'staff', key: 'undelivered:link:staff', reason: told('returned.unknown-address') },
  ],
  [
    'a link whose message came back, and which was opened all the same',
    locationWith({ links: [linkOf({ isUndelivered: true, openedAt: new Date(on(3, 12)) })] }),
    today,
    { kind: 'waits-for-outsider', reason: told('waits.opened') },
  ],
]
