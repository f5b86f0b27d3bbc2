import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  awaitedOfficer,
  countsFor,
  currentRound,
  signersAwaited,
  type OrderedLink,
  type SignersLink,
} from './signing-order.ts'

/**
 * An agreement in whatever order things happen to it. Each act is done where the portal would allow it; what has to hold afterwards is
 * worked out from what was done, not by the rules that allowed it.
 */

type Link = SignersLink & OrderedLink & { counterSignedAt: Date | null }
type Act =
  | { kind: 'ask'; purpose: 'signer' | 'dpo'; who: string; alsoSigns: boolean }
  | { kind: 'yes' | 'decline' | 'withdraw' | 'expire' | 'provider'; at: number }
  | { kind: 'change'; to: string }
  | { kind: 'again' }

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('ask' as const),
      purpose: fc.constantFrom('signer' as const, 'dpo' as const),
      who: fc.constantFrom('Dina', 'Hans', 'Greet'),
      alsoSigns: fc.boolean(),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('yes' as const), at: fc.nat(3) }) },
  fc.record({ kind: fc.constantFrom('decline' as const, 'withdraw' as const, 'expire' as const), at: fc.nat(3) }),
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('provider' as const), at: fc.nat(3) }) },
  fc.record({ kind: fc.constant('change' as const), to: fc.constantFrom('a', 'b') }),
  fc.constant({ kind: 'again' as const }),
)

/** What happens to an agreement, and what its links and its text are then. */
class Agreement {
  links: Link[] = []
  version = 'a'
  round = 1
  /** Links by which the provider signed, with the text that it signed. */
  signed: { link: Link; version: string; round: Link[] }[] = []

  do(done: Act) {
    if (done.kind === 'change') this.version = done.to
    if (done.kind === 'again' && this.isComplete()) this.round++
    if (done.kind === 'ask') this.ask(done)
    if (!('at' in done)) return
    const link = this.links[done.at]
    if (!link || link.revokedAt !== null) return
    if (done.kind === 'withdraw') link.revokedAt = new Date()
    if (done.kind === 'expire') link.isUsable = false
    if (done.kind === 'decline' && this.isOpen(link)) link.outcome = 'declined'
    if (done.kind === 'yes' && this.isOpen(link)) this.sayYes(link)
    if (done.kind === 'provider') this.signForProvider(link)
  }

  private ask({ purpose, who, alsoSigns }: Extract<Act, { kind: 'ask' }>) {
    // Who asks to sign what both sides have signed begins another round.
    if (purpose === 'signer' && this.isComplete()) return
    this.links.push({
      ...{ purpose, may: 'sign', recipientName: who, alsoSigns, signingRound: this.round },
      ...{ outcome: null, answeredVersion: null, revokedAt: null, counterSignedAt: null, isUsable: true },
    })
  }

  private sayYes(link: Link) {
    const isSigner = link.purpose === 'signer'
    if (isSigner && awaitedOfficer(this.standing(), this.version) !== null) return
    link.outcome = 'signed'
    link.answeredVersion = this.version
    if (!isSigner || link.alsoSigns) return
    const others = this.links.filter((one) => one.purpose === 'signer' && !one.alsoSigns && this.isOpen(one))
    for (const one of others) one.revokedAt = new Date()
  }

  private signForProvider(link: Link) {
    const isTheirs = link.purpose === 'signer' && link.outcome === 'signed' && link.counterSignedAt === null
    if (!isTheirs || !countsFor(link, this.version)) return
    if (awaitedOfficer(this.standing(), this.version) !== null) return
    if (signersAwaited(this.links, this.version).length > 0) return
    link.counterSignedAt = new Date()
    const round = this.links.filter((one) => one.signingRound === this.round).map((one) => ({ ...one }))
    this.signed.push({ link, version: this.version, round })
    for (const one of this.links.filter((other) => this.isOpen(other))) one.revokedAt = new Date()
  }

  standing = () => this.links.filter(({ revokedAt }) => revokedAt === null)
  isOpen = (link: Link) => link.outcome === null && link.isUsable && link.revokedAt === null
  isComplete = () =>
    this.links.some(({ signingRound, counterSignedAt }) => signingRound === this.round && counterSignedAt !== null)
}

const after = (acts: readonly Act[]): Agreement => {
  const agreement = new Agreement()
  for (const one of acts) agreement.do(one)
  return agreement
}

const acts = fc.array(act, { minLength: 8, maxLength: 40, size: 'max' })

test('nothing is signed by both sides unless everybody who is needed said yes to that very text', () => {
  let count = 0
  fc.assert(
    fc.property(acts, (all) => {
      for (const { link, version, round } of after(all).signed) {
        count++
        expect(link.answeredVersion).toBe(version)
        const needed = round.filter((one) => one.purpose === 'signer' && one.alsoSigns && one.revokedAt === null)
        for (const { recipientName } of needed) {
          const theirs = round.filter((one) => one.purpose === 'signer' && one.recipientName === recipientName)
          expect(theirs.some((one) => one.answeredVersion === version)).toBe(true)
        }
        const officers = round.filter((one) => one.purpose === 'dpo' && one.revokedAt === null)
        const hasAgreed = officers.some((one) => one.answeredVersion === version)
        const isOwed = officers.some((one) => one.isUsable && one.outcome !== 'signed')
        expect(isOwed).toBe(false)
        expect(hasAgreed || officers.every((one) => one.outcome !== 'signed')).toBe(true)
      }
    }),
    { numRuns: 2000 },
  )
  // What never gets there shows nothing.
  expect(count).toBeGreaterThan(100)
})

test('a round that was begun counts until all that was asked in it is withdrawn', () =>
  fc.assert(
    fc.property(acts, (all) => {
      const { links, round } = after(all)
      const inLast = links.filter(({ signingRound }) => signingRound === round)
      const isAsked = inLast.some(({ outcome, revokedAt }) => outcome !== null || revokedAt === null)
      fc.pre(isAsked)
      expect(currentRound(links)).toEqual(inLast)
    }),
  ))
