import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import { locationProgress } from '#drizzle/schema/progress.ts'
import type { Tenant } from '../actor.ts'
import { database } from '../database.server.ts'
import { keptColumns, type KeptProgress } from './location-progress-columns.ts'
import { keepMoments } from './location-moments.server.ts'
import type { Place } from './place-records.server.ts'

/** What kept rows have to be of: a calendar date, and the version of the rules. */
export type Keeping = { today: number; rules: number }

/** A place of which nothing is kept that still holds, with the revision its organisation has before anything is read of it. */
export type StalePlace = Place & { revision: number }

const staleRow = z.object({
  organisationId: z.string(),
  locationIndex: z.number().nullable(),
  revision: z.coerce.number(),
})

const dayAt = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** Rows of newer rules are for a newer server beside this one, which would find them stale again. */
const isFresh = ({ today, rules }: Keeping, row = sql`p`) =>
  sql`${row}.day = ${dayAt(today)}::date and ${row}.rules >= ${rules}`

const staleColumns = sql`p.organisation_id as "organisationId", p.location_index as "locationIndex", o.revision
  from location_progress p join organisations o on o.id = p.organisation_id`

/** Locations come before the organisation as a whole, which is made from them. */
const inOrder = sql`order by p.location_index is null, p.organisation_id, p.location_index`

/**
 * The places of an organisation that have to be computed again.
 * @param indexes which of them; null in it is the organisation as a whole, for which all its locations are needed
 */
export async function findStalePlaces(
  { organisationId }: Tenant,
  keeping: Keeping,
  indexes: readonly (number | null)[],
): Promise<StalePlace[]> {
  const asked = indexes.includes(null)
    ? sql``
    : sql`and p.location_index in (select value::int from jsonb_array_elements_text(${JSON.stringify(indexes)}::jsonb))`
  const rows = await database().execute(sql`
    select ${staleColumns} where p.organisation_id = ${organisationId} ${asked} and (${isFresh(keeping)}) is not true ${inOrder}`)
  return z.array(staleRow).parse(rows)
}

/** Which places of all organisations are asked for. */
export type StaleFilter = {
  /** 'empty' leaves alone what is of another day or of older rules. */
  which: 'empty' | 'stale'
  places: 'locations' | 'all'
  /** How many at most; left out for all. */
  most?: number
}

const isStale = ({ today, rules }: Keeping) =>
  sql`(p.day is null or p.day <> ${dayAt(today)}::date or p.rules < ${rules})`

/** Whether there is any such place of an organisation at work. */
export async function isAnythingStale(keeping: Keeping): Promise<boolean> {
  const rows = await database().execute(sql`
    select exists (
      select from location_progress p join organisations o on o.id = p.organisation_id
      where o.archived_at is null and ${isStale(keeping)}
    ) as is_stale`)
  return rows[0]?.is_stale === true
}

/** The same of all organisations at work. */
export async function findStaleEverywhere(keeping: Keeping, asked: StaleFilter): Promise<StalePlace[]> {
  const { which, places, most = null } = asked
  const rows = await database().execute(sql`
    select ${staleColumns}
    where o.archived_at is null and ${which === 'empty' ? sql`p.day is null` : isStale(keeping)}
      ${places === 'locations' ? sql`and p.location_index is not null` : sql``}
    ${inOrder} limit ${most}::int`)
  return z.array(staleRow).parse(rows)
}

/** What was computed of a place, and from which revision. */
export type ComputedPlace = StalePlace & { kept: KeptProgress }

/**
 * Keeps what was computed, where nothing that it depends on was changed since: what is older than the last change is
 * passed over, and so is an organisation that somebody is changing at this moment. All are locations, or none is.
 * @param given of locations alone, or of organisations as a whole alone
 */
