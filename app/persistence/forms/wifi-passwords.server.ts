import { sql } from 'drizzle-orm'
import { database } from '../database.server.ts'

/** What stands in the place of a password that is no longer kept, so that its task stays done. No password itself. */
export const forgottenPassword = 'forgotten'

/** Form types: of both networks, of the connection day, and of the list of locations. */
export type WifiForms = { ofLocation: string; ofOrganisation: string; connectionDay: string; locations: string }

/** What history says a password was. */
const mask = '••••••••'

/**
 * Forgets the passwords of networks: of a location so many days after its connection day, archived ones too; of an
 * organisation once that is so for every location it has named. History says that they went. A form that somebody saves
 * at the very moment may keep its password until the next time.
 * @param days after the connection day
 * @param by who history says did it
 * @returns how many
 */
export async function forgetWifiPasswords(forms: WifiForms, days: number, by: string): Promise<number> {
  const isOver = sql`jsonb_typeof(d.fields -> 'date') = 'number'
    and to_timestamp((d.fields ->> 'date')::numeric / 1000) < now() - make_interval(days => ${days}::int)`
  const gone = await database().execute(sql`
    with over as (
      select d.organisation_id, d.location_index, d.archived_location_id from forms d
      where d.form_type = ${forms.connectionDay} and d.location_index is not null and ${isOver}
    ), places as (
      select w.organisation_id, w.id from forms w join over using (organisation_id, location_index)
      where w.form_type = ${forms.ofLocation} and w.archived_location_id is not distinct from over.archived_location_id
      union
      select w.organisation_id, w.id from forms w
      join forms l on l.organisation_id = w.organisation_id and l.form_type = ${forms.locations}
        and jsonb_typeof(l.fields -> 'locations') = 'array'
      where w.form_type = ${forms.ofOrganisation} and (
        select count(*) > 0 and bool_and(exists (
          select from over where over.organisation_id = w.organisation_id and over.archived_location_id is null
            and over.location_index = named.place - 1))
        from jsonb_array_elements(l.fields -> 'locations') with ordinality as named(location, place)
        where trim(named.location ->> 'name') <> '')
    ), forgotten as (
      update forms w set fields = jsonb_set(fields, '{wifi,settings,password}', to_jsonb(${forgottenPassword}::text)),
        version = version + 1, updated_at = now(), updated_by_name = ${by}
      from places where w.organisation_id = places.organisation_id and w.id = places.id
        and coalesce(fields #>> '{wifi,settings,password}', '') not in ('', ${forgottenPassword})
      returning w.organisation_id, w.id, w.version
    )
    insert into form_changes (organisation_id, form_id, version, path, "from", "to", user_name, way)
    select organisation_id, id, version, 'wifi.settings.password', to_jsonb(${mask}::text), '""', ${by}, 'provider'
    from forgotten`)
  return gone.count
}
