import { asc, inArray, sql } from 'drizzle-orm'
import { forms } from '#drizzle/schema/forms.ts'
import { organisations } from '#drizzle/schema/organisations.ts'
import type { Actor } from '../actor.ts'
import { database, type Queryable } from '../database.server.ts'
import { requireStaff } from './care-organisations.server.ts'
import { joinLocationNames } from './location-names.ts'

/** What tells an organisation from another of its name; '' where nothing is known. */
export type KnownOrganisation = {
  id: string
  name: string
  isArchived: boolean
  city: string
  kvk: string
  locations: number
  users: number
}

/** Keeps anybody else from adding organisations until the transaction ends, so that nobody adds one of the same name meanwhile. */
export async function holdNames(tx: Queryable): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('organisation-names', 0))`)
}

/** The names of all organisations, archived ones too. */
export async function listNames(actor: Actor, tx: Queryable = database()): Promise<{ id: string; name: string }[]> {
  requireStaff(actor)
  return tx.select({ id: organisations.id, name: organisations.name }).from(organisations)
}

/** What is known of these organisations, by name; those that are not there are left out. */
export async function readKnown(
  actor: Actor,
  ids: readonly string[],
  tx: Queryable = database(),
): Promise<KnownOrganisation[]> {
  requireStaff(actor)
  if (ids.length === 0) return []
  const said = (field: string) => sql<string>`coalesce(${forms.fields} #>> array['organisation', ${field}::text], '')`
  return tx
    .select({
      id: organisations.id,
      name: organisations.name,
      isArchived: sql<boolean>`${organisations.archivedAt} is not null`,
      city: said('city'),
      kvk: said('kvk'),
      locations: sql<number>`case jsonb_typeof(${forms.fields} -> 'locations')
        when 'array' then jsonb_array_length(${forms.fields} -> 'locations') else 0 end`,
      users: sql<number>`(select count(*) from users u where u.organisation_id = ${organisations.id})::int`,
    })
    .from(organisations)
    .leftJoin(...joinLocationNames(organisations.id))
    .where(inArray(organisations.id, [...ids]))
    .orderBy(asc(sql`lower(${organisations.name})`), asc(organisations.id))
}
