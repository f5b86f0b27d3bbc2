import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { shareComments, shareLinks } from '#drizzle/schema/share.ts'
import type { Contributor } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import type { ShareLink } from './share-links.server.ts'

type Tenant = Pick<Contributor, 'organisationId'>

const columns = {
  id: shareComments.id,
  linkId: shareComments.linkId,
  itemKey: shareComments.itemKey,
  path: shareComments.path,
  words: shareComments.words,
  at: shareComments.at,
  byName: shareComments.byName,
  resolvedAt: shareComments.resolvedAt,
  resolvedByName: shareComments.resolvedByName,
}

/** A remark of a reviewer; what it is about is named by task and path. */
export type ShareComment = Omit<typeof shareComments.$inferSelect, 'organisationId'>
export type NewComment = Pick<ShareComment, 'itemKey' | 'path' | 'words'>

/** The remarks that were made by a link, oldest first. */
export async function listComments(
  { organisationId }: Tenant,
  linkId: string,
  within: Queryable = database(),
): Promise<ShareComment[]> {
  return within
    .select(columns)
    .from(shareComments)
    .where(and(eq(shareComments.organisationId, organisationId), eq(shareComments.linkId, linkId)))
    .orderBy(asc(shareComments.at), asc(shareComments.id))
}

/**
 * Writes down remarks, each once however often it is sent. Has to run while the link is locked.
 * @param most how many a link may have; what is beyond is not written
 */
export async function addComments(
  tx: Queryable,
  { organisationId, id: linkId, recipientName: byName }: ShareLink,
  comments: readonly NewComment[],
  most: number,
): Promise<void> {
  const ofLink = and(eq(shareComments.organisationId, organisationId), eq(shareComments.linkId, linkId))
  const known = await tx.select(columns).from(shareComments).where(ofLink)
  const isKnown = (one: NewComment) =>
    known.some(({ itemKey, path, words }) => itemKey === one.itemKey && path === one.path && words === one.words)
  const added = comments.filter((one) => !isKnown(one)).slice(0, Math.max(0, most - known.length))
  if (added.length === 0) return
  await tx.insert(shareComments).values(added.map((one) => ({ ...one, organisationId, linkId, byName })))
}

/**
 * Says that a remark was dealt with. One that was already stays as it is.
 * @param id anything
 * @returns whether the link has such a remark that waited
 */
export async function resolveComment(
  { organisationId, name }: Contributor,
  { linkId, id }: { linkId: string; id: string },
): Promise<boolean> {
  if (!z.guid().safeParse(id).success) return false
  const resolved = await database()
    .update(shareComments)
    .set({ resolvedAt: sql`now()`, resolvedByName: name })
    .where(
      and(
        eq(shareComments.organisationId, organisationId),
        eq(shareComments.linkId, linkId),
        eq(shareComments.id, id),
        isNull(shareComments.resolvedAt),
      ),
    )
    .returning({ id: shareComments.id })
  return resolved.length > 0
}

/** Says that the remarks of earlier rounds were dealt with, because the same person approves now. */
export async function resolveEarlier(tx: Queryable, { organisationId, id, recipientName }: ShareLink): Promise<void> {
  await tx.execute(sql`
    with recursive earlier as (
      select previous_id as id from share_links where organisation_id = ${organisationId} and id = ${id}
      union
      select l.previous_id from share_links l join earlier e on l.id = e.id where l.organisation_id = ${organisationId}
    )
    update share_comments set resolved_at = now(), resolved_by_name = ${recipientName}
    where organisation_id = ${organisationId} and link_id in (select id from earlier) and resolved_at is null`)
}

/**
 * Lets a link take the place of another one, which ends by it.
 * @returns false where another one took its place before
 */
export async function replaceShareLink(
  tx: Queryable,
  { organisationId, id }: Pick<ShareLink, 'organisationId' | 'id'>,
  replacedById: string,
): Promise<boolean> {
  const replaced = await tx
    .update(shareLinks)
    .set({ replacedById })
    .where(and(eq(shareLinks.organisationId, organisationId), eq(shareLinks.id, id), isNull(shareLinks.replacedById)))
    .returning({ id: shareLinks.id })
  return replaced.length > 0
}

/**
 * Whether anything of a place was answered by who was asked to review it, or signed, which is said with its tasks. A column of
 * a prepared statement that has `organisationId` and `locationIndex`, -1 for the organisation as a whole. It is found out once,
 * not for every row.
 */
export const isPlaceAnswered = (what: 'reviewed' | 'signed') => sql<boolean>`exists (
  select from share_links l where l.organisation_id = ${sql.placeholder('organisationId')}
    and l.location_index is not distinct from nullif(${sql.placeholder('locationIndex')}::int, -1)
    and ${what === 'signed' ? sql`l.may = 'sign' and l.outcome = 'signed'` : sql`l.may = 'review' and l.outcome is not null`}
)`

const waiting = z.array(
  z.object({ id: z.string(), itemKey: z.string(), path: z.string(), words: z.string(), at: z.coerce.date() }),
)

/** What somebody answered to what was shown, with the remarks that still wait. */
export type AnsweredLink = Pick<
  ShareLink,
  | 'id'
  | 'purpose'
  | 'items'
  | 'recipientName'
  | 'language'
  | 'outcome'
  | 'outcomeAt'
  | 'snapshot'
  | 'contentHash'
  | 'replacedById'
> & { waiting: z.output<typeof waiting> }

/**
 * The links of one place that were approved or sent back, oldest first; of rounds the last one that was answered, and
 * earlier ones as long as a remark of theirs waits.
 * @param locationIndex null for the organisation as a whole
 */
export async function readAnsweredLinks(
  { organisationId }: Tenant,
  locationIndex: number | null,
): Promise<AnsweredLink[]> {
  const comments = sql<z.output<typeof waiting>>`(
    select coalesce(json_agg(json_build_object('id', c.id, 'itemKey', c.item_key, 'path', c.path, 'words', c.words,
      'at', c.at) order by c.at, c.id), '[]')
    from share_comments c
    where c.organisation_id = share_links.organisation_id and c.link_id = share_links.id and c.resolved_at is null
  )`.mapWith((found: unknown) => waiting.parse(found))
  const wasAnsweredLater = sql`exists (
    select from share_links l where l.organisation_id = share_links.organisation_id and l.previous_id = share_links.id
      and l.outcome in ('approved', 'changes-asked')
  )`
  const { id, purpose, items, recipientName, language, outcome, outcomeAt, snapshot, contentHash, replacedById } =
    shareLinks
  const answered = await database()
    .select({
      ...{ id, purpose, items, recipientName, language, outcome, outcomeAt, snapshot, contentHash, replacedById },
      waiting: comments,
      isOver: sql<boolean>`${wasAnsweredLater}`,
    })
    .from(shareLinks)
    .where(
      and(
        eq(shareLinks.organisationId, organisationId),
        locationIndex === null ? isNull(shareLinks.locationIndex) : eq(shareLinks.locationIndex, locationIndex),
        eq(shareLinks.may, 'review'),
        inArray(shareLinks.outcome, ['approved', 'changes-asked']),
      ),
    )
    .orderBy(asc(shareLinks.outcomeAt))
  return answered.flatMap(({ isOver, ...link }) =>
    isOver && (link.outcome === 'approved' || link.waiting.length === 0) ? [] : [link],
  )
}
