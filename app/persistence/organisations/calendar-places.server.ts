import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'
import { ownOrAll } from '../staff/owner-sql.ts'

const place = z.object({
  organisationId: z.string(),
  organisationName: z.string(),
  /** Null for the organisation as a whole. */
  index: z.number().nullable(),
  /** The id of the location in the organisation's list. */
  row: z.string(),
  name: z.string(),
  city: z.string(),
  /** Calendar date; the definitive day, else the target date; of an organisation the first of its locations. */
  connectionDay: z.number().nullable(),
  isDefinitive: z.boolean(),
  /** Of the items of its roadmap, in order. */
  states: z.array(z.enum(['none', 'busy', 'done', 'confirmed']).catch('busy')),
  /** True where nothing is kept of it at this moment: what is said above is not known. */
  isEmpty: z.boolean(),
  /** The form with its start meetings, as it is stored; null where none of them has a date. */
  meetings: z.unknown(),
})

/** What is kept of a place as far as calendars go. */
export type CalendarPlace = z.output<typeof place>

/**
 * The places that have a date since a calendar date: for a member those of the organisation, for provider staff those of
 * the organisations at work that they look after, or of all while they look after none. From what is kept of each place, and the one form in which start meetings have their ids.
 * @param meetingsForm the type of that form
 * @throws where somebody is of no organisation, and not of the provider's staff
 */
export async function readCalendarPlaces(
  actor: Actor,
  { since, meetingsForm }: { since: number; meetingsForm: string },
): Promise<CalendarPlace[]> {
  const { isAdmin, organisationId } = actor
  if (!isAdmin && organisationId === null) throw new Error('Only people of an organisation have places.')
  const day = sql`${new Date(since).toISOString().slice(0, 10)}::date`
  const rows = await database().execute(sql`
    select o.id as "organisationId", o.name as "organisationName", p.location_index as "index", p."row", p.name, p.city,
      (extract(epoch from p.connection_day) * 1000)::float8 as "connectionDay", p.is_definitive as "isDefinitive",
      to_jsonb(p.states) as states, p.day is null as "isEmpty", f.fields as meetings
    from location_progress p join organisations o on o.id = p.organisation_id
    left join forms f on f.organisation_id = p.organisation_id and f.location_index = p.location_index
      and f.form_type = ${meetingsForm} and f.archived_location_id is null and cardinality(p.start_meetings) > 0
    where o.archived_at is null and ${isAdmin ? ownOrAll(actor, 'o.id') : sql`o.id = ${organisationId}::uuid`}
      and (p.day is null or p.connection_day >= ${day} or exists (select from unnest(p.start_meetings) as at where at >= ${day}))
    order by lower(o.name), o.id, p.location_index nulls first`)
  return z.array(place).parse(rows)
}
