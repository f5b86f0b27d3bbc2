import type { Queryable } from '#app/persistence/database.server.ts'
import { findSignersOfProvider, type SignedLink } from '#app/persistence/links/counter-signatures.server.ts'
import type { ShareLink } from '#app/persistence/links/share-links.server.ts'
import { addNotices } from '#app/persistence/notifications/notices.server.ts'
import { writeToSigner } from './signer.server.ts'

/** What notices say apart from who signed for the organisation: the key of their words. */
export const bothSides = { turn: 'providers-turn', done: 'both-signed' } as const

const about = ({ organisationId, locationIndex, items, id }: ShareLink) => ({
  ...{ organisationId, locationIndex, item: items[0] ?? null, subject: id },
})

/** Keeps that those who may sign for the provider are to be told that it is their turn, in the transaction in which it became so. */
export async function notifyProvider(tx: Queryable, link: ShareLink): Promise<void> {
  const people = await findSignersOfProvider(tx, link)
  const words = { key: bothSides.turn, values: {} }
  await addNotices(tx, { ...about(link), cause: 'signing-turn', words }, { people })
}

/**
 * Tells everybody that both sides signed, in the transaction in which the provider did: the maker of the link, and those who
 * signed the same text by a link of their own, which has the evidence.
 * @param except who did it, and knows
 */
export async function notifyAllSigned(
  tx: Queryable,
  link: ShareLink,
  links: readonly SignedLink[],
  except: string,
): Promise<void> {
  const words = { key: bothSides.done, values: {} }
  await addNotices(tx, { ...about(link), cause: 'signed', words }, { people: [link.createdBy], except })
  for (const one of links) await writeToSigner(tx, one, 'signed-both-guest')
}
