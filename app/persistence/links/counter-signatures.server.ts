import { and, arrayOverlaps, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import { shareSignatures } from '#drizzle/schema/share-signing.ts'
import type { Actor, Tenant } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { isId } from '../documents/documents.server.ts'
import { mailedLinkColumns, type MailedLink } from './mailed-links.server.ts'
import { deleteDraftsOfLink } from './share-drafts.server.ts'
import { noteShareEvent, openings, type ShareLink } from './share-links.server.ts'
import type { Signature } from './share-signatures.server.ts'

const maySign = and(eq(users.maySignForProvider, true), eq(users.isAdmin, true), isNull(users.disabledAt))

/**
 * The signature of the provider under what was signed by a link.
 * @param linkId anything
 * @returns null where there is none, also where it is another organisation's
 */
export async function findCounterSignature({ organisationId }: Tenant, linkId: string): Promise<Signature | null> {
  if (!isId(organisationId) || !isId(linkId)) return null
  const ofLink = and(eq(shareSignatures.organisationId, organisationId), eq(shareSignatures.linkId, linkId))
  const [found] = await database()
    .select()
    .from(shareSignatures)
    .where(and(ofLink, eq(shareSignatures.role, 'provider')))
  return found ?? null
}

/** Whether somebody may sign for the provider by now, and goes on to until the transaction ends. */
export async function mayStillSign(tx: Queryable, { userId }: Actor): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), maySign))
    .for('share')
  return found.length > 0
}

/** Names of everybody who may sign for the provider. */
export async function listProviderSigners(): Promise<string[]> {
  const found = await database()
    .select({ name: users.name })
    .from(users)
    .where(maySign)
    .orderBy(sql`lower(${users.name})`)
  return found.map(({ name }) => name)
}

/** Who is told that it is the provider's turn: who may sign of those that look after the organisation, else all who may. */
export async function findSignersOfProvider(tx: Queryable, { organisationId }: Tenant): Promise<string[]> {
  const found = await tx
    .select({
      id: users.id,
      isTheirs: sql<boolean>`exists (select from organisation_owners w
        where w.organisation_id = ${organisationId}::uuid and users.id in (w.owner_id, w.deputy_id))`,
    })
    .from(users)
    .where(maySign)
  const theirs = found.filter(({ isTheirs }) => isTheirs)
  return (theirs.length > 0 ? theirs : found).map(({ id }) => id)
}

/**
 * Ends the links by which others are still asked to sign what both sides have signed by this one now, or to agree to it before. Who
 * has answered keeps their link. The caller has not begun to write evidence: who signs at this moment holds their link, and
 * waits for that.
 * @param byName who signed last
 */
export async function settleOthers(tx: Queryable, link: ShareLink, byName: string): Promise<void> {
  const { organisationId, id, items, locationIndex } = link
  const settled = await tx
    .update(shareLinks)
    .set({ revokedAt: sql`now()`, revokedByName: byName, settledById: id })
    .where(
      and(
        ...[
          eq(shareLinks.organisationId, organisationId),
          ne(shareLinks.id, id),
          arrayOverlaps(shareLinks.items, items),
        ],
        sql`${shareLinks.locationIndex} is not distinct from ${locationIndex}::int`,
        or(eq(shareLinks.may, 'sign'), and(eq(shareLinks.purpose, 'dpo'), eq(shareLinks.may, 'review'))),
        ...[isNull(shareLinks.outcome), openings.isUsable.getSQL()],
      ),
    )
    .returning({ organisationId: shareLinks.organisationId, id: shareLinks.id })
  for (const one of settled) {
    await deleteDraftsOfLink(tx, one)
    await noteShareEvent(tx, one, 'settled', byName)
  }
}

/** A link by which a text was signed, and whether it can still be used. */
export type SignedLink = MailedLink & { isUsable: boolean }

/** The links by which anybody of the organisation signed a text. */
export async function findLinksThatSigned(
  tx: Queryable,
  { organisationId }: Tenant,
  textHash: string,
): Promise<SignedLink[]> {
  const signed = tx
    .select({ id: shareSignatures.linkId })
    .from(shareSignatures)
    .where(
      and(
        eq(shareSignatures.organisationId, organisationId),
        eq(shareSignatures.textHash, textHash),
        ne(shareSignatures.role, 'provider'),
      ),
    )
  return tx
    .select({ ...mailedLinkColumns, isUsable: openings.isUsable })
    .from(shareLinks)
    .innerJoin(organisations, eq(organisations.id, shareLinks.organisationId))
    .where(and(eq(shareLinks.organisationId, organisationId), inArray(shareLinks.id, signed)))
}
