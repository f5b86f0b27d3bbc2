import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { shareLinks } from '#drizzle/schema/share.ts'
import type { Tenant } from '../actor.ts'
import { database } from '../database.server.ts'

/** Who signed by a link of the query: for the organisation, or else who was invited to; and for the provider, null while nobody did. */
export const signedNames = {
  name: sql<string>`case when ${shareLinks.outcome} = 'signed' then coalesce(${shareLinks.outcomeWords}, ${shareLinks.recipientName})
    else ${shareLinks.recipientName} end`,
  providerName: sql<string | null>`(select s.typed_name from share_signatures s
    join share_signatures own on own.organisation_id = s.organisation_id and own.text_hash = s.text_hash
    where own.organisation_id = share_links.organisation_id and own.link_id = share_links.id and s.role = 'provider'
    order by s.link_id = share_links.id desc, s.at desc limit 1)`,
}

/** A link by which somebody signed for their organisation. */
export type SignedForOrganisation = {
  id: string
  items: string[]
  /** Who signed, and when. */
  name: string
  at: Date | null
  /** Who signed for the provider, and when; null while nobody did. */
  providerName: string | null
  counterSignedAt: Date | null
}

/**
 * What was signed of one place for the organisation, oldest first: without what was withdrawn before the provider signed it.
 * @param locationIndex null for the organisation as a whole
 */
export function readSignedForOrganisation(
  { organisationId }: Tenant,
  locationIndex: number | null,
): Promise<SignedForOrganisation[]> {
  const { id, items, outcomeAt, counterSignedAt, revokedAt } = shareLinks
  return database()
    .select({
      ...{ id, items, at: outcomeAt, counterSignedAt },
      ...signedNames,
    })
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.organisationId, organisationId),
        locationIndex === null ? isNull(shareLinks.locationIndex) : eq(shareLinks.locationIndex, locationIndex),
        ...[eq(shareLinks.may, 'sign'), eq(shareLinks.purpose, 'signer'), eq(shareLinks.outcome, 'signed')],
        or(isNull(revokedAt), isNotNull(counterSignedAt)),
      ),
    )
    .orderBy(asc(outcomeAt))
}
