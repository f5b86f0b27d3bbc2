import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sharePurposes, shareRights } from './purposes.ts'
import {
  answersThatLapse,
  awaitedOfficer,
  countsFor,
  hasAgreed,
  hasSaidYes,
  signersAwaited,
  type OrderedLink,
  type SignersLink,
} from './signing-order.ts'

const officer: OrderedLink = { purpose: 'dpo', may: 'review', outcome: null, answeredVersion: null, isUsable: true }
const agreed = (answeredVersion: string | null, over: Partial<OrderedLink> = {}): OrderedLink => ({
  ...officer,
  ...{ outcome: over.may === 'sign' ? 'signed' : 'approved', answeredVersion },
  ...over,
})

test.each<[string, OrderedLink[], 'open' | 'lapsed' | null]>([
  ['nobody was asked', [], null],
  ['one has not answered', [officer], 'open'],
  ['one may only read', [{ ...officer, may: 'read' }], null],
  ['the link of one has ended', [{ ...officer, isUsable: false }], null],
  ['one asks for changes', [{ ...officer, outcome: 'changes-asked' }], 'open'],
  ['one agreed to the text', [agreed('now')], null],
  ['one agreed to it by name', [agreed('now', { may: 'sign' })], null],
  ['one agreed to an earlier text', [agreed('before')], 'lapsed'],
  ['the link of that one has ended', [agreed('before', { isUsable: false })], 'lapsed'],
  ['one agreed before versions were kept', [agreed(null)], null],
  ['one agreed to an earlier text, and to this one by another link', [agreed('before'), agreed('now')], null],
  ['one agreed to an earlier text, and was asked again', [agreed('before'), officer], 'open'],
  ['one agreed, and another was asked', [agreed('now'), officer], 'open'],
])('%s', (_, links, why) => expect(awaitedOfficer(links, 'now')?.why ?? null).toBe(why))

const signed = (answeredVersion: string | null): OrderedLink => ({
  ...agreed(answeredVersion, { may: 'sign' }),
  purpose: 'signer',
})

test.each<[string, OrderedLink[], number]>([
  ['nobody answered', [officer, { ...signed(null), outcome: null }], 0],
  ['an officer agreed', [agreed('now')], 1],
  ['an officer agreed and somebody signed', [agreed('now'), signed('now')], 2],
  ['their answers were on an earlier text', [agreed('before'), signed('')], 0],
  ['they answered before versions were kept', [agreed(null), signed(null)], 0],
  ['they agreed already to what it becomes', [agreed('then')], 0],
])('what lapses where %s', (_, links, count) => {
  const open = links.map((link) => ({ ...link, counterSignedAt: null, revokedAt: null, signingRound: 1 }))
  expect(answersThatLapse(open, 'now', 'then')).toHaveLength(count)
  const bothSigned = { ...signed('now'), counterSignedAt: new Date(), revokedAt: null, signingRound: 1 }
  expect(answersThatLapse([...open, bothSigned], 'now', 'then')).toEqual([])
})

const signerLink = (recipientName: string, outcome: string | null, over: Partial<SignersLink> = {}): SignersLink => ({
  ...{ purpose: 'signer', may: 'sign', recipientName, outcome, answeredVersion: outcome && 'now' },
  ...{ alsoSigns: false, revokedAt: null, signingRound: 1, ...over },
})
const also = { alsoSigns: true }
const again = { signingRound: 2 }
const before = { answeredVersion: 'before' }

test.each<[string, SignersLink[], string[]]>([
  ['nobody has', [signerLink('A', null), signerLink('B', null)], ['A', 'B']],
  ['one of two has', [signerLink('A', null), signerLink('B', 'signed')], []],
  ['one of two has, and both must', [signerLink('A', 'signed'), signerLink('B', null, also)], ['B']],
  ['the other of both has', [signerLink('A', null), signerLink('B', 'signed', also)], ['A']],
  ['both must, and have', [signerLink('A', 'signed'), signerLink('B', 'signed', also)], []],
  ['both must, and one declined', [signerLink('A', 'signed'), signerLink('B', 'declined', also)], ['B']],
  [
    'both must, and one is asked no more',
    [signerLink('A', 'signed'), signerLink('B', null, { ...also, revokedAt: new Date() })],
    [],
  ],
  ['one did on an earlier text', [signerLink('A', 'signed'), signerLink('B', 'signed', { ...also, ...before })], ['B']],
  [
    'they were asked again',
    [signerLink('A', 'signed'), signerLink('B', 'signed', { ...also, ...before }), signerLink('B', 'signed', also)],
    [],
  ],
  ['one did in the round before', [signerLink('A', 'signed'), signerLink('A', null, again)], ['A']],
  [
    'the last round was taken back',
    [signerLink('A', 'signed'), signerLink('A', null, { ...again, revokedAt: new Date() })],
    [],
  ],
  ['an officer is asked', [signerLink('A', 'signed'), signerLink('P', null, { purpose: 'dpo' })], []],
])('who still has to sign where %s', (_, links, names) =>
  expect(signersAwaited(links, 'now').map(({ recipientName }) => recipientName)).toEqual(names),
)

const links = fc.array(
  fc.record<OrderedLink>({
    purpose: fc.constantFrom(...sharePurposes),
    may: fc.constantFrom(...shareRights),
    outcome: fc.constantFrom(null, 'approved', 'signed', 'changes-asked', 'declined', 'moved'),
    answeredVersion: fc.constantFrom(null, '', 'before', 'now'),
    isUsable: fc.boolean(),
  }),
  { maxLength: 6 },
)

describe('whatever links there are', () => {
  test('nobody goes on where all that officers agreed to is another text', () =>
    fc.assert(
      fc.property(links, (all) => {
        const yes = all.filter(hasAgreed)
        fc.pre(yes.length > 0 && !yes.some((link) => countsFor(link, 'now')))
        expect(awaitedOfficer(all, 'now')).not.toBeNull()
      }),
    ))

  test('no answer counts for a changed text that nobody was asked about', () =>
    fc.assert(
      fc.property(links, (all) => {
        const open = all.map((link) => ({ ...link, counterSignedAt: null, revokedAt: null, signingRound: 1 }))
        const lapsing = answersThatLapse(open, 'now', 'before')
        const others = open.filter((link) => hasSaidYes(link) && !lapsing.includes(link) && countsFor(link, 'now'))
        expect(others.filter((link) => !countsFor(link, 'before'))).toEqual([])
      }),
    ))

  test('somebody who was not asked to agree holds up nobody', () =>
    fc.assert(
      fc.property(links, (all) => {
        const others = all.filter(({ purpose, may }) => purpose !== 'dpo' || (may !== 'review' && may !== 'sign'))
        expect(awaitedOfficer(others, 'now')).toBeNull()
      }),
    ))
})
