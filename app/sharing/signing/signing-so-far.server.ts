import type { Tenant } from '#app/persistence/actor.ts'
import { listAgreementLinks } from '#app/persistence/links/agreement-links.server.ts'
import { textVersion } from '#app/roadmap/letters/text-version.server.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { countsFor, currentRound } from '#app/roadmap/rules/signing-order.ts'

/** What a new link to sign a task joins. */
export type SigningSoFar = {
  /** Number of the round, and why it is not the first; null if it is. */
  round: { signingRound: number; againReason: string | null }
  /** Whether both sides have signed: who asks once more begins another round, and says why. */
  isComplete: boolean
  /** Who can sign in this round, and who has signed the text as it is. */
  signers: { name: string; hasSigned: boolean }[]
}

/** Who was asked so far to sign a task of a place. One query, and one for the text if somebody has signed. */
export async function readSigningSoFar(tenant: Tenant, place: Place, item: Item): Promise<SigningSoFar> {
  const all = await listAgreementLinks(tenant, place.location?.index ?? null)
  const links = currentRound(all.filter(({ items }) => items.includes(item.key)))
  const [first] = links
  const asked = links.filter(({ purpose, may, revokedAt }) => purpose === 'signer' && may === 'sign' && !revokedAt)
  const isSignedBySomebody = asked.some(({ outcome }) => outcome === 'signed')
  const version = isSignedBySomebody ? await textVersion(tenant, sourcesOf(place), item) : ''
  return {
    round: { signingRound: first?.signingRound ?? 1, againReason: first?.againReason ?? null },
    isComplete: links.some(({ counterSignedAt }) => counterSignedAt !== null),
    signers: [...new Set(asked.map(({ recipientName }) => recipientName))].flatMap((name) => {
      const theirs = asked.filter(({ recipientName }) => recipientName === name)
      const hasSigned = theirs.some((link) => link.outcome === 'signed' && countsFor(link, version))
      return hasSigned || theirs.some(({ outcome }) => outcome === null) ? [{ name, hasSigned }] : []
    }),
  }
}

/** What a new link keeps of it: with another reason, another round begins. */
export const roundAfter = ({ round, isComplete }: SigningSoFar, reason: string): SigningSoFar['round'] =>
  isComplete && reason !== '' ? { signingRound: round.signingRound + 1, againReason: reason } : round
