import { expect, test } from 'vitest'
import { progressOf } from '../attention/attention.ts'
import type { KnownLink, KnownPlace } from '../attention/known-place.ts'
import { assignmentOf, documentOf, linkOf, locationWith, organisationWith, today } from '../attention/known.fixture.ts'
import { on } from '../attention/link-kinds.fixture.ts'
import { offeredAct, type OfferedAct } from './row-act.ts'

const given = (remindedAt: Date | null) => locationWith({ assignments: [assignmentOf({ id: 'one', remindedAt })] })
const sent = (more: Partial<KnownLink> = {}) => locationWith({ links: [linkOf({ id: 'one', ...more })] })
const signer = { may: 'sign', purpose: 'signer', items: ['processing-agreement'] } as const
const morning = new Date(on(3, 17, 8))
const yesterday = new Date(on(3, 16, 9))

/** What is known, and the act of the row that is about it. */
const table: [what: string, known: KnownPlace, act: OfferedAct | null, reminded?: number][] = [
  ['a colleague who was not reminded', given(null), 'remind-colleague'],
  ['a colleague who was reminded, whenever', given(new Date(on(3, 16, 9))), 'take-back', on(3, 16)],
  ['a guest who was not reminded', sent(), 'remind-guest'],
  ['a guest who opened the link', sent({ openedAt: new Date(on(3, 12)) }), 'remind-guest'],
  ['a guest who was reminded yesterday', sent({ remindedAt: yesterday }), 'remind-guest', on(3, 16)],
  ['a guest who was reminded today', sent({ remindedAt: morning }), null, today],
  ['a guest who wants no reminders', sent({ reminders: 'stopped' }), null],
  ['a guest without an address', sent({ reminders: 'hand' }), 'hand-over'],
  ['a mail that did not arrive', sent({ isUndelivered: true }), 'send-again'],
  ['a second mail that did not arrive today', sent({ isUndelivered: true, remindedAt: morning }), null, today],
  ['a guest who answered', sent({ outcome: 'approved', outcomeAt: yesterday }), null],
  ['a link that ended', sent({ expiresAt: new Date(on(3, 15)) }), null],
  [
    'a signer whose turn it is not yet',
    organisationWith({ links: [linkOf({ ...signer, id: 'one' }), linkOf({ ...signer, purpose: 'dpo', id: 'two' })] }),
    null,
  ],
  ['a file that the provider checks', locationWith({ documents: [documentOf('floor-plan', { id: 'one' })] }), null],
]

test.each(table)('a row offers one act, or none: %s', (_, known, act, reminded) => {
  const rows = progressOf(known, today).entries.filter((one) => one.for === 'leader' && one.subject === 'one')
  expect(rows).not.toEqual([])
  expect(rows.map((one) => [offeredAct(one, today), one.reason.values.reminded])).toEqual([[act, reminded]])
})

test('no row offers anything that is about nothing of ours', () => {
  const reason = { key: 'held.colleague', values: {} }
  expect(offeredAct({ kind: 'waits-for-colleague', subject: null, reason }, today)).toBeNull()
})
