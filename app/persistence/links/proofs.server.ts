import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { organisations } from '#drizzle/schema/organisations.ts'
import { shareEvidence, shareSignatures } from '#drizzle/schema/share-signing.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import { database } from '../database.server.ts'

/**
 * Evidence with this number, also of an organisation that was archived: who signed can ask for it as long as it is kept.
 * @param number anything
 * @returns null where there is none
 */
export async function findEvidenceByNumber(number: string) {
  const { organisationId, linkId, textHash } = shareEvidence
  const [found] = await database()
    .select({
      ...{ number: shareEvidence.number, organisationId, linkId, textHash },
      ...{ organisation: organisations.name, sender: shareLinks.createdByName },
    })
    .from(shareEvidence)
    .innerJoin(organisations, eq(organisations.id, organisationId))
    .innerJoin(shareLinks, and(eq(shareLinks.organisationId, organisationId), eq(shareLinks.id, linkId)))
    .where(eq(shareEvidence.number, number))
  return found ?? null
}

/** Evidence by its number, with what it is of. */
export type NumberedEvidence = NonNullable<Awaited<ReturnType<typeof findEvidenceByNumber>>>

/**
 * Who signed the text of evidence by a link that was mailed to an address; the last time they did.
 * @returns null where nobody did
 */
export async function findSignerAt({ organisationId, textHash }: NumberedEvidence, address: string) {
  const { id, recipientName, recipientEmail, language } = shareLinks
  const [found] = await database()
    .select({ linkId: id, name: recipientName, address: recipientEmail, language })
    .from(shareSignatures)
    .innerJoin(
      shareLinks,
      and(eq(shareLinks.organisationId, shareSignatures.organisationId), eq(id, shareSignatures.linkId)),
    )
    .where(
      and(
        ...[eq(shareSignatures.organisationId, organisationId), eq(shareSignatures.textHash, textHash)],
        ...[isNull(shareSignatures.signedBy), sql`lower(${recipientEmail}) = lower(${address})`],
      ),
    )
    .orderBy(desc(shareSignatures.at))
    .limit(1)
  return found ?? null
}
