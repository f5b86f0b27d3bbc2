import { sql, type SQL } from 'drizzle-orm'
import type { Contributor } from '../actor.ts'
import type { Queryable } from '../database.server.ts'
import { audienceOf } from './audience.server.ts'
import { tellingJob } from './waiting-notices.server.ts'

/** Something that happened, as it is to be told: keys and values, no words of people. */
export type Happening = {
  organisationId: string
  /** Of the message that tells it, such as `sent-back`. */
  cause: string
  /** Null where it is about the organisation as a whole. */
  locationIndex: number | null
  /** The key of the task it is about; null where it is about none. */
  item: string | null
  /** The id of the link, document or request it is about. */
  subject: string | null
  words: { key: string; values: Record<string, string | number> }
}

/** Whom something concerns. Nobody is told twice, and nobody who is disabled, may not see it, or does not want to hear of it. */
export type Concerned = {
  /** These; null stands for somebody who is not known. */
  people?: readonly (string | null)[]
  /** Whom the place concerns. */
  ofPlace?: boolean
  /** Who looks after the organisation and stands in, and its contact where that is somebody who signs in here. */
  contact?: boolean
  /** Who did it, and knows. */
  except?: string | null
}

let isWriting = false

/** Settles whether anything is kept to be told: only where there is a mail server. The server says so at start. */
export function writeNotices(hasMailServer: boolean): void {
  isWriting = hasMailServer
}

/**
 * Keeps that something is to be told, in the transaction in which it happens, and lets the queue tell it once that is
 * committed. Nothing is kept where there is no mail server: lists of what needs attention show it all. The statement
 * locks nothing that another transaction waits for, so it may stand anywhere in the order of locks.
 * @returns whether anybody is told
 */
export async function addNotices(tx: Queryable, happening: Happening, concerned: Concerned): Promise<boolean> {
  if (!isWriting) return false
  const { organisationId, cause, locationIndex, item, subject, words } = happening
  const { people = [], ofPlace = false, contact = false, except = null } = concerned
  const known = people.filter((id) => id !== null)
  const added = await tx.execute(sql`
    with concerned as (
      ${ofPlace ? audienceOf(organisationId, locationIndex) : sql`select null::uuid as id`}
      union select value::uuid from jsonb_array_elements_text(${JSON.stringify(known)}::jsonb)
      union select u.id from relationships r join users u on lower(u.email) = lower(r.contact_email)
        where ${contact} and r.organisation_id = ${organisationId}::uuid and r.contact_email <> ''
      union select one.id from organisation_owners w cross join lateral (values (w.owner_id), (w.deputy_id)) one (id)
        where ${contact} and w.organisation_id = ${organisationId}::uuid and one.id is not null
    ), added as (
      insert into notices (organisation_id, user_id, cause, location_index, item, subject, words, happened_at)
      select o.id, u.id, ${cause}, ${locationIndex}::int, ${item}::text, ${subject}::uuid, ${JSON.stringify(words)}::jsonb, clock_timestamp()
      from concerned join users u on u.id = concerned.id
        join organisations o on o.id = ${organisationId}::uuid and o.archived_at is null
      where u.disabled_at is null and (u.is_admin or u.organisation_id = o.id) and u.id is distinct from ${except}::uuid
        and not exists (select from mail_preferences p where p.user_id = u.id and ${cause} = any(p.muted))
      returning user_id
    )
    select graphile_worker.add_job(${tellingJob},
      json_build_object('organisationId', ${organisationId}::text, 'userId', user_id, 'cause', ${cause}::text))
    from added`)
  return added.length > 0
}

/** The name of the job that tells that a link ended because its task was done. */
export const linkDoneJob = 'tell_link_done'

/**
 * Lets those whom it concerns be told later that links ended because their task was done; there is one such job for each at most.
 * @param by who did the task, and knows
 */
export async function tellLinksDone(
  tx: Queryable,
  { organisationId, userId }: Contributor,
  ids: readonly string[],
  later: SQL,
): Promise<void> {
  if (!isWriting) return
  await tx.execute(sql`
    select graphile_worker.add_job(${linkDoneJob},
      json_build_object('organisationId', ${organisationId}::text, 'linkId', id, 'by', ${userId}::text),
      job_key => 'link-done:' || id, run_at => now() + ${later})
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) as id`)
}

/**
 * Whether something of a link or document was kept to be told before, by what its values say it is told once for. Whoever
 * asks holds a lock on it.
 */
export async function hasNotice(
  tx: Queryable,
  { organisationId, subject, onceFor }: { organisationId: string; subject: string; onceFor: string },
): Promise<boolean> {
  const rows = await tx.execute(sql`
    select from notices where organisation_id = ${organisationId} and subject = ${subject}
      and words -> 'values' ->> 'onceFor' = ${onceFor} limit 1`)
  return rows.length > 0
}
