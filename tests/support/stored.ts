import type { Member } from '#app/persistence/actor.ts'
import type { SharedPortal } from './portal.ts'

/** A form as it stands in the database. */
export type StoredRow = { version: number; fields: Record<string, unknown>; updated_by_name: string }

/** A form of an organisation, straight from the database; undefined where it was never saved. */
export async function storedForm(
  { sql }: SharedPortal,
  { organisationId }: Member,
  formType: string,
  locationIndex: number | null = 0,
): Promise<StoredRow | undefined> {
  const [row] = await sql<StoredRow[]>`
    select version, fields, updated_by_name from forms where organisation_id = ${organisationId}
      and form_type = ${formType} and location_index is not distinct from ${locationIndex}`
  return row
}

/** One remembered change of a form. */
export type HistoryRow = { version: number; path: string; from: unknown; to: unknown; user_name: string; way: string }

/** The history of a form, oldest first. */
export async function historyOf(
  { sql }: SharedPortal,
  { organisationId }: Member,
  formType: string,
  locationIndex: number | null = 0,
): Promise<HistoryRow[]> {
  return sql<HistoryRow[]>`
    select c.version, c.path, c."from", c."to", c.user_name, c.way from form_changes c
      join forms f on f.organisation_id = c.organisation_id and f.id = c.form_id
      where c.organisation_id = ${organisationId} and f.form_type = ${formType}
        and f.location_index is not distinct from ${locationIndex}
      order by c.id`
}

/** Everything that is kept for an organisation, to be compared before and after. */
export async function everythingOf({ sql, filesOf }: SharedPortal, organisationId: string) {
  const rows = await Promise.all([
    sql`select * from organisations where id = ${organisationId}`,
    sql`select id, organisation_id, email, name, subject, is_admin, language, disabled_at from users
      where organisation_id = ${organisationId} order by id`,
    sql`select * from forms where organisation_id = ${organisationId} order by id`,
    sql`select * from form_changes where organisation_id = ${organisationId} order by id`,
    sql`select * from documents where organisation_id = ${organisationId} order by id`,
    sql`select * from relationships where organisation_id = ${organisationId}`,
    sql`select * from library_choices where organisation_id = ${organisationId} order by document_id`,
    sql`select * from exempt_annexes where organisation_id = ${organisationId} order by slot`,
    sql`select * from usage_log where organisation_id = ${organisationId} order by id`,
    sql`select * from mail_messages where organisation_id = ${organisationId} order by id`,
    sql`select * from share_links where organisation_id = ${organisationId} order by id`,
    sql`select * from share_events where organisation_id = ${organisationId} order by id`,
    sql`select * from share_comments where organisation_id = ${organisationId} order by id`,
    sql`select * from item_requests where organisation_id = ${organisationId} order by id`,
    sql`select * from share_signatures where organisation_id = ${organisationId} order by id`,
    sql`select * from fill_acts where organisation_id = ${organisationId} order by id`,
    sql`select * from named_people where organisation_id = ${organisationId} order by id`,
    sql`select * from share_evidence where organisation_id = ${organisationId} order by place`,
  ])
  const drafts = await Promise.all([
    sql`select * from form_drafts where organisation_id = ${organisationId} order by id`,
    sql`select * from share_drafts where organisation_id = ${organisationId} order by link_id, item_key`,
  ])
  const files = (await filesOf(organisationId)).sort()
  return { rows: rows.map((found) => [...found]), files, drafts: drafts.flatMap((found) => [...found]) }
}

/** Everything that was saved for an organisation: without what is kept for its author because it could not be saved. */
export async function savedOf(portal: SharedPortal, organisationId: string) {
  const { rows, files } = await everythingOf(portal, organisationId)
  return { rows, files }
}
