import { sql, type SQL } from 'drizzle-orm'
import { database } from './database.server.ts'

/** Rows that one statement changes at most, so that each is short. */
const batch = 5000

async function inBatches(next: SQL): Promise<number> {
  let count = 0
  for (let last = batch; last === batch; count += last) last = (await database().execute(next)).count
  return count
}

const before = (days: number) => sql`now() - make_interval(days => ${days}::int)`

/** Empties the text of messages older than so many days that wait no more; that they were sent stays. */
export const removeOldMailTexts = (days: number): Promise<number> =>
  inBatches(sql`
    update mail_messages set sealed_text = '' where id in (
      select id from mail_messages
      where created_at < ${before(days)} and state <> 'waiting' and sealed_text <> '' limit ${batch})`)

/** Removes links that ended so many days ago and by which nothing was signed, with what was said and seen by them. */
export const removeEndedLinks = (days: number): Promise<number> =>
  inBatches(sql`
    with ended as (
      select organisation_id, id from share_links l
      where least(expires_at, revoked_at) < ${before(days)} and not exists (
        select from share_signatures s where s.organisation_id = l.organisation_id and s.link_id = l.id)
      limit ${batch}
    ), events as (
      delete from share_events e using ended where e.organisation_id = ended.organisation_id and e.link_id = ended.id
    ), comments as (
      delete from share_comments c using ended where c.organisation_id = ended.organisation_id and c.link_id = ended.id
    )
    delete from share_links l using ended where l.organisation_id = ended.organisation_id and l.id = ended.id`)

/**
 * Removes the history of what was archived so many days ago, what was asked of us, and who did its tasks: of a location, or of
 * an organisation, whose logo goes too. The picture is then a file without a row.
 */
export const removeArchivedHistory = async (days: number): Promise<number> =>
  (await removeArchivedChanges(days)) +
  (await removeArchivedRequests(days)) +
  (await removeGoneAssignments(days)) +
  (await removeArchivedLogos(days))

const removeGoneAssignments = (days: number): Promise<number> =>
  inBatches(sql`
    delete from assignments where (organisation_id, id) in (
      select a.organisation_id, a.id from assignments a join organisations o on o.id = a.organisation_id
      where o.archived_at < ${before(days)} or (a.ended_how = 'location-gone' and a.ended_at < ${before(days)}) limit ${batch})`)

const removeArchivedLogos = (days: number): Promise<number> =>
  inBatches(sql`
    delete from organisation_logos where organisation_id in (
      select g.organisation_id from organisation_logos g join organisations o on o.id = g.organisation_id
      where o.archived_at < ${before(days)} limit ${batch})`)

const removeArchivedRequests = (days: number): Promise<number> =>
  inBatches(sql`
    delete from item_requests where (organisation_id, id) in (
      select r.organisation_id, r.id from item_requests r
      join organisations o on o.id = r.organisation_id
      left join archived_locations a on a.organisation_id = r.organisation_id and a.id = r.archived_location_id
      where o.archived_at < ${before(days)} or a.archived_at < ${before(days)} limit ${batch})`)

const removeArchivedChanges = (days: number): Promise<number> =>
  inBatches(sql`
    delete from form_changes where (organisation_id, id) in (
      select c.organisation_id, c.id from form_changes c
      join forms f on f.organisation_id = c.organisation_id and f.id = c.form_id
      join organisations o on o.id = c.organisation_id
      left join archived_locations a on a.organisation_id = f.organisation_id and a.id = f.archived_location_id
      where o.archived_at < ${before(days)} or a.archived_at < ${before(days)} limit ${batch})`)

/** Removes evidence of signing of organisations that were archived so many days ago, and who signed. The PDFs are then files without a row. */
export const removeOldProofs = async (days: number): Promise<number> =>
  (await removeArchivedSigning(sql`share_evidence`, days)) + (await removeArchivedSigning(sql`share_signatures`, days))

const removeArchivedSigning = (table: SQL, days: number): Promise<number> =>
  inBatches(sql`
    delete from ${table} where ctid in (
      select t.ctid from ${table} t join organisations o on o.id = t.organisation_id
      where o.archived_at < ${before(days)} limit ${batch})`)

/** Removes what was written down of provider staff more than so many days ago. */
export const removeOldAudit = (days: number): Promise<number> =>
  inBatches(sql`
    delete from audit_log where id in (select id from audit_log where at < ${before(days)} order by at limit ${batch})`)
