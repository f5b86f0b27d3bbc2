import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { documents } from '#drizzle/schema/documents.ts'
import { shareEvidence } from '#drizzle/schema/share-signing.ts'
import type { Contributor } from '../actor.ts'
import type { Queryable } from '../database.server.ts'
import type { NewDocument } from './documents.server.ts'
import type { DocumentPlace } from './document-versions.server.ts'

/**
 * Puts evidence with the provider's signature in the place of the earlier evidence of the same link among the documents of a
 * task. It needs no check by provider staff: one of them signed it. Where the earlier document is gone, it is added.
 * @param by who signed for the provider
 */
export async function addSignedVersion(
  tx: Queryable,
  by: Contributor,
  { linkId, ...place }: DocumentPlace & { linkId: string },
  file: NewDocument,
): Promise<void> {
  const { organisationId, userId, name } = by
  const evidence = tx
    .select({ sha256: shareEvidence.sha256 })
    .from(shareEvidence)
    .where(and(eq(shareEvidence.organisationId, organisationId), eq(shareEvidence.linkId, linkId)))
  const earlier = await tx
    .update(documents)
    .set({ replacedAt: sql`now()` })
    .where(
      and(
        ...[eq(documents.organisationId, organisationId), eq(documents.documentType, place.documentType)],
        sql`${documents.locationIndex} is not distinct from ${place.locationIndex}::int`,
        ...[isNull(documents.archivedLocationId), isNull(documents.removedAt), isNull(documents.replacedAt)],
        ...[eq(documents.userUploaded, true), inArray(documents.sha256, evidence)],
      ),
    )
    .returning({ id: documents.id })
  await tx.insert(documents).values({
    ...{ ...file, ...place, organisationId, userUploaded: true, createdBy: userId, createdByName: name },
    ...{ replacesId: earlier[0]?.id ?? null, accepted: true },
    ...{ reviewedAt: sql`now()`, reviewedBy: userId, reviewedByName: name },
  })
}
