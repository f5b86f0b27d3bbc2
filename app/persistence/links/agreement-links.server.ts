import { and, asc, eq, isNull, or } from 'drizzle-orm'
import { shareLinks } from '#drizzle/schema/share.ts'
import type { Tenant } from '../actor.ts'
import { database } from '../database.server.ts'
import { signedNames } from './signed-links.server.ts'

/** A link by which somebody signs the letters of tasks, or agrees to them before. */
export type AgreementLink = Awaited<ReturnType<typeof listAgreementLinks>>[number]

/**
 * The links of a place by which somebody signs, or agrees as data protection officer; the oldest first, and without those that
 * another one took the place of.
 * @param locationIndex null for the organisation as a whole
 */
export function listAgreementLinks({ organisationId }: Tenant, locationIndex: number | null) {
  const { items, purpose, may, outcome, answeredVersion, counterSignedAt } = shareLinks
  return database()
    .select({
      ...{ items, purpose, may, outcome, answeredVersion, counterSignedAt },
      revokedAt: shareLinks.revokedAt,
      ...signedNames,
    })
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.organisationId, organisationId),
        locationIndex === null ? isNull(shareLinks.locationIndex) : eq(shareLinks.locationIndex, locationIndex),
        or(eq(may, 'sign'), and(eq(purpose, 'dpo'), eq(may, 'review'))),
        isNull(shareLinks.replacedById),
      ),
    )
    .orderBy(asc(shareLinks.createdAt), asc(shareLinks.id))
}
