import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { relationships } from '#drizzle/schema/library.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
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

const named = sql<string>`case when lower(${users.email}) = lower(${relationships.contactEmail})
  then ${relationships.contactPhone} else '' end`

/** Evidence with these bytes, or this number, of an organisation that is not archived; with who sent the link, and their phone. */
export async function findEvidenceAnywhere(by: { sha256: string } | { number: string }) {
  const [found] = await database()
    .select({
      evidence: shareEvidence,
      organisation: organisations.name,
      sender: shareLinks.createdByName,
      phone: sql<string>`coalesce(${named}, '')`,
    })
    .from(shareEvidence)
    .innerJoin(organisations, eq(organisations.id, shareEvidence.organisationId))
    .innerJoin(
      shareLinks,
      and(eq(shareLinks.organisationId, shareEvidence.organisationId), eq(shareLinks.id, shareEvidence.linkId)),
    )
    .leftJoin(relationships, eq(relationships.organisationId, shareEvidence.organisationId))
    .leftJoin(users, and(eq(users.id, shareLinks.createdBy), isNull(users.disabledAt)))
    .where(
      and(
        'sha256' in by ? eq(shareEvidence.sha256, by.sha256) : eq(shareEvidence.number, by.number),
        isNull(organisations.archivedAt),
      ),
    )
  return found ?? null
}
