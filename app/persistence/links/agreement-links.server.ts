import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { shareLinks } from '#drizzle/schema/share.ts'
import type { Tenant } from '../actor.ts'
import { database } from '../database.server.ts'
import { openings } from './share-links.server.ts'

/** A link by which somebody signs the letters of tasks, or agrees to them before. */
export type AgreementLink = Awaited<ReturnType<typeof listAgreementLinks>>[number]

/**
 * The links of a place by which somebody signs, or agrees as data protection officer; the oldest first, and without those that
 * another one took the place of.
 * @param locationIndex null for the organisation as a whole
 */
export function listAgreementLinks({ organisationId }: Tenant, locationIndex: number | null) {
  const { items, purpose, may, outcome, outcomeWords, recipientName, answeredVersion, counterSignedAt } = shareLinks
  return database()
    .select({
      ...{ items, purpose, may, outcome, answeredVersion, counterSignedAt },
      ...{ revokedAt: shareLinks.revokedAt, isUsable: openings.isUsable },
      /** Who signed, where that is somebody else than was invited. */
      name: sql<string>`case when ${outcome} = 'signed' then coalesce(${outcomeWords}, ${recipientName}) else ${recipientName} end`,
      providerName: sql<string | null>`(select s.typed_name from share_signatures s
        where s.organisation_id = share_links.organisation_id and s.link_id = share_links.id and s.role = 'provider')`,
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
