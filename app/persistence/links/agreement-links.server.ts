import { and, asc, eq, isNull, ne, or, sql } from 'drizzle-orm'
import { shareLinks } from '#drizzle/schema/share.ts'
import type { Tenant } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { openings } from './share-links.server.ts'
import { signedNames } from './signed-links.server.ts'

/** A link by which somebody signs the letters of tasks, or agrees to them before. */
export type AgreementLink = Awaited<ReturnType<typeof listAgreementLinks>>[number]

/**
 * The links of a place by which somebody signs, or agrees as data protection officer; the oldest first, and without those that
 * another one took the place of.
 * @param locationIndex null for the organisation as a whole
 */
export function listAgreementLinks(
  { organisationId }: Tenant,
  locationIndex: number | null,
  db: Queryable = database(),
) {
  const { id, items, purpose, may, outcome, answeredVersion, counterSignedAt, revokedAt } = shareLinks
  const { alsoSigns, recipientName, signingRound, againReason } = shareLinks
  return db
    .select({
      ...{ id, items, purpose, may, outcome, answeredVersion, counterSignedAt, revokedAt },
      ...{ alsoSigns, recipientName, signingRound, againReason, isUsable: openings.isUsable },
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

/**
 * Whether somebody said yes to a text of a place that the provider has not signed; at no place in particular, to a text of any place of
 * the organisation.
 */
export const hasAnswersToText = ({ organisationId }: Tenant, locationIndex: number | null) => sql`exists (
  select from share_links s where s.organisation_id = ${organisationId}
    and (${locationIndex}::int is null or s.location_index = ${locationIndex}::int) and s.answered_version <> ''
    and s.counter_signed_at is null and s.revoked_at is null and s.replaced_by_id is null
)`

/**
 * The places of an organisation at which somebody said yes to a text that the provider has not signed, in their order; null is the
 * organisation as a whole, and comes first.
 */
export async function listPlacesWithAnswers({ organisationId }: Tenant): Promise<(number | null)[]> {
  const { locationIndex, answeredVersion, counterSignedAt, revokedAt, replacedById } = shareLinks
  const found = await database()
    .selectDistinct({ locationIndex })
    .from(shareLinks)
    .where(
      and(
        ...[eq(shareLinks.organisationId, organisationId), ne(answeredVersion, ''), isNull(counterSignedAt)],
        ...[isNull(revokedAt), isNull(replacedById)],
      ),
    )
    .orderBy(sql`${locationIndex} nulls first`)
  return found.map((place) => place.locationIndex)
}
