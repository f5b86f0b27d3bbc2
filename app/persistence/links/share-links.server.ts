import { randomUUID } from 'node:crypto'
import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { relationships } from '#drizzle/schema/library.ts'
import { organisations } from '#drizzle/schema/organisations.ts'
import { shareEvents, shareLinks } from '#drizzle/schema/share.ts'
import type { Contributor, Tenant } from '../actor.ts'
import { noteSecurity } from '../staff/security.server.ts'
import { database, type Queryable } from '../database.server.ts'
import { idShape } from '../documents/library-columns.ts'
import { contactColumns, knownContact, type ProviderContact } from '../organisations/provider-contact.server.ts'

type Row = typeof shareLinks.$inferSelect

/** A link as it is kept; anyone who has this still cannot open it, because the token is not in it. */
export type ShareLink = Omit<Row, 'tokenHash'>
export type ShareOutcome = NonNullable<Row['outcome']>
export type ShareEventKind = (typeof shareEvents.$inferSelect)['kind']

/** What somebody decides on when making a link. */
export type NewShareLink = Pick<
  Row,
  'tokenHash' | 'purpose' | 'locationIndex' | 'items' | 'may' | 'recipientName' | 'recipientEmail' | 'language'
> &
  Pick<Row, 'message' | 'codeHash' | 'expiresAt' | 'snapshot' | 'contentHash' | 'round' | 'previousId'>

const { tokenHash: _token, ...columns } = getTableColumns(shareLinks)

/** All of a link but what opens it. */
export const shareLinkColumns = columns

/**
 * Makes a link, in the caller's transaction, so that the message that carries it is written with it or not at all.
 * @param maker a member, or provider staff on behalf of the organisation
 */
export async function addShareLink(tx: Queryable, maker: Contributor, link: NewShareLink): Promise<ShareLink> {
  const added = await addShareLinkOnce(tx, maker, randomUUID(), link)
  if (!added) throw new Error('The link was not stored.')
  return added
}

/**
 * The same, once for each id.
 * @returns null where there is a link of this id
 */
export async function addShareLinkOnce(
  tx: Queryable,
  maker: Contributor,
  id: string,
  link: NewShareLink,
): Promise<ShareLink | null> {
  const { organisationId, userId, name } = maker
  const [added] = await tx
    .insert(shareLinks)
    .values({ ...link, organisationId, id, createdBy: userId, createdByName: name })
    .onConflictDoNothing({ target: [shareLinks.organisationId, shareLinks.id] })
    .returning(columns)
  if (!added) return null
  await noteShareEvent(tx, added, 'made', name)
  await noteSecurity({ kind: 'link-made', actorId: userId, organisationId, facts: { link: id } }, tx)
  return added
}

/** Writes down what happened with a link, in the transaction in which it happens. */
export async function noteShareEvent(
  tx: Queryable,
  { organisationId, id }: Pick<ShareLink, 'organisationId' | 'id'>,
  kind: ShareEventKind,
  byName: string,
): Promise<void> {
  await tx.insert(shareEvents).values({ organisationId, linkId: id, kind, byName })
  if (kind === 'opened') await noteSecurity({ kind: 'link-opened', organisationId, facts: { link: id } }, tx)
}

/** A link that can be used now. */
export type OpenShareLink = ShareLink & { organisationName: string; contact: ProviderContact | null }

/**
 * The link with this token, where it can still be used. One query whatever is wrong with it, so that nobody learns from
 * the time it takes whether a link ever existed.
 * @param tokenHash hexadecimal SHA-256
 */
export async function findOpenShareLink(tokenHash: string): Promise<OpenShareLink | null> {
  const [found] = await database()
    .select({ ...columns, organisationName: organisations.name, contact: contactColumns })
    .from(shareLinks)
    .innerJoin(organisations, eq(organisations.id, shareLinks.organisationId))
    .leftJoin(relationships, eq(relationships.organisationId, shareLinks.organisationId))
    .where(and(eq(shareLinks.tokenHash, tokenHash), isUsable, isNull(organisations.archivedAt)))
  return found ? { ...found, contact: knownContact(found.contact) } : null
}

