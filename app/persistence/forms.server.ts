import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { forms } from '#drizzle/schema/forms.ts'
import type { Member } from './actor.ts'
import { database, type Database } from './database.server.ts'
import { renumberLocations, type Renumbering } from './locations.server.ts'

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

const columns = {
  formType: forms.formType,
  locationIndex: forms.locationIndex,
  fields: forms.fields,
  version: forms.version,
  updatedAt: forms.updatedAt,
  updatedByName: forms.updatedByName,
}

/** Every page of the roadmap asks for these, so the statement is prepared once per connection. */
const prepareRead = (db: Database) =>
  db
    .select(columns)
    .from(forms)
    .where(
      and(
        eq(forms.organisationId, sql.placeholder('organisationId')),
        or(isNull(forms.locationIndex), eq(forms.locationIndex, sql.placeholder('locationIndex'))),
      ),
    )
    .prepare('read_forms')

const prepared = new WeakMap<Database, ReturnType<typeof prepareRead>>()

/**
 * The forms of the member's organisation, and of one of its locations, in one query.
 * @param locationIndex null for the organisation's forms alone
 */
export async function readForms(member: Member, locationIndex: number | null): Promise<StoredForm[]> {
  const db = database()
  const statement = prepared.get(db) ?? prepareRead(db)
  prepared.set(db, statement)
  return statement.execute({ organisationId: member.organisationId, locationIndex: locationIndex ?? -1 })
}

export type FormTarget = { formType: string; locationIndex: number | null }

/** A change by somebody, as the history keeps it; `isOwn` where it is the member's own. */
export type RecordedChange = { path: string; from: unknown; to: unknown; by: string; at: Date; isOwn: boolean }

/** What stands in the database while nobody else can save this form. */
export type CurrentForm = {
  form: StoredForm | null
  /** Changes made after the version the page was rendered with, oldest first. */
  since: RecordedChange[]
  /** The fields of the form that lists the organisation's locations. */
  locationsForm: unknown
}

export type FormWrite = {
  fields: Record<string, unknown>
  /** Never empty; goes to the history. */
  changes: { path: string; from: unknown; to: unknown }[]
  /** Where the list of locations itself changed: which location goes where. */
  renumbering?: Renumbering
}

/** Where a change comes from, for history and usage. */
export type Origin = { way: 'page' | 'api'; path: string }

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
  locations_form: z.unknown(),
})

/**
 * Changes one form in one transaction, with its history and usage: four statements at most. Savers of the same form
 * wait for each other; savers of other forms don't.
 * @param knownVersion the version the page was rendered with; null where it is not known
 * @param locationsFormType the form type that lists the locations
 * @param decide says what to write, given what stands there now; null writes nothing
 * @returns what was decided, the version the form has now (0 where it was never saved), and since when
 */
export async function changeForm<Plan extends { write: FormWrite | null }>(
  member: Member,
  target: FormTarget,
  knownVersion: number | null,
  locationsFormType: string,
  origin: Origin,
  decide: (current: CurrentForm) => Plan,
): Promise<{ plan: Plan; version: number; updatedAt: Date | null }> {
  return database().transaction(async (tx) => {
    await lockForm(tx, member, target, target.formType === locationsFormType)
    const current = await readCurrent(tx, member, target, knownVersion, locationsFormType)
    const plan = decide(current)
    const version = current.form?.version ?? 0
    if (!plan.write) return { plan, version, updatedAt: current.form?.updatedAt ?? null }
    if (plan.write.renumbering) await renumberLocations(tx, member.organisationId, plan.write.renumbering)
    const updatedAt = await writeForm(tx, member, target, version + 1, plan.write, origin)
    return { plan, version: version + 1, updatedAt }
  })
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** Where locations move, everybody else waits; a form is saved by one at a time, also the first time. */
async function lockForm(tx: Transaction, member: Member, target: FormTarget, movesLocations: boolean): Promise<void> {
  const organisation = `locations:${member.organisationId}`
  const form = `form:${member.organisationId}:${target.locationIndex}:${target.formType}`
  const shared = movesLocations ? sql`pg_advisory_xact_lock` : sql`pg_advisory_xact_lock_shared`
  await tx.execute(
    sql`select ${shared}(hashtextextended(${organisation}, 0)), pg_advisory_xact_lock(hashtextextended(${form}, 0))`,
  )
}

async function readCurrent(
  tx: Transaction,
  member: Member,
  { formType, locationIndex }: FormTarget,
  knownVersion: number | null,
  locationsFormType: string,
): Promise<CurrentForm> {
  const [row] = await tx.execute(sql`
    select f.fields, f.version, f.updated_at, f.updated_by_name,
      coalesce((
        select jsonb_agg(jsonb_build_object('path', c.path, 'from', c."from", 'to', c."to",
          'by', c.user_name, 'at', c.at, 'isOwn', c.user_id is not distinct from ${member.userId}) order by c.id)
        from form_changes c
        where c.organisation_id = f.organisation_id and c.form_id = f.id and c.version > ${knownVersion}::int
      ), '[]') as since,
      (select l.fields from forms l
        where l.organisation_id = ${member.organisationId} and l.location_index is null and l.form_type = ${locationsFormType}
      ) as locations_form
    from (select 1) as one
    left join forms f on f.organisation_id = ${member.organisationId} and f.form_type = ${formType}
      and f.location_index is not distinct from ${locationIndex}::int`)
  const read = currentRow.parse(row)
  const { version, updated_at: updatedAt, updated_by_name: updatedByName } = read
  const isStored = version !== null && updatedAt !== null && updatedByName !== null
  return {
    form: isStored ? { formType, locationIndex, fields: read.fields, version, updatedAt, updatedByName } : null,
    since: read.since,
    locationsForm: read.locations_form,
  }
}

async function writeForm(
  tx: Transaction,
  member: Member,
  { formType, locationIndex }: FormTarget,
  version: number,
  { fields, changes }: FormWrite,
  { way, path }: Origin,
): Promise<Date> {
  const [row] = await tx.execute(sql`
    with saved as (
      insert into forms (organisation_id, location_index, form_type, fields, version, updated_by_name)
      values (${member.organisationId}, ${locationIndex}::int, ${formType}, ${JSON.stringify(fields)}::jsonb, ${version}, ${member.name})
      on conflict (organisation_id, location_index, form_type) do update
        set fields = excluded.fields, version = excluded.version, updated_at = now(), updated_by_name = excluded.updated_by_name
      returning id, version, updated_at
    ), noted as (
      insert into form_changes (organisation_id, form_id, version, path, "from", "to", user_id, user_name, way)
      select ${member.organisationId}, saved.id, saved.version, c.path, c."from", c."to", ${member.userId}, ${member.name}, ${way}
      from saved, jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c(path text, "from" jsonb, "to" jsonb)
    ), used as (
      insert into usage_log (organisation_id, user_id, log_type, amount, data)
      values (${member.organisationId}, ${member.userId}, 'save', ${changes.length}, ${path})
    )
    select updated_at from saved`)
  return z.object({ updated_at: z.coerce.date() }).parse(row).updated_at
}
