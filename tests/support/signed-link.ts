import { eq } from 'drizzle-orm'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import type { NewShareLink } from '#app/persistence/links/share-links.server.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import { shareSignatures } from '#drizzle/schema/share-signing.ts'
import { addLink } from './share.ts'

/** A link by which the organisation signed, and that waits for the provider; gives its page for provider staff. */
export async function addSignedLink(member: Member, over: Partial<NewShareLink> = {}): Promise<string> {
  const { organisationId } = member
  const { id } = await addLink(member, { purpose: 'signer', may: 'sign', recipientEmail: 'bea@example.org', ...over })
  const signed = { outcome: 'signed', outcomeAt: new Date() } as const
  await database().update(shareLinks).set(signed).where(eq(shareLinks.id, id))
  const signature = { role: 'signer', typedName: 'Bea Kok', statement: 'Ik ga akkoord.' } as const
  await database()
    .insert(shareSignatures)
    .values({ organisationId, linkId: id, ...signature, signedText: 'Overeenkomst\nTekst', textHash: '0'.repeat(64) })
  return `/admin/links/${organisationId}/${id}`
}
