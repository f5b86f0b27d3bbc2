import { sql } from 'drizzle-orm'
import type { Database } from '#app/persistence/database.server.ts'
import { tuesdayAfter } from './demo-forms.ts'
import { formsOfLocation, stepsInOrder } from './demo-location.ts'

/** How many care organisations there are to try with, and how many locations each has. */
const [organisations, locations] = [300, 7]
/** The connection days lie in this many weeks. */
const weeks = 30

/** Ids that are the same each time, so that doing it again adds nothing. */
const id = (what: string) => sql`md5(${`routekaart demo ${what} `} || n)::uuid`
const cities = ['Zeist', 'Gouda', 'Hoorn', 'Meppel', 'Venray', 'Goes', 'Assen', 'Tiel', 'Weert', 'Sneek']

/** Every form of a location that has done everything, in the order in which tasks are done. */
function templates(today: number) {
  const place = { index: 0, name: 'Huis', street: 'Kerkstraat 1', zipcode: '3700 AA', city: 'Zeist' }
  const contact = { first_name: 'Eva', last_name: 'Smits' }
  const target = tuesdayAfter(today, 4)
  return formsOfLocation({ ...place, contact, target, connection: target }, 0xd3000000, stepsInOrder)
}

/**
 * Puts in three hundred care organisations with seven locations each, for provider staff to try: from hardly begun to
 * ready. A handful of statements; where they are there already nothing is done.
 */
export async function seedManyOrganisations(database: Database): Promise<void> {
  const today = Date.now()
  const forms = templates(today)
  const days = Array.from({ length: weeks }, (_, week) => tuesdayAfter(today, week + 1))
  const every = sql`generate_series(1, ${organisations}::int) as n`
  const everyLocation = sql`${every}, generate_series(0, ${locations}::int - 1) as l`
  /** How far a location is; the same number spreads the days. */
  const steps = sql`(n * 5 + l * 3) % ${forms.length + 1}::int`
  const day = sql`(${JSON.stringify(days)}::jsonb ->> ((n + l * 4) % ${weeks}::int))::bigint`
  const since = sql`now() - make_interval(days => 40 - place::int * 2, hours => (n + l) % 9)`
  await database.transaction(async (tx) => {
    await tx.execute(sql`
      insert into organisations (id, name)
      select ${id('organisation')}, 'Zorggroep ' || (${JSON.stringify(cities)}::jsonb ->> (n % ${cities.length}::int)) || ' ' || n
      from ${every} on conflict do nothing`)
    const known = await tx.execute(sql`
      select from forms where organisation_id = (select ${id('organisation')} from (select 1 as n) as first) limit 1`)
    if (known.length > 0) return
    await tx.execute(sql`
      insert into relationships (organisation_id, contact_name, contact_email, contact_phone, state, next_meeting_at, updated_by_name)
      select ${id('organisation')}, 'Sanne Bakker', 'admin@example.org', '030 555 01 40',
        (array['prospect', 'agreed', 'preparing', 'connected'])[n % 4 + 1],
        case when n % 3 = 0 then to_timestamp((${JSON.stringify(days)}::jsonb ->> (n % 4))::bigint / 1000 + 36000) end, 'Sanne Bakker'
      from ${every}`)
    await tx.execute(sql`
      insert into forms (organisation_id, form_type, fields, version, updated_by_name)
      select ${id('organisation')}, 'org-information', jsonb_build_object('numberOfLocations', ${locations}::int,
        'organisation', jsonb_build_object('name', 'Zorggroep ' || n),
        'locations', (select jsonb_agg(jsonb_build_object('id', lpad(to_hex(n * 100 + l), 8, '0'),
          'name', (array['De Akker', 'De Brink', 'De Es', 'De Hoeve', 'De Linde', 'De Molen', 'De Zwaan'])[l + 1] || ' ' || n) order by l)
          from generate_series(0, ${locations}::int - 1) as l)), 1, 'Eva Smits'
      from ${every}`)
    await tx.execute(sql`
      insert into forms (organisation_id, location_index, form_type, fields, version, updated_at, updated_by_name)
      select ${id('organisation')}, l, form ->> 'formType', case form ->> 'formType'
          when 'target-date' then jsonb_build_object('date', ${day})
          when 'day-planning-logistics' then jsonb_build_object('date', ${day})
          else form -> 'fields' end, 1, ${since}, 'Eva Smits'
      from ${everyLocation}, jsonb_array_elements(${JSON.stringify(forms)}::text::jsonb) with ordinality as each(form, place)
      where place <= ${steps}`)
    await tx.execute(sql`
      insert into form_changes (organisation_id, form_id, version, path, "from", "to", user_name, way, at)
      select f.organisation_id, f.id, 1, 'date', 'null', f.fields -> 'date', f.updated_by_name, 'page', f.updated_at
      from ${every} join forms f on f.organisation_id = ${id('organisation')} and f.form_type = 'target-date'`)
  })
}
