import type { Tenant } from '#app/persistence/actor.ts'
import { readShareLink, type SentShareLink } from '#app/persistence/links/share-links.server.ts'
import { replaceShareLink } from '#app/persistence/links/share-reviews.server.ts'
import { languageOfLink } from '../sent/link-words.server.ts'
import type { LinkValues } from '../sent/link-values.ts'

/**
 * The round before, where a link is made as the next one (`?again=`).
 * @returns null where the link to be made stands alone
 * @throws a 404 response where the address names no link that can be sent again
 */
export async function readRoundBefore(
  tenant: Tenant,
  request: Request,
  about: { purpose: string | null; locationIndex: number | null },
): Promise<SentShareLink | null> {
  const id = new URL(request.url).searchParams.get('again')
  if (id === null) return null
  const link = await readShareLink(tenant, id)
  const isSame = link?.purpose === about.purpose && link.locationIndex === about.locationIndex
  if (!link || link.may !== 'review' || !isSame) throw new Response(null, { status: 404 })
  return link
}

/** The form for the next round: to the same person, about the same. */
export const valuesOfRound = (before: SentShareLink): Partial<LinkValues> => ({
  items: before.items,
  may: 'review',
  name: before.recipientName,
  email: before.recipientEmail,
  language: languageOfLink(before),
  hasCode: before.codeHash !== null,
})

/** Where a link stands in the rounds; one that only lets read is none. */
export const roundOf = (before: SentShareLink | null, may: string) =>
  before && may === 'review' ? { round: before.round + 1, previousId: before.id } : { round: 1, previousId: null }

type Transaction = Parameters<typeof replaceShareLink>[0]

/**
 * Ends the link of the round before, in the transaction that makes the next one.
 * @returns false where another one took its place already
 */
export const endRoundBefore = (tx: Transaction, before: SentShareLink, nextId: string): Promise<boolean> =>
  replaceShareLink(tx, before, nextId)