const isUsable = and(
  isNull(shareLinks.revokedAt),
  isNull(shareLinks.replacedById),
  sql`${shareLinks.expiresAt} > now()`,
)

/** A link as its sender sees it: with when it was opened, and how often. */
export type SentShareLink = ShareLink & {
  opened: number
  firstOpenedAt: Date | null
  lastOpenedAt: Date | null
  isUsable: boolean
}

// Columns are named with their table: within the subquery a bare name would be the event's own.
const ofLink = sql`from share_events e where e.organisation_id = share_links.organisation_id
  and e.link_id = share_links.id and e.kind = 'opened'`
const asDate = (value: unknown) => new Date(String(value))

/** When a link was opened, and how often; and whether it can be used now. */
export const openings = {
  opened: sql<number>`(select count(*)::int ${ofLink})`,
  firstOpenedAt: sql<Date | null>`(select min(e.at) ${ofLink})`.mapWith(asDate),
  lastOpenedAt: sql<Date | null>`(select max(e.at) ${ofLink})`.mapWith(asDate),
  isUsable: sql<boolean>`${isUsable}`,
}

/**
 * One link of an organisation.
 * @param id anything
 * @returns null where there is none, also where it is another organisation's
 */
export async function readShareLink({ organisationId }: Tenant, id: string): Promise<SentShareLink | null> {
  if (!idShape.test(id)) return null
  const [found] = await database()
    .select({ ...columns, ...openings })
    .from(shareLinks)
    .where(and(eq(shareLinks.organisationId, organisationId), eq(shareLinks.id, id)))
  return found ?? null
}

/** What happened with a link, oldest first; the newest 200. */
export async function readShareEvents(
  { organisationId }: Tenant,
  linkId: string,
): Promise<{ kind: ShareEventKind; at: Date; byName: string }[]> {
  const events = await database()
    .select({ kind: shareEvents.kind, at: shareEvents.at, byName: shareEvents.byName })
    .from(shareEvents)
    .where(and(eq(shareEvents.organisationId, organisationId), eq(shareEvents.linkId, linkId)))
    .orderBy(desc(shareEvents.id))
    .limit(200)
  return events.reverse()
}

/** What may be changed of a link after it was made. */
type Change = Partial<
  Pick<
    Row,
    | 'tokenHash'
    | 'codeHash'
    | 'expiresAt'
    | 'revokedAt'
    | 'revokedByName'
    | 'replacedById'
    | 'wrongCodes'
    | 'outcome'
    | 'outcomeAt'
    | 'outcomeWords'
    | 'proposedName'
    | 'proposedEmail'
    | 'confirmedAt'
    | 'confirmedByName'
  >
>

type Decided = { change: Change; kind: ShareEventKind } | null

/**
 * Changes a link and writes down what happened, while nobody else can.
 * @param decide given the link as it is now, what to change and what that is called; null changes nothing. What else it
 *   has to know it reads in `tx`, where nobody who changes the link comes in between
 * @returns the link as it is after it; null where there is none
 */
export async function changeShareLink(
  { organisationId }: Tenant,
  id: string,
  byName: string,
  decide: (link: ShareLink & { isUsable: boolean }, tx: Queryable) => Decided | Promise<Decided>,
  also?: (tx: Queryable, link: ShareLink) => Promise<void>,
): Promise<ShareLink | null> {
  if (!idShape.test(id)) return null
  return database().transaction(async (tx) => {
    const one = and(eq(shareLinks.organisationId, organisationId), eq(shareLinks.id, id))
    const [found] = await tx
      .select({ ...columns, isUsable: openings.isUsable })
      .from(shareLinks)
      .where(one)
      .for('update')
    if (!found) return null
    const decided = await decide(found, tx)
    if (!decided) return found
    const [changed] = await tx.update(shareLinks).set(decided.change).where(one).returning(columns)
    if (!changed) return null
    await noteShareEvent(tx, changed, decided.kind, byName)
    await also?.(tx, changed)
    return changed
  })
}
