import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Contributor } from '../actor.ts'
import { executePrepared, type Queryable } from '../database.server.ts'
import { hasAnswersToText } from '../links/agreement-links.server.ts'
import { isTaskAsked } from '../links/task-links.server.ts'
import type { FormTarget, StoredForm } from './forms.server.ts'
import { parsedOnce } from './parsed-once.ts'

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
  /** Whether anybody was asked for the task of this form, which may be done by its change. */
  isAsked: boolean
}

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
  is_asked: z.boolean(),
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
      ${hasAnswersToText(contributor, locationIndex)} as has_answers,
      ${isTaskAsked(contributor, { item: formType, locationIndex })} as is_asked
    from (select 1) as one
    left join forms f on f.organisation_id = ${contributor.organisationId} and f.form_type = ${formType}
      and f.location_index is not distinct from ${locationIndex}::int and f.archived_location_id is null`,
  )
  const read = currentRow.parse(rows[0])
  const { version, updated_at: updatedAt, updated_by_name: updatedByName } = read
  const isStored = version !== null && updatedAt !== null && updatedByName !== null
  const form = isStored ? { formType, locationIndex, fields: read.fields, version, updatedAt, updatedByName } : null
  const locationsForm = read.locations_form && parsedOnce(read.locations_form)
  return { form, since: read.since, locationsForm, hasAnswers: read.has_answers, isAsked: read.is_asked }
}
