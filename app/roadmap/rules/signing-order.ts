import type { SharePurpose, ShareRight } from './purposes.ts'

/** A link, as far as it says whose turn it is to sign the letters of a task. */
export type OrderedLink = {
  purpose: SharePurpose
  may: ShareRight
  outcome: string | null
  /** The version of the text that the answer was given on; null of answers from before versions were kept. */
  answeredVersion: string | null
  /** Whether it opens now. */
  isUsable: boolean
}

const isOfficer = ({ purpose, may }: Pick<OrderedLink, 'purpose' | 'may'>): boolean =>
  purpose === 'dpo' && (may === 'review' || may === 'sign')

/** Whether a data protection officer said yes, whatever to. */
export const hasAgreed = (link: Pick<OrderedLink, 'purpose' | 'may' | 'outcome'>): boolean =>
  isOfficer(link) && (link.outcome === 'approved' || link.outcome === 'signed')

/** Whether somebody said yes to the text: agreed as data protection officer, or signed. */
export const hasSaidYes = (link: Pick<OrderedLink, 'purpose' | 'may' | 'outcome'>): boolean =>
  hasAgreed(link) || (link.purpose === 'signer' && link.may === 'sign' && link.outcome === 'signed')

/** Whether an answer was given on this text; where that was not kept, it counts. */
export const countsFor = ({ answeredVersion }: Pick<OrderedLink, 'answeredVersion'>, version: string): boolean =>
  answeredVersion === null || answeredVersion === version

/**
 * The data protection officer who has to agree before anybody signs the same: one whose link opens and who has not, or did before
 * the text was changed while no other officer has agreed to it since. `isAwaitedOfficer` asks the database for the first kind.
 * @param links those for one task of one place, the oldest first
 * @param version of the text as it is now
 * @returns null where nobody has to come first
 */
export function awaitedOfficer<Link extends OrderedLink>(
  links: readonly Link[],
  version: string,
): { link: Link; why: 'open' | 'lapsed' } | null {
  const open = links.find((link) => isOfficer(link) && link.isUsable && !hasAgreed(link))
  if (open) return { link: open, why: 'open' }
  const agreed = links.filter(hasAgreed)
  const last = agreed.at(-1)
  return last === undefined || agreed.some((link) => countsFor(link, version)) ? null : { link: last, why: 'lapsed' }
}

/** A link, as far as it says to which of the rounds it belongs in which both sides sign the same thing. */
export type RoundLink = { signingRound: number; outcome: string | null; revokedAt: Date | null }

/**
 * The links of the round that counts: the last, unless all that was asked in it was taken back.
 * @param links those for one task of one place
 */
export function currentRound<Link extends RoundLink>(links: readonly Link[]): Link[] {
  const asked = links.filter(({ outcome, revokedAt }) => outcome !== null || revokedAt === null)
  const last = Math.max(...(asked.length > 0 ? asked : links).map(({ signingRound }) => signingRound))
  return links.filter(({ signingRound }) => signingRound === last)
}

/** A link, as far as it says whether somebody still has to sign for their organisation. */
export type SignersLink = Omit<OrderedLink, 'isUsable'> &
  RoundLink & {
    recipientName: string
    /** Whether this signature is needed as well as others. */
    alsoSigns: boolean
  }

/**
 * Those whose signature the provider waits for, before it signs the same: one of those who were asked is enough, but for who
 * signs besides others. Who was asked several times counts once,
 * by the newest link.
 * @param links those for one task of one place, the oldest first
 * @param version of the text that the provider signs
 */
export function signersAwaited<Link extends SignersLink>(links: readonly Link[], version: string): Link[] {
  const asked = currentRound(links).filter(
    (link) => link.purpose === 'signer' && link.may === 'sign' && link.revokedAt === null,
  )
  const hasSigned = (link: Link) => link.outcome === 'signed' && countsFor(link, version)
  const isOneEnough = asked.some((link) => !link.alsoSigns && hasSigned(link))
  return asked.filter((link, n) => {
    const theirs = asked.filter(({ recipientName }) => recipientName === link.recipientName)
    const isLast = !asked.slice(n + 1).some((one) => theirs.includes(one))
    return isLast && !theirs.some(hasSigned) && (!isOneEnough || theirs.some(({ alsoSigns }) => alsoSigns))
  })
}

/**
 * The answers that count for a text as it is, and would not once it is changed, in the order in which they are asked for again:
 * officers first. None where both sides have signed it, unless they sign it again.
 * @param links those for one task of one place
 * @param before the version of the text as it is
 * @param after its version once it is changed
 */
export function answersThatLapse<
  Link extends Omit<OrderedLink, 'isUsable'> & RoundLink & { counterSignedAt: Date | null },
>(links: readonly Link[], before: string, after: string): Link[] {
  if (currentRound(links).some(({ counterSignedAt }) => counterSignedAt !== null)) return []
  return links
    .filter(({ counterSignedAt }) => counterSignedAt === null)
    .filter((link) => hasSaidYes(link) && countsFor(link, before) && !countsFor(link, after))
    .toSorted((one, other) => Number(isOfficer(other)) - Number(isOfficer(one)))
}
