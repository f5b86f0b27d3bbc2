import { randomUUID } from 'node:crypto'
import { and, eq, getTableColumns, isNull, sql } from 'drizzle-orm'
import { shareEvents, shareLinks } from '#drizzle/schema/share.ts'
import type { Contributor, Tenant } from '../actor.ts'
import { noteSecurity } from '../staff/security.server.ts'
import { database, type Queryable } from '../database.server.ts'
import { idShape } from '../documents/library-columns.ts'
import { noteEnvelope } from './envelope-events.server.ts'
import { deleteDraftsOfLink } from './share-drafts.server.ts'

type Row = typeof shareLinks.$inferSelect

/** A link as it is kept; anyone who has this still cannot open it, because the token is not in it, nor sealed. */
export type ShareLink = Omit<Row, 'tokenHash' | 'sealedToken'>
export type ShareOutcome = NonNullable<Row['outcome']>
export type ShareEventKind = (typeof shareEvents.$inferSelect)['kind']

/** What somebody decides on when making a link. */
export type NewShareLink = Pick<
  Row,
  'tokenHash' | 'purpose' | 'locationIndex' | 'items' | 'may' | 'recipientName' | 'recipientEmail' | 'language'
> &
  Pick<Row, 'message' | 'codeHash' | 'expiresAt' | 'snapshot' | 'contentHash' | 'round' | 'previousId'> &
  Partial<Pick<Row, 'sealedToken' | 'needsConfirming' | 'wishedDay' | 'codeEmail'>> &
  Partial<Pick<Row, 'alsoSigns' | 'signingRound' | 'againReason'>>

const { tokenHash: _token, sealedToken: _sealed, ...columns } = getTableColumns(shareLinks)

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
    // Whichever index meets it first: who presses twice at once sends the same id and token at the same moment.
    .onConflictDoNothing()
    .returning(columns)
  if (!added) return null
  await noteShareEvent(tx, added, 'made', name)
  await noteEnvelope(tx, added)
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
  /** Whether it ended because its task was done. */
  isTaskDone: boolean
}

// Columns are named with their table: within the subquery a bare name would be the event's own.
const ofLink = sql`from share_events e where e.organisation_id = share_links.organisation_id
  and e.link_id = share_links.id and e.kind = 'opened'`
const asDate = (value: unknown) => new Date(String(value))

/** When a link was opened, and how often; whether it can be used now, or ended because its task was done. */
export const openings = {
  opened: sql<number>`(select count(*)::int ${ofLink})`,
  firstOpenedAt: sql<Date | null>`(select min(e.at) ${ofLink})`.mapWith(asDate),
  lastOpenedAt: sql<Date | null>`(select max(e.at) ${ofLink})`.mapWith(asDate),
  isUsable: sql<boolean>`${isUsable}`,
  // Both were written in one transaction, which has one moment.
  isTaskDone: sql<boolean>`(share_links.revoked_at is not null and exists (select from share_events e
    where e.organisation_id = share_links.organisation_id and e.link_id = share_links.id and e.kind = 'task-done'
      and e.at = share_links.revoked_at))`,
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

/** What may be changed of a link after it was made. */
type Change = Partial<
  Pick<
    Row,
    | 'expiresAt'
    | 'revokedAt'
    | 'revokedByName'
    | 'replacedById'
    | 'wrongCodes'
    | 'outcome'
    | 'outcomeAt'
    | 'outcomeWords'
    | 'answeredVersion'
    | 'proposedName'
    | 'proposedEmail'
    | 'confirmedAt'
    | 'confirmedByName'
    | 'askedAgainAt'
    | 'question'
    | 'laterDay'
    | 'counterSignedAt'
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
    const changed = await change(tx, found, decided.change)
    if (!changed) return null
    // What its recipient typed and could not be saved goes with it.
    if (changed.revokedAt || changed.replacedById) await deleteDraftsOfLink(tx, changed)
    await noteShareEvent(tx, changed, decided.kind, byName)
    await noteEnvelope(tx, changed, decided.change)
    await also?.(tx, changed)
    return changed
  })
}

/** The link with what is changed; as it was where that is nothing. */
async function change(tx: Queryable, { isUsable: _, ...link }: ShareLink & { isUsable: boolean }, values: Change) {
  if (Object.keys(values).length === 0) return link
  const one = and(eq(shareLinks.organisationId, link.organisationId), eq(shareLinks.id, link.id))
  const [changed] = await tx.update(shareLinks).set(values).where(one).returning(columns)
  return changed
}
