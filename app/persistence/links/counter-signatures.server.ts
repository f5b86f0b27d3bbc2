import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { shareLinks } from '#drizzle/schema/share.ts'
import { shareSignatures } from '#drizzle/schema/share-signing.ts'
import type { Actor, Tenant } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { isId } from '../documents/documents.server.ts'
import { mailedLinkColumns, type MailedLink } from './mailed-links.server.ts'
import { noteShareEvent, openings, type ShareLink } from './share-links.server.ts'
import type { Signature } from './share-signatures.server.ts'

const maySign = and(eq(users.maySignForProvider, true), eq(users.isAdmin, true), isNull(users.disabledAt))

/**
 * The signature of the provider under what was signed by a link: given there, or by another link below the same text.
 * @param linkId anything
 * @returns null where there is none, also where it is another organisation's
 */
export async function findCounterSignature({ organisationId }: Tenant, linkId: string): Promise<Signature | null> {
  if (!isId(organisationId) || !isId(linkId)) return null
  const isOfLink = eq(shareSignatures.linkId, linkId)
  const [found] = await database()
    .select()
    .from(shareSignatures)
    .where(
      and(
        ...[eq(shareSignatures.organisationId, organisationId), eq(shareSignatures.role, 'provider')],
        sql`${shareSignatures.textHash} in (select s.text_hash from share_signatures s
          where s.organisation_id = ${organisationId}::uuid and s.link_id = ${linkId}::uuid)`,
      ),
    )
    .orderBy(desc(isOfLink), desc(shareSignatures.at))
    .limit(1)
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

/**
 * Writes down that what was signed by these links is signed by the provider as well, which signed the very same text by one of them. One
 * that somebody else signs below at this moment is left to them.
 * @param byName who signed for the provider
 */
export async function counterSignOthers(
  tx: Queryable,
  { organisationId, id, counterSignedAt }: ShareLink,
  links: readonly Pick<ShareLink, 'id'>[],
  byName: string,
): Promise<void> {
  const others = links.map((one) => one.id).filter((one) => one !== id)
  if (others.length === 0) return
  const free = await tx
    .select({ organisationId: shareLinks.organisationId, id: shareLinks.id })
    .from(shareLinks)
    .where(
      and(
        ...[eq(shareLinks.organisationId, organisationId), inArray(shareLinks.id, others)],
        ...[eq(shareLinks.purpose, 'signer'), eq(shareLinks.outcome, 'signed')],
        ...[isNull(shareLinks.counterSignedAt), isNull(shareLinks.revokedAt)],
      ),
    )
    .for('update', { skipLocked: true })
  for (const one of free) {
    const isOne = and(eq(shareLinks.organisationId, organisationId), eq(shareLinks.id, one.id))
    await tx.update(shareLinks).set({ counterSignedAt }).where(isOne)
    await noteShareEvent(tx, one, 'counter-signed', byName)
  }
}
