import { and, arrayContains, arrayOverlaps, asc, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import { organisations } from '#drizzle/schema/organisations.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import { shareSignatures } from '#drizzle/schema/share-signing.ts'
import type { Tenant } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { isId } from '../documents/documents.server.ts'
import { mailedLinkColumns, type MailedLink } from './mailed-links.server.ts'
import { openings, type ShareLink } from './share-links.server.ts'

/** An acceptance by a typed name. */
export type Signature = Omit<typeof shareSignatures.$inferSelect, 'organisationId'>
/** The same before it is kept; `signedBy` where it is the provider's. */
export type NewSignature = Omit<Signature, 'id' | 'signedBy'> & Partial<Pick<Signature, 'signedBy'>>

/** Writes down that somebody accepted a text, in the transaction in which the link says so. */
export async function addSignature(tx: Queryable, { organisationId }: Tenant, signature: NewSignature): Promise<void> {
  await tx.insert(shareSignatures).values({ ...signature, organisationId })
}

/**
 * The acceptance that came by a link; not that of the provider below it.
 * @param linkId anything
 * @returns null where there is none, also where it is another organisation's
 */
export async function findSignature(
  { organisationId }: Tenant,
  linkId: string,
  db: Queryable = database(),
): Promise<Signature | null> {
  if (!isId(organisationId) || !isId(linkId)) return null
  const ofLink = and(eq(shareSignatures.organisationId, organisationId), eq(shareSignatures.linkId, linkId))
  const [found] = await db
    .select()
    .from(shareSignatures)
    .where(and(ofLink, ne(shareSignatures.role, 'provider')))
    .orderBy(desc(shareSignatures.at))
    .limit(1)
  return found ?? null
}

/**
 * Everybody of an organisation who accepted the very same text, in the order in which they did.
 * @param textHash hexadecimal SHA-256
 */
export const listSignaturesOf = ({ organisationId }: Tenant, textHash: string): Promise<Signature[]> =>
  database()
    .select()
    .from(shareSignatures)
    .where(and(eq(shareSignatures.organisationId, organisationId), eq(shareSignatures.textHash, textHash)))
    .orderBy(asc(shareSignatures.at))

/**
 * Whether a link is that of a data protection officer who has to agree before anybody signs the same, and opens: what
 * `awaitedOfficer` calls open.
 * @param now the moment at which it has to open
 */
const isAwaitedOfficer = (now = sql`now()`) => sql`d.purpose = 'dpo' and d.may in ('review', 'sign')
  and coalesce(d.outcome, '') not in ('approved', 'signed')
  and d.revoked_at is null and d.replaced_by_id is null and d.expires_at > ${now}`

/** Whether a data protection officer has to agree before the signer of a link of the query can sign. */
export const isBeforeTurn = (now?: SQL) => sql<boolean>`exists (select from share_links d
  where d.organisation_id = share_links.organisation_id and d.items && share_links.items
    and d.location_index is not distinct from share_links.location_index and ${isAwaitedOfficer(now)})`

/**
 * The links of data protection officers for a task of a place that were not taken back or replaced, the oldest first: what the
 * order of signing is made from.
 */
export function listOfficersLinks({ organisationId }: Tenant, item: string, locationIndex: number | null) {
  const { recipientName, purpose, may, outcome, answeredVersion } = shareLinks
  return database()
    .select({ name: recipientName, purpose, may, outcome, answeredVersion, isUsable: openings.isUsable })
    .from(shareLinks)
    .where(
      and(
        ...[eq(shareLinks.organisationId, organisationId), eq(purpose, 'dpo'), arrayContains(shareLinks.items, [item])],
        locationIndex === null ? isNull(shareLinks.locationIndex) : eq(shareLinks.locationIndex, locationIndex),
        ...[isNull(shareLinks.revokedAt), isNull(shareLinks.replacedById)],
      ),
    )
    .orderBy(asc(shareLinks.createdAt), asc(shareLinks.id))
}

/**
 * The links by which somebody can sign now that a data protection officer has agreed by this one: those that can be used
 * and wait for no other officer. A link of anybody else lets nobody sign.
 */
export async function findSignersInTurn(
  tx: Queryable,
  {
    organisationId,
    purpose,
    items,
    locationIndex,
  }: Pick<ShareLink, 'organisationId' | 'purpose' | 'items' | 'locationIndex'>,
): Promise<MailedLink[]> {
  if (purpose !== 'dpo') return []
  return tx
    .select(mailedLinkColumns)
    .from(shareLinks)
    .innerJoin(organisations, eq(organisations.id, shareLinks.organisationId))
    .where(
      and(
        ...[
          eq(shareLinks.organisationId, organisationId),
          eq(shareLinks.purpose, 'signer'),
          eq(shareLinks.may, 'sign'),
        ],
        ...[isNull(shareLinks.outcome), arrayOverlaps(shareLinks.items, items), openings.isUsable.getSQL()],
        sql`${shareLinks.locationIndex} is not distinct from ${locationIndex}::int and not ${isBeforeTurn()}`,
      ),
    )
}
