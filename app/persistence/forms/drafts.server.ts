import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { formDrafts } from '#drizzle/schema/drafts.ts'
import type { Member } from '../actor.ts'
import { database } from '../database.server.ts'
import type { FormTarget } from './forms.server.ts'
import type { RecordedChange } from './locked-form.server.ts'

/** Why something could not be saved. */
const reasons = ['invalid', 'conflict', 'signed-out', 'locked', 'moved', 'too-large', 'too-often', 'answers'] as const
export type DraftReason = (typeof reasons)[number]

/** Whose a draft is. Nobody else ever gets it, not within the organisation either. */
export type DraftOwner = Pick<Member, 'userId' | 'organisationId'>

type NewDraft = {
  /** A UUID. */
  id: string
  path: string
  locationId: string
  version: number | null
  sealed: string
  reason: DraftReason
}

/** A draft of a page, with the changes that were made to the form since the version the page was made with. */
export type StoredDraft = Pick<NewDraft, 'id' | 'version' | 'sealed' | 'reason'> & {
  createdAt: Date
  /** Oldest first. `isAnswer`: its owner made the change after the draft was kept. */
  since: (Pick<RecordedChange, 'path' | 'from' | 'to'> & { isAnswer: boolean })[]
}

type Keeping = { days: number; most: number; mostBytes: number; replaces: string | null }

/**
 * Keeps a draft in one statement; the same once more is kept once, for as long again. Drafts that are over go, and the
 * oldest of a person who has too many, or too large ones.
 * @returns false where the organisation has no such user
 */
export async function insertDraft(
  { organisationId, userId }: DraftOwner,
  { id, path, locationId, version, sealed, reason }: NewDraft,
  { days, most, mostBytes, replaces }: Keeping,
): Promise<boolean> {
  const isOther = sql`(organisation_id, id) is distinct from (${organisationId}::uuid, ${id}::uuid)`
  const isOwn = sql`organisation_id = ${organisationId} and user_id = ${userId}`
  const rows = await database().execute(sql`
    with expired as (
      delete from form_drafts where expires_at <= now() and ${isOther}
    ), replaced as (
      delete from form_drafts where ${isOwn} and id = ${replaces}::uuid and expires_at > now() and ${isOther}
    ), oldest as (
      delete from form_drafts where organisation_id = ${organisationId} and id in (
        select id from (
          select id, row_number() over newest as place, sum(octet_length(sealed)) over newest as bytes from form_drafts
            where ${isOwn} and expires_at > now() and ${isOther} and id is distinct from ${replaces}::uuid
            window newest as (order by created_at desc, id)) others
          where place >= ${most}::int or bytes > ${mostBytes - sealed.length}::int)
    )
    insert into form_drafts (organisation_id, id, user_id, path, location_id, version, sealed, reason, expires_at)
    select u.organisation_id, ${id}::uuid, u.id, ${path}, ${locationId}, ${version}::int, ${sealed}, ${reason},
        now() + make_interval(days => ${days}::int)
      from users u where u.id = ${userId} and u.organisation_id = ${organisationId}
    on conflict (organisation_id, id) do update
      set sealed = excluded.sealed, reason = excluded.reason, created_at = now(), expires_at = excluded.expires_at
    returning id`)
  return rows.length > 0
}

const draftRow = z.object({
  id: z.string(),
  version: z.number().nullable(),
  sealed: z.string(),
  reason: z.enum(reasons).catch('invalid'),
  created_at: z.coerce.date(),
  since: z.array(z.object({ path: z.string(), from: z.unknown(), to: z.unknown(), isAnswer: z.boolean() })),
})

/**
 * The member's own drafts of one page, newest first, each with what was changed since: one query.
 * @param page path, and the row id of the location it is about ('' for pages of the organisation)
 * @param target the form that the page fills in
 */
export async function readDrafts(
  { organisationId, userId }: Member,
  page: { path: string; locationId: string },
  { formType, locationIndex }: FormTarget,
): Promise<StoredDraft[]> {
  const rows = await database().execute(sql`
    select d.id, d.version, d.sealed, d.reason, d.created_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('path', c.path, 'from', c."from", 'to', c."to",
          'isAnswer', c.user_id is not distinct from d.user_id and c.at > d.created_at) order by c.id)
        from forms f
        join form_changes c on c.organisation_id = f.organisation_id and c.form_id = f.id and c.version > d.version
        where f.organisation_id = d.organisation_id and f.form_type = ${formType}
          and f.location_index is not distinct from ${locationIndex}::int
      ), '[]') as since
    from form_drafts d
    where d.organisation_id = ${organisationId} and d.user_id = ${userId}
      and d.path = ${page.path} and d.location_id = ${page.locationId} and d.expires_at > now()
    order by d.created_at desc, d.id`)
  return z
    .array(draftRow)
    .parse(rows)
    .map(({ created_at: createdAt, ...draft }) => ({ ...draft, createdAt }))
}

const isOwnDraft = ({ organisationId, userId }: Member, id: string) =>
  and(eq(formDrafts.organisationId, organisationId), eq(formDrafts.userId, userId), eq(formDrafts.id, id))

/**
 * What was typed in one of the member's own drafts, sealed; null where there is none.
 * @param id a UUID
 */
export async function readSealedDraft(member: Member, id: string): Promise<string | null> {
  const isValid = sql`${formDrafts.expiresAt} > now()`
  const [draft] = await database()
    .select({ sealed: formDrafts.sealed })
    .from(formDrafts)
    .where(and(isOwnDraft(member, id), isValid))
  return draft?.sealed ?? null
}

/**
 * Removes one of the member's own drafts, if it is still there.
 * @param id a UUID
 */
export async function deleteDraft(member: Member, id: string): Promise<void> {
  await database().delete(formDrafts).where(isOwnDraft(member, id))
}
