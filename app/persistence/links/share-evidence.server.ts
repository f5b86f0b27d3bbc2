import { and, arrayOverlaps, asc, desc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { organisations } from '#drizzle/schema/organisations.ts'
import { shareEvidence, shareSignatures } from '#drizzle/schema/share-signing.ts'
import { shareEvents, shareLinks } from '#drizzle/schema/share.ts'
import type { Tenant } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { isId } from '../documents/documents.server.ts'
import type { ShareEventKind } from './share-links.server.ts'
import type { Signature } from './share-signatures.server.ts'

/** A PDF that tells who signed what, as it was made once. */
export type StoredEvidence = typeof shareEvidence.$inferSelect

/** What evidence can tell of one link. */
export type EvidenceLink = Pick<
  typeof shareLinks.$inferSelect,
  | 'id'
  | 'purpose'
  | 'recipientName'
  | 'recipientEmail'
  | 'outcome'
  | 'outcomeWords'
  | 'outcomeAt'
  | 'language'
  | 'codeEmail'
> & {
  hasCode: boolean
  /** Whether a mail server took a message with the link to its recipient, and nobody told that it did not arrive. */
  wasMailed: boolean
  senderName: string
  /** Whether a yes by it was given on another text than the one that was signed. */
  isEarlier: boolean
}

/** Something that happened with one of these links. */
export type EvidenceEvent = { linkId: string; kind: ShareEventKind; at: Date; byName: string }

/**
 * Lets nobody else add evidence of the organisation until the transaction ends, and gives where its chain ends now.
 * @returns place 0 and no hash where it has none yet
 */
export async function lockEvidence(
  tx: Queryable,
  { organisationId }: Tenant,
): Promise<Pick<StoredEvidence, 'place' | 'hash'>> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`evidence:${organisationId}`}, 0))`)
  const [last] = await tx
    .select({ place: shareEvidence.place, hash: shareEvidence.hash })
    .from(shareEvidence)
    .where(eq(shareEvidence.organisationId, organisationId))
    .orderBy(desc(shareEvidence.place))
    .limit(1)
  return last ?? { place: 0, hash: '' }
}

// In words of SQL: drizzle leaves the table's name out of a select from one table, and would compare with the message itself.
const wasMailed = sql<boolean>`exists (select 1 from mail_messages m where m.link_id = share_links.id and m.state = 'sent'
  and m.cause in ('share-link', 'share-reminder', 'signing-turn') and m.undelivered_why is null
  and lower(m.to_address) = lower(share_links.recipient_email))`

/**
 * What evidence of what was signed by a link has to tell: the signatures under the same text, the links that they came by, those
 * by which somebody declined it or a data protection officer agreed, and what happened with those.
 * @returns null where nothing was signed by the link
 */
export async function readSignedFacts(tx: Queryable, { organisationId }: Tenant, linkId: string) {
  const ofOrganisation = eq(shareSignatures.organisationId, organisationId)
  const [own] = await tx
    .select()
    .from(shareSignatures)
    .where(and(ofOrganisation, eq(shareSignatures.linkId, linkId), ne(shareSignatures.role, 'provider')))
    .orderBy(desc(shareSignatures.at))
    .limit(1)
  const [link] = await tx
    .select({
      items: shareLinks.items,
      locationIndex: shareLinks.locationIndex,
      version: shareLinks.answeredVersion,
      againReason: shareLinks.againReason,
      language: shareLinks.language,
      organisation: organisations.name,
    })
    .from(shareLinks)
    .innerJoin(organisations, eq(organisations.id, shareLinks.organisationId))
    .where(and(eq(shareLinks.organisationId, organisationId), eq(shareLinks.id, linkId)))
  if (!own || !link) return null
  const signatures: Signature[] = await tx
    .select()
    .from(shareSignatures)
    .where(and(ofOrganisation, eq(shareSignatures.textHash, own.textHash)))
    .orderBy(asc(shareSignatures.at), asc(shareSignatures.id))
  const { id, purpose, recipientName, recipientEmail, outcome, outcomeWords, outcomeAt, language, codeEmail } =
    shareLinks
  const answered = and(
    arrayOverlaps(shareLinks.items, link.items),
    sql`${shareLinks.locationIndex} is not distinct from ${link.locationIndex}::int`,
    or(
      and(eq(shareLinks.outcome, 'declined'), eq(shareLinks.may, 'sign')),
      and(eq(shareLinks.outcome, 'approved'), eq(shareLinks.purpose, 'dpo')),
    ),
  )
  const signedBy = inArray(
    shareLinks.id,
    signatures.map((one) => one.linkId),
  )
  const links: EvidenceLink[] = await tx
    .select({
      ...{ id, purpose, recipientName, recipientEmail, outcome, outcomeWords, outcomeAt, language, codeEmail },
      hasCode: sql<boolean>`${shareLinks.codeHash} is not null`,
      wasMailed,
      senderName: shareLinks.createdByName,
      isEarlier: sql<boolean>`coalesce(${shareLinks.answeredVersion} <> ${link.version}::text, false)`,
    })
    .from(shareLinks)
    .where(and(eq(shareLinks.organisationId, organisationId), or(signedBy, answered)))
    .orderBy(asc(shareLinks.createdAt))
  const events: EvidenceEvent[] = await tx
    .select({ linkId: shareEvents.linkId, kind: shareEvents.kind, at: shareEvents.at, byName: shareEvents.byName })
    .from(shareEvents)
    .where(
      and(
        eq(shareEvents.organisationId, organisationId),
        inArray(
          shareEvents.linkId,
          links.map((one) => one.id),
        ),
      ),
    )
    .orderBy(asc(shareEvents.at), asc(shareEvents.id))
  const { organisation, language: ofLink, againReason } = link
  return { own, signatures, links, events, organisation, language: ofLink, againReason }
}

/** Keeps that evidence was made. The caller holds `lockEvidence`. */
export async function addEvidence(tx: Queryable, evidence: StoredEvidence): Promise<void> {
  await tx.insert(shareEvidence).values(evidence)
}

/**
 * The latest evidence that was made of what was signed by a link.
 * @param linkId anything
 * @returns null where there is none, also where it is another organisation's
 */
export async function findEvidence(
  { organisationId }: Tenant,
  linkId: string,
  db: Queryable = database(),
): Promise<StoredEvidence | null> {
  if (!isId(organisationId) || !isId(linkId)) return null
  const [found] = await db
    .select()
    .from(shareEvidence)
    .where(and(eq(shareEvidence.organisationId, organisationId), eq(shareEvidence.linkId, linkId)))
    .orderBy(desc(shareEvidence.place))
    .limit(1)
  return found ?? null
}

/** All evidence of an organisation in the order of its chain, and the signatures that it tells of. */
export async function readEvidenceChain(
  { organisationId }: Tenant,
  db: Queryable = database(),
): Promise<{ rows: StoredEvidence[]; signatures: Signature[] }> {
  const [rows, signatures] = await Promise.all([
    db
      .select()
      .from(shareEvidence)
      .where(eq(shareEvidence.organisationId, organisationId))
      .orderBy(asc(shareEvidence.place)),
    db.select().from(shareSignatures).where(eq(shareSignatures.organisationId, organisationId)),
  ])
  return { rows, signatures }
}
