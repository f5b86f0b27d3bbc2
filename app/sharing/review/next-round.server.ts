import type { Tenant } from '#app/persistence/actor.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { NextLink } from '#app/roadmap/assigning/links-to-make.server.ts'
import { askAgainAddress } from '#app/roadmap/flow/addresses.ts'
import { itemTitle } from '#app/roadmap/flow/words.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { readShareLink, type SentShareLink } from '#app/persistence/links/share-links.server.ts'
import { replaceShareLink } from '#app/persistence/links/share-reviews.server.ts'
import { languageOfLink } from '../sent/link-words.server.ts'
import type { LinkValues } from '../sent/link-values.ts'

/**
 * The link that somebody answered by, where the same is asked of them again (`?again=`): for a review as its next round, for a
 * signature by a link of its own.
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
  if (!link || (link.may !== 'review' && link.may !== 'sign') || !isSame) throw new Response(null, { status: 404 })
  return link
}

/** The form that asks again: the same person, about the same. */
export const valuesOfRound = (before: SentShareLink): Partial<LinkValues> => ({
  items: before.items,
  may: before.may,
  name: before.recipientName,
  email: before.recipientEmail,
  language: languageOfLink(before),
  hasCode: before.codeHash !== null,
  codeEmail: before.codeEmail,
  alsoSigns: before.alsoSigns,
})

/** Where a link stands in the rounds of a review. */
export const roundOf = (before: SentShareLink | null, may: string) =>
  before?.may === 'review' && may === 'review'
    ? { round: before.round + 1, previousId: before.id }
    : { round: 1, previousId: null }

/**
 * Who is asked again after this one, as the address says (`?then=`): the page that asks them, and what is said of it. Null for nobody.
 */
export async function readNextToAskAgain(
  tenant: Tenant,
  request: Request,
  language: Language,
): Promise<NextLink | null> {
  const [id, ...others] = new URL(request.url).searchParams.getAll('then')
  const link = id === undefined ? null : await readShareLink(tenant, id)
  const [item] = (link?.items ?? []).flatMap((key) => findItem(key) ?? [])
  if (!link || !item) return null
  const values = { task: itemTitle(item, language), name: link.recipientName, count: others.length + 1 }
  return {
    href: askAgainAddress({ ...link, itemKey: item.key }, others),
    words: textFor(language, 'roadmap/assigning')('nextLink', values),
  }
}

type Transaction = Parameters<typeof replaceShareLink>[0]

/**
 * Ends the link of the round before, in the transaction that makes the next one.
 * @returns false where another one took its place already
 */
export const endRoundBefore = (tx: Transaction, before: SentShareLink, nextId: string): Promise<boolean> =>
  replaceShareLink(tx, before, nextId)