export async function keepProgress(keeping: Keeping, given: readonly ComputedPlace[]): Promise<void> {
  if (given.length === 0) return
  const isLocation = given.some(({ locationIndex }) => locationIndex !== null)
  const rows = given.map(({ organisationId, locationIndex, revision, kept }) => ({
    ...{ organisation_id: organisationId, location_index: locationIndex, revision },
    ...columnsOf(kept),
  }))
  const names = computedColumns.map(([name]) => sql.identifier(name))
  const types = computedColumns.map(([name, type]) => sql`${sql.identifier(name)} ${sql.raw(type)}`)
  const ids = [...new Set(given.map(({ organisationId }) => organisationId))]
  await database().execute(sql`
    with held as (
      select id, shared_revision from organisations
      where id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))
      order by id for no key update skip locked
    ), now_kept as (
    update location_progress p set computed_revision = v.revision, day = ${dayAt(keeping.today)}::date, rules = ${keeping.rules},
      ${sql.join(
        names.map((name) => sql`${name} = v.${name}`),
        sql`, `,
      )}
    from held join jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as v(organisation_id uuid, location_index int, revision bigint, ${sql.join(types, sql`, `)})
      on v.organisation_id = held.id
    where p.organisation_id = v.organisation_id
      and ${isLocation ? sql`p.location_index = v.location_index` : sql`p.location_index is null and ${areLocationsKept(keeping)}`}
      and v.revision >= p.changed_revision and v.revision >= held.shared_revision
      and v.revision >= coalesce(p.computed_revision, 0) and ${keeping.rules} >= coalesce(p.rules, 0)
    returning p.*
    ), ${keepMoments(given, dayAt(keeping.today))}
    select`)
}

/** An organisation as a whole is made from what is kept of its locations. */
const areLocationsKept = ({ rules }: Keeping) => sql`not exists (
  select from location_progress l where l.organisation_id = p.organisation_id and l.location_index is not null
    and (l.computed_revision is null or l.rules < ${rules})
)`

const computedColumns = [
  ['row', 'text'],
  ['name', 'text'],
  ['city', 'text'],
  ['region', 'smallint'],
  ['completed', 'int'],
  ['total', 'int'],
  ['states', 'text[]'],
  ['standings', 'jsonb'],
  ['step', 'int'],
  ['categories', 'jsonb'],
  ['connection_day', 'date'],
  ['is_definitive', 'boolean'],
  ['is_connected', 'boolean'],
  ['start_meetings', 'timestamptz[]'],
  ['next_due', 'date'],
  ['late_count', 'int'],
  ['forecast', 'date'],
  ['is_forecast_from_history', 'boolean'],
  ['entries', 'jsonb'],
  ['staff_weight', 'int'],
  ['changed_at', 'timestamptz'],
] as const

function columnsOf(kept: KeptProgress): Record<(typeof computedColumns)[number][0], unknown> {
  const day = (ms: number | null) => (ms === null ? null : dayAt(ms))
  const moment = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString())
  const { row, name, city, region, completed, total, states, standings, step, categories, entries } = kept
  return {
    ...{ row, name, city, region, completed, total, states, standings, step, categories, entries },
    connection_day: day(kept.connectionDay),
    is_definitive: kept.isDefinitive,
    is_connected: kept.isConnected,
    start_meetings: kept.startMeetings.map(moment),
    next_due: day(kept.nextDue),
    late_count: kept.lateCount,
    forecast: day(kept.forecast),
    is_forecast_from_history: kept.isForecastFromHistory,
    staff_weight: kept.staffWeight,
    changed_at: moment(kept.changedAt),
  }
}

/** What is kept of a place; where it is not fresh it is of another day or older rules, or nothing is kept. */
export type FoundProgress = KeptProgress & { isFresh: boolean }

/** What is kept of places of an organisation; null stands for the organisation as a whole. */
export async function readKeptProgress(
  { organisationId }: Tenant,
  keeping: Keeping,
  indexes: readonly (number | null)[],
): Promise<FoundProgress[]> {
  const locations = indexes.flatMap((index) => index ?? [])
  const which = or(
    indexes.includes(null) ? isNull(locationProgress.locationIndex) : undefined,
    locations.length > 0 ? inArray(locationProgress.locationIndex, locations) : undefined,
  )
  if (!which) return []
  return database()
    .select({ ...keptColumns, isFresh: sql<boolean>`coalesce(${isFresh(keeping, sql`location_progress`)}, false)` })
    .from(locationProgress)
    .where(and(eq(locationProgress.organisationId, organisationId), which))
}
