import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { forms } from '#drizzle/schema/forms.ts'
import type { Contributor, Tenant } from '../actor.ts'
import { database, executePrepared, type Database, type Queryable } from '../database.server.ts'
import { hasAnswersToText } from '../links/agreement-links.server.ts'
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

/** A change by somebody, as the history keeps it; `isOwn` where the contributor made it. */
export type RecordedChange = { path: string; from: unknown; to: unknown; by: string; at: Date; isOwn: boolean }
/** What stands in the database while nobody else can save this form. */
export type CurrentForm = {
  form: StoredForm | null
  /** Changes made after the version the page was rendered with, oldest first. */
  since: RecordedChange[]
  /** The fields of the form that lists the organisation's locations. */
  locationsForm: unknown
  /** Whether there is an answer that a change of this form may let lapse. */
  hasAnswers: boolean
}

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
export type Origin = { way: 'page' | 'api' | 'share-link' | 'provider' | 'spreadsheet'; path: string }

const currentRow = z.object({
  fields: z.unknown(),
  version: z.number().nullable(),
  updated_at: z.coerce.date().nullable(),
  updated_by_name: z.string().nullable(),
  since: z.array(
    z.object({
      path: z.string(),
      from: z.unknown(),
      to: z.unknown(),
      by: z.string(),
      at: z.coerce.date(),
      isOwn: z.boolean(),
    }),
  ),
  locations_form: z.string().nullable(),
  has_answers: z.boolean(),
})

/**
 * Takes the locks of a save, until the end of the transaction: savers of the same form wait for each other, also the
 * first time; savers of other forms don't.
 * @param movesLocations true for the form that lists the locations: then everybody else waits
 */
export async function lockForm(
  tx: Queryable,
  contributor: Contributor,
  target: FormTarget,
  movesLocations: boolean,
): Promise<void> {
  const organisation = `locations:${contributor.organisationId}`
  const form = `form:${contributor.organisationId}:${target.locationIndex}:${target.formType}`
  const shared = movesLocations ? sql`pg_advisory_xact_lock` : sql`pg_advisory_xact_lock_shared`
  await executePrepared(
    tx,
    sql`select ${shared}(hashtextextended(${organisation}, 0)), pg_advisory_xact_lock(hashtextextended(${form}, 0))`,
  )
}

/**
 * Reads a form that is locked, with what was changed since the page was rendered. One statement.
 * @param knownVersion the version the page was rendered with; null where it is not known
 * @param locationsFormType the form type that lists the locations
 */
export async function readFormSince(
  tx: Queryable,
  contributor: Contributor,
  { formType, locationIndex }: FormTarget,
  knownVersion: number | null,
  locationsFormType: string,
): Promise<CurrentForm> {
  const rows = await executePrepared(
    tx,
    sql`
    select f.fields, f.version, f.updated_at, f.updated_by_name,
      coalesce((
        select jsonb_agg(jsonb_build_object('path', c.path, 'from', c."from", 'to', c."to",
          'by', c.user_name, 'at', c.at, 'isOwn', coalesce(c.user_id = ${contributor.userId}::uuid, false)) order by c.id)
        from form_changes c
        where c.organisation_id = f.organisation_id and c.form_id = f.id and c.version > ${knownVersion}::int
      ), '[]') as since,
      (select l.fields::text from forms l
        where l.organisation_id = ${contributor.organisationId} and l.location_index is null and l.form_type = ${locationsFormType}
      ) as locations_form,
      ${hasAnswersToText(contributor, locationIndex)} as has_answers
    from (select 1) as one
    left join forms f on f.organisation_id = ${contributor.organisationId} and f.form_type = ${formType}
      and f.location_index is not distinct from ${locationIndex}::int and f.archived_location_id is null`,
  )
  const read = currentRow.parse(rows[0])
  const { version, updated_at: updatedAt, updated_by_name: updatedByName } = read
  const isStored = version !== null && updatedAt !== null && updatedByName !== null
  const form = isStored ? { formType, locationIndex, fields: read.fields, version, updatedAt, updatedByName } : null
  const locationsForm = read.locations_form && parsedOnce(read.locations_form)
  return { form, since: read.since, locationsForm, hasAnswers: read.has_answers }
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
