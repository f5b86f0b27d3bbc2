import { sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Tenant } from '../actor.ts'
import { database } from '../database.server.ts'

/** Tasks that are not done can be given out where there is a name: of the organisation, and of locations that have one. */
const isNamed = sql`(p.location_index is null or p.name <> '')`

/** How many open tasks of an organisation and its locations somebody has, and how many nobody has. */
export const assignedCounts = z.object({ mine: z.number(), nobody: z.number() })

/** The same, as a part of another statement. @param userId whose tasks are 'mine' */
export const countAssigned = (organisationId: string, userId: string): SQL => sql`(
  select jsonb_build_object(
    'mine', count(*) filter (where entry #>> '{reason,values,assignee}' = ${userId}::text),
    'nobody', coalesce((select sum(p.total - p.completed) from location_progress p
      where p.organisation_id = ${organisationId} and ${isNamed}), 0)::int - count(entry)
  ) from location_progress p cross join lateral jsonb_array_elements(p.entries) as entry
  where p.organisation_id = ${organisationId} and entry ->> 'kind' = 'assigned')`

const keptTasks = z.array(
  z.object({
    locationIndex: z.number().nullable(),
    name: z.string(),
    states: z.array(z.string()),
    connectionDay: z.number().nullable(),
    entries: z.array(z.unknown()),
  }),
)

/** How far the tasks of a place are, and the entries that say who does which of them. */
export type KeptTasks = z.output<typeof keptTasks>[number]

/** The tasks of an organisation and of its locations that have a name, in their order. One query. */
export async function readKeptTasks({ organisationId }: Tenant): Promise<KeptTasks[]> {
  const rows = await database().execute(sql`
    select p.location_index as "locationIndex", p.name, p.states,
      (extract(epoch from p.connection_day) * 1000)::float8 as "connectionDay",
      jsonb_path_query_array(p.entries, '$[*] ? (@.kind == "assigned")') as entries
    from location_progress p where p.organisation_id = ${organisationId} and ${isNamed}
    order by p.location_index nulls first`)
  return keptTasks.parse(rows)
}
