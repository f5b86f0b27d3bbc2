import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { forms } from '#drizzle/schema/forms.ts'
import type { Contributor, Tenant } from '../actor.ts'
import { database, executePrepared, type Database, type Queryable } from '../database.server.ts'
import { isPlaceAnswered } from '../links/share-reviews.server.ts'
import { hasPlaceRequests } from '../requests/item-requests.server.ts'
import type { ChangeSource } from './change-source.ts'
import { parsedOnce } from './parsed-once.ts'

/** A form as stored; `fields` is whatever was stored, to be made whole by its item. */
export type StoredForm = {
  formType: string
  /** Null for the organisation's own forms. */
  locationIndex: number | null
  fields: unknown
  version: number
  updatedAt: Date
  updatedByName: string
}

/** Every page of the roadmap asks for these, so the statement is prepared once per connection. */
const prepareRead = (db: Database) =>
  db
    .select({
      formType: forms.formType,
      locationIndex: forms.locationIndex,
      text: sql<string>`${forms.fields}::text`,
      version: forms.version,
      updatedAt: forms.updatedAt,
      updatedByName: forms.updatedByName,
      isReviewed: isPlaceAnswered('reviewed'),
      isSigned: isPlaceAnswered('signed'),
      hasRequests: hasPlaceRequests(),
    })
    .from(forms)
    .where(
      and(
        eq(forms.organisationId, sql.placeholder('organisationId')),
        isNull(forms.archivedLocationId),
        or(isNull(forms.locationIndex), eq(forms.locationIndex, sql.placeholder('locationIndex'))),
      ),
    )
    .prepare('read_forms')

const prepared = new WeakMap<Database, ReturnType<typeof prepareRead>>()

/** The forms of an organisation, and of one of its locations where that is not null, in one query; their fields are frozen. */
export async function readForms({ organisationId }: Tenant, locationIndex: number | null) {
  const db = database()
  const statement = prepared.get(db) ?? prepareRead(db)
  prepared.set(db, statement)
  const rows = await statement.execute({ organisationId, locationIndex: locationIndex ?? -1 })
  return rows.map(({ text, ...form }) => ({ ...form, fields: parsedOnce(text) }))
}

export type FormTarget = { formType: string; locationIndex: number | null }

export type FormWrite = {
  fields: Record<string, unknown>
  /** Never empty; goes to the history. */
  changes: { path: string; from: unknown; to: unknown }[]
  /** Why, in the words of who changed it; null where nobody said. */
  reason: string | null
  /** The person on the phone for whom provider staff fill it in; null where nobody is. */
  behalfOf?: string | null
  /** Where the values came from, where nobody typed them; null where somebody did. */
  source?: ChangeSource | null
}

/** Where a change comes from, for history and usage. */
export type Origin = {
  way: 'page' | 'api' | 'share-link' | 'provider' | 'spreadsheet'
  path: string
  /** The id of the link by which it came; left out where it came by none. */
  link?: string
}

const writtenRow = z.object({ updated_at: z.coerce.date() })

/**
 * Writes a form that is locked, with its history and its line in the usage log. One statement.
 * @param version the version it has from now on
 * @returns when it was saved
 */
export async function writeForm(
  tx: Queryable,
  contributor: Contributor,
  { formType, locationIndex }: FormTarget,
  version: number,
  { fields, changes, reason, behalfOf = null, source = null }: FormWrite,
  { way, path }: Origin,
): Promise<Date> {
  const rows = await executePrepared(
    tx,
    sql`
    with saved as (
      insert into forms (organisation_id, location_index, form_type, fields, version, updated_by_name)
      values (${contributor.organisationId}, ${locationIndex}::int, ${formType}, ${JSON.stringify(fields)}::jsonb, ${version}, ${contributor.name})
      on conflict (organisation_id, location_index, form_type, archived_location_id) do update
        set fields = excluded.fields, version = excluded.version, updated_at = now(), updated_by_name = excluded.updated_by_name
      returning id, version, updated_at
    ), noted as (
      insert into form_changes (organisation_id, form_id, version, path, "from", "to", user_id, user_name, reason, behalf_of, way, source)
      select ${contributor.organisationId}, saved.id, saved.version, c.path, c."from", c."to", ${contributor.userId}, ${contributor.name}, ${reason}, ${behalfOf}, ${way}, ${source && JSON.stringify(source)}::jsonb
      from saved, jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(path text, "from" jsonb, "to" jsonb)
    ), used as (
      insert into usage_log (organisation_id, user_id, log_type, amount, data)
      values (${contributor.organisationId}, ${contributor.userId}, 'save', ${changes.length}, ${path})
    )
    select updated_at from saved`,
  )
  return writtenRow.parse(rows[0]).updated_at
}
