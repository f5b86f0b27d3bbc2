import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { shareDrafts } from '#drizzle/schema/share-drafts.ts'
import { database, type Queryable } from '../database.server.ts'
import type { FormTarget } from '../forms/forms.server.ts'
import type { RecordedChange } from '../forms/locked-form.server.ts'
import type { ShareLink } from './share-links.server.ts'

/** Why something could not be saved that came by a link. */
export type ShareDraftReason = 'invalid' | 'conflict' | 'locked' | 'moved'

/** The link by which something was typed, and the task. */
export type ShareDraftOwner = { link: Pick<ShareLink, 'organisationId' | 'id'>; itemKey: string }

type NewShareDraft = {
  /** Row id of the location the form was about; '' for a task of the organisation. */
  locationId: string
  version: number | null
  sealed: string
  reason: ShareDraftReason
}

/** What was typed by a link and not saved, with the changes that were made since the version it is merged with. */
export type StoredShareDraft = Omit<NewShareDraft, 'locationId'> & {
  id: string
  createdAt: Date
  /** Oldest first. `isAnswer`: it came by a link of the same recipient, after the draft was kept. */
  since: (Pick<RecordedChange, 'path' | 'from' | 'to'> & { isAnswer: boolean })[]
}

/**
 * Keeps what was typed by a link, in the place of what was kept of the same task before: for so many days, and no longer than
 * the link opens.
 * @returns the id of the draft; null where the link has ended
 */
export async function keepShareDraft(
  { link, itemKey }: ShareDraftOwner,
  { locationId, version, sealed, reason }: NewShareDraft,
  days: number,
): Promise<string | null> {
  const rows = await database().execute(sql`
    insert into share_drafts (organisation_id, link_id, item_key, location_id, version, sealed, reason, expires_at)
    select l.organisation_id, l.id, ${itemKey}, ${locationId}, ${version}::int, ${sealed}, ${reason},
        least(l.expires_at, now() + make_interval(days => ${days}::int))
      from share_links l where l.organisation_id = ${link.organisationId} and l.id = ${link.id}
        and l.revoked_at is null and l.replaced_by_id is null and l.expires_at > now()
    on conflict (organisation_id, link_id, item_key) do update
      set id = excluded.id, location_id = excluded.location_id, version = excluded.version, sealed = excluded.sealed,
        reason = excluded.reason, created_at = now(), expires_at = excluded.expires_at
    returning id`)
  return z.array(z.object({ id: z.string() })).parse(rows)[0]?.id ?? null
}

const draftRow = z.object({
  id: z.string(),
  version: z.number().nullable(),
  sealed: z.string(),
  reason: z.enum(['invalid', 'conflict', 'locked', 'moved']).catch('invalid'),
  created_at: z.coerce.date(),
  since: z.array(z.object({ path: z.string(), from: z.unknown(), to: z.unknown(), isAnswer: z.boolean() })),
})

/**
 * What was typed by a link and not saved, of one task and the location that it was about: one query.
 * @param target the form that the task fills in
 * @returns null where nothing waits
 */
export async function readShareDraft(
  { link, itemKey }: ShareDraftOwner,
  locationId: string,
  { formType, locationIndex }: FormTarget,
): Promise<StoredShareDraft | null> {
  const rows = await database().execute(sql`
    select d.id, d.version, d.sealed, d.reason, d.created_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('path', c.path, 'from', c."from", 'to', c."to",
          'isAnswer', c.way = 'share-link' and c.user_name = l.recipient_name and c.at > d.created_at) order by c.id)
        from forms f
        join form_changes c on c.organisation_id = f.organisation_id and c.form_id = f.id and c.version > d.version
        where f.organisation_id = d.organisation_id and f.form_type = ${formType}
          and f.location_index is not distinct from ${locationIndex}::int
      ), '[]') as since
    from share_drafts d join share_links l on l.organisation_id = d.organisation_id and l.id = d.link_id
    where d.organisation_id = ${link.organisationId} and d.link_id = ${link.id} and d.item_key = ${itemKey}
      and d.location_id = ${locationId} and d.expires_at > now()`)
  const [draft] = z.array(draftRow).parse(rows)
  if (!draft) return null
  const { created_at: createdAt, ...rest } = draft
  return { ...rest, createdAt }
}

/**
 * Removes what was typed by a link, if it is still the same.
 * @param id a UUID
 */
export async function deleteShareDraft({ link, itemKey }: ShareDraftOwner, id: string): Promise<void> {
  const ofTask = and(eq(shareDrafts.linkId, link.id), eq(shareDrafts.itemKey, itemKey), eq(shareDrafts.id, id))
  await database()
    .delete(shareDrafts)
    .where(and(eq(shareDrafts.organisationId, link.organisationId), ofTask))
}

/** Removes all that was typed by one link, because it ends. */
export async function deleteDraftsOfLink(
  tx: Queryable,
  { organisationId, id }: Pick<ShareLink, 'organisationId' | 'id'>,
): Promise<void> {
  await tx.delete(shareDrafts).where(and(eq(shareDrafts.organisationId, organisationId), eq(shareDrafts.linkId, id)))
}

/**
 * Removes what is over, and what was typed by links that open nothing any more, however they ended.
 * @returns how many drafts
 */
export async function removeEndedShareDrafts(tx: Queryable = database()): Promise<number> {
  const removed = await tx.execute(sql`
    delete from share_drafts d where d.expires_at <= now() or not exists (
      select from share_links l where l.organisation_id = d.organisation_id and l.id = d.link_id
        and l.revoked_at is null and l.replaced_by_id is null and l.expires_at > now())`)
  return removed.count
}
