import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { documents } from '#drizzle/schema/documents.ts'
import type { Member, Tenant } from '../actor.ts'
import type { Queryable } from '../database.server.ts'

/** Where a document belongs: the item it is for, and the location; null for the organisation as a whole. */
export type DocumentPlace = { documentType: string; locationIndex: number | null }

const atPlace = ({ organisationId }: Tenant, { documentType, locationIndex }: DocumentPlace) =>
  and(
    eq(documents.organisationId, organisationId),
    eq(documents.documentType, documentType),
    locationIndex === null ? isNull(documents.locationIndex) : eq(documents.locationIndex, locationIndex),
    eq(documents.userUploaded, true),
    isNull(documents.removedAt),
  )

/**
 * Marks documents that were sent back as replaced now.
 * @param ids of which; those that are no such documents at this place are passed over
 * @returns the ids it found, in the order given
 */
export async function replaceReturned(
  tx: Queryable,
  tenant: Tenant,
  place: DocumentPlace,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await tx
    .update(documents)
    .set({ replacedAt: sql`now()` })
    .where(
      and(
        atPlace(tenant, place),
        inArray(documents.id, [...ids]),
        isNotNull(documents.returnReason),
        isNull(documents.replacedAt),
      ),
    )
    .returning({ id: documents.id })
  return [...new Set(ids)].filter((asked) => found.some(({ id }) => id === asked))
}

/**
 * Puts back what an upload had replaced, once nothing of that upload is left. The moments tell which belong together:
 * all that happens in one transaction has the same.
 */
export async function restoreReplaced(
  tx: Queryable,
  member: Member,
  { id, ...place }: DocumentPlace & { id: string },
): Promise<void> {
  const upload = tx
    .select({ at: documents.createdAt })
    .from(documents)
    .where(and(eq(documents.organisationId, member.organisationId), eq(documents.id, id)))
  const rest = tx
    .select({ id: documents.id })
    .from(documents)
    .where(and(atPlace(member, place), sql`${documents.createdAt} = (${upload})`))
  await tx
    .update(documents)
    .set({ replacedAt: null })
    .where(and(atPlace(member, place), sql`${documents.replacedAt} = (${upload})`, sql`not exists (${rest})`))
}
