import type { AppLoadContext } from '@remix-run/node'
import type { Tenant } from '#app/persistence/actor.ts'
import type { Queryable } from '#app/persistence/database.server.ts'
import { listAgreementLinks, type AgreementLink } from '#app/persistence/links/agreement-links.server.ts'
import type { ShareLink } from '#app/persistence/links/share-links.server.ts'
import { listOfficersLinks } from '#app/persistence/links/share-signatures.server.ts'
import { textVersion } from '#app/roadmap/letters/text-version.server.ts'
import type { Place } from '#app/roadmap/flow/route.server.ts'
import { sourcesOf } from '#app/roadmap/flow/sources.ts'
import type { Item } from '#app/roadmap/rules/item.ts'
import { isForBothSides } from '#app/roadmap/rules/shares.ts'
import {
  awaitedOfficer,
  countsFor,
  currentRound,
  hasAgreed,
  hasSaidYes,
  signersAwaited,
} from '#app/roadmap/rules/signing-order.ts'
import type { Guest } from '../guest/guest.server.ts'
import { itemsOf, placeOfGuest } from '../place.server.ts'
import { reviewStatusesOf } from '../review/review-status.server.ts'

/**
 * Whether somebody agreed, or signed, by a link to another text than the one that is there now; not once the provider has signed the
 * same.
 * @param placeAt reads the organisation as seen from where the link is about
 */
export async function isOnEarlierText(
  link: ShareLink,
  placeAt: (locationIndex: number | null) => Promise<Place>,
): Promise<boolean> {
  const [item] = itemsOf({ link })
  if (!item || !hasSaidYes(link) || link.answeredVersion === null || link.counterSignedAt !== null) return false
  const version = await textVersion(link, sourcesOf(await placeAt(link.locationIndex)), item)
  return !countsFor(link, version)
}

/**
 * Who has to agree or sign before the provider signs what was signed by a link.
 * @returns their names
 */
export async function awaitedByProvider(link: ShareLink, db?: Queryable): Promise<string[]> {
  return awaitedIn(await linksOfTask(link, db), link)
}

/**
 * The link of a task by which the provider signs now: somebody signed by it, and nobody is awaited any more.
 * @param link one of the same task
 * @returns its id; null where it is not the provider's turn
 */
export async function linkForProvider(link: ShareLink, db: Queryable): Promise<string | null> {
  const links = await linksOfTask(link, db)
  const signed = currentRound(links).findLast(
    (one) => one.outcome === 'signed' && isForBothSides(one) && one.counterSignedAt === null && one.revokedAt === null,
  )
  return signed && awaitedIn(links, signed).length === 0 ? signed.id : null
}

async function linksOfTask(link: ShareLink, db?: Queryable): Promise<AgreementLink[]> {
  const all = await listAgreementLinks(link, link.locationIndex, db)
  return all.filter(({ items }) => items.some((item) => link.items.includes(item)))
}

/** Of what was signed before versions were kept nobody knows to which text an officer agreed. */
function awaitedIn(links: readonly AgreementLink[], { answeredVersion }: Pick<AgreementLink, 'answeredVersion'>) {
  const standing = links.filter(({ revokedAt }) => revokedAt === null)
  const officer = answeredVersion === null ? null : awaitedOfficer(standing, answeredVersion)
  const signers = signersAwaited(links, answeredVersion ?? '')
  return [...(officer ? [officer.link] : []), ...signers].map(({ recipientName }) => recipientName)
}

/**
 * Whose agreement has to come before somebody signs a task as it is now, and why; null where nobody's has.
 * @param link by which they sign
 * @param placeAt reads the organisation as seen from where the link is about
 */
export async function officerBefore(
  link: Tenant & Pick<ShareLink, 'locationIndex'>,
  item: Item,
  placeAt: (locationIndex: number | null) => Promise<Place>,
) {
  const { locationIndex } = link
  const links = await listOfficersLinks(link, item.key, locationIndex)
  // Most texts were not agreed to by anybody: what they say need not be written.
  const version = links.some(hasAgreed) ? await textVersion(link, sourcesOf(await placeAt(locationIndex)), item) : ''
  const found = awaitedOfficer(links, version)
  return found && { name: found.link.name, outcome: found.link.outcome, isLapsed: found.why === 'lapsed' }
}

/**
 * The version of the text that a data protection officer answers about: they read what was frozen, which may be another text by
 * now. Others answer about no text that is signed.
 */
export async function versionOfAnswer(guest: Guest, context: AppLoadContext): Promise<string | null> {
  const { link, contributor } = guest
  const [item] = itemsOf(guest)
  if (link.purpose !== 'dpo' || !item) return null
  const place = await placeOfGuest(guest, context)
  const [status] = await reviewStatusesOf(contributor, place, [link])
  return status?.stands ? textVersion(contributor, sourcesOf(place), item) : ''
}
