import type { Sql } from 'postgres'
import { zonnehofForms } from '#drizzle/seed/de-zonnehof.ts'
import { tuesdayAfter } from '#drizzle/seed/demo-forms.ts'

/** How much there is; everything else grows along with the locations. */
export type Amount = {
  /** What its names and ids begin with, so that more can be put beside it. */
  series: string
  organisations: number
  locations: number
  /** Entries of the usage log for each location; 150 unless something else is said. */
  uses?: number
}

/** What there is for each location: messages, notes of the audit log, entries of the usage log. */
const [mails, notes, usualUses] = [10, 10, 150]
/** Of the library and the help page there is as much for few locations as for many. */
const [libraryDocuments, helpEntries] = [20, 10]

/** What a location fills in, in this order; each has got as far as its number says. */
function formsOfLocation() {
  const today = Date.now()
  const soon = tuesdayAfter(today, 2)
  return [
    ...zonnehofForms(today).filter(({ locationIndex }) => locationIndex === 0),
    { formType: 'wifi-test', fields: { isOn: 'yes' } },
    { formType: 'finalise-start-meeting', fields: { dates: [{ id: 'cccccccc', date: soon + 9 * 3600_000 }] } },
    { formType: 'day-planning-logistics', fields: { date: soon } },
  ]
}

/**
 * Fills a database with care organisations, their people and what these did, in a dozen statements. Every number decides
 * for itself what becomes of it, so that the same amount gives the same database.
 */
export async function addManyLocations(sql: Sql, amount: Amount): Promise<void> {
  const { series, organisations, locations } = amount
  const templates = formsOfLocation()
  const everyOrganisation = sql`generate_series(0, ${organisations}::int - 1) as n`
  const every = (times = 1) => sql`generate_series(1, ${times * locations}::int) as n`
  const organisation = sql`md5(${series} || ' organisation ' || n)::uuid`
  const itsOrganisation = sql`md5(${series} || ' organisation ' || (n - 1) % ${organisations}::int)::uuid`
  const itsIndex = sql`(n - 1) / ${organisations}::int`
  const user = sql`md5(${series} || ' user ' || (n - 1) % ${locations}::int)::uuid`
  const link = sql`md5(${series} || ' link ' || n)::uuid`
  await sql`
    insert into organisations (id, name)
    select ${organisation}, ${series} || ' Zorggroep ' || lpad(n::text, 4, '0') from ${everyOrganisation}`
  await sql`
    insert into relationships (organisation_id, contact_name, state, next_meeting_at, updated_by_name)
    select ${organisation}, 'Contact ' || n, (array['prospect', 'agreed', 'preparing', 'connected'])[n % 4 + 1],
      case when n % 3 = 0 then now() + make_interval(days => n % 30) end, 'Sanne'
    from ${everyOrganisation}`
  await sql`
    insert into forms (organisation_id, form_type, fields, version, updated_by_name)
    select ${itsOrganisation}, 'org-information', jsonb_build_object('locations', jsonb_agg(
      jsonb_build_object('id', lpad(to_hex(n), 8, '0'), 'name', 'Huis ' || n) order by n)), 1, 'Anna'
    from ${every()} group by 1`
  await sql`
    insert into forms (organisation_id, location_index, form_type, fields, version, updated_at, updated_by_name)
    select ${itsOrganisation}, ${itsIndex}, form ->> 'formType', form -> 'fields', 1, now() - make_interval(days => n % 40), 'Anna'
    from ${every()}, jsonb_array_elements(${JSON.stringify(templates)}::text::jsonb) with ordinality as each(form, place)
    where place <= n % ${templates.length + 1}::int`
  await sql`
    insert into form_changes (organisation_id, form_id, version, path, "from", "to", user_name, way)
    select f.organisation_id, f.id, 1, 'location.city', '""', '"Utrecht"', 'Anna', 'page'
    from ${everyOrganisation}, forms f where f.organisation_id = ${organisation}`
  await sql`
    insert into documents (organisation_id, location_index, document_type, name, media_type, size, sha256, storage_key,
      user_uploaded, accepted, created_by_name, created_at, reviewed_at, reviewed_by_name, return_reason)
    select ${itsOrganisation}, ${itsIndex}, 'floor-plan', 'plattegrond ' || n || '.pdf', 'application/pdf', 10000, 'x',
      ${series} || '/' || n, true, n % 4 = 1, 'Anna', now() - make_interval(hours => n), case when n % 4 > 0 then now() - make_interval(mins => n) end,
      case when n % 4 > 0 then 'Sanne' end, case when n % 4 > 1 then 'onleesbaar' end
    from ${every()}`
  await sql`
    insert into users (id, organisation_id, email, name, seen_at)
    select ${user}, ${itsOrganisation}, ${series} || '-' || n || '@example.org', 'Persoon ' || n,
      case when n % 3 > 0 then now() end
    from ${every()}`
  await sql`
    insert into share_links (organisation_id, id, token_hash, purpose, may, location_index, items, recipient_name, language,
      created_by_name, created_at, expires_at)
    select ${itsOrganisation}, ${link}, ${series} || n, 'reviewer', case when n % 5 = 0 then 'review' else 'read' end,
      ${itsIndex}, array['newsletter'], 'Ontvanger ' || n, 'nl', 'Anna', now() - make_interval(hours => n),
      now() + make_interval(days => n % 40 - 10)
    from ${every()}`
  await sql`
    insert into share_events (organisation_id, link_id, kind, by_name)
    select ${itsOrganisation}, ${link}, kind, 'Ontvanger ' || n
    from ${every()}, unnest(array['made', 'opened', 'opened']) as kind`
  await sql`
    insert into mail_messages (organisation_id, cause, to_name, to_address, language, subject, sealed_text, state, created_at)
    select ${itsOrganisation}, 'share-link', 'Ontvanger ' || n, n || '@example.org', 'nl', 'Bericht ' || n, 'x', 'kept',
      now() - make_interval(mins => n)
    from ${every(mails)}`
  await sql`
    insert into audit_log (organisation_id, user_name, action, subject, at)
    select ${itsOrganisation}, 'Sanne', (array['document-accepted', 'mail-opened', 'location-added'])[n % 3 + 1],
      jsonb_build_object('name', 'Iets ' || n), now() - make_interval(mins => n)
    from ${every(notes)}`
  const uses = amount.uses ?? usualUses
  await addUses(sql, amount, { entries: uses * locations, days: 400 })
  await sql`analyze`
}

/**
 * Adds so many forms of organisations that nobody belongs to, five hundred of each. Nothing is kept of their progress, so
 * nothing is told of them either.
 */
export async function addForms(sql: Sql, forms: number): Promise<void> {
  const organisation = sql`md5('forms organisation ' || n / 500)::uuid`
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into organisations (id, name, archived_at)
      select ${organisation}, 'Zorggroep ' || n / 500, now() from generate_series(0, ${forms}::int - 1, 500) as n`
    await tx`
      insert into forms (organisation_id, location_index, form_type, fields, version, updated_by_name)
      select ${organisation}, n % 500 / 10, 'form-' || n % 10, jsonb_build_object('remark', 'Iets ' || n), 1, 'Anna'
      from generate_series(0, ${forms}::int - 1) as n`
  })
  await sql`analyze forms`
}

/** Adds so many entries of the last days to the usage log, by the people of an amount that is there. */
export async function addUses(
  sql: Sql,
  { series, organisations, locations }: Amount,
  { entries, days }: { entries: number; days: number },
): Promise<void> {
  await sql`
    insert into usage_log (organisation_id, user_id, log_type, amount, data, at)
    select md5(${series} || ' organisation ' || (n - 1) % ${organisations}::int)::uuid,
      md5(${series} || ' user ' || (n - 1) % ${locations}::int)::uuid,
      (array['navigation', 'navigation', 'scroll', 'save'])[n % 4 + 1], 0.5,
      '/location/' || (array['basic-info', 'select-initial-target-date', 'setup-it-settings'])[n % 3 + 1]
        || (array['', '/details', '/done'])[n / 3 % 3 + 1],
      now() - make_interval(mins => (n * 7919::bigint % (${days}::int * 1440))::int)
    from generate_series(1, ${entries}::int) as n`
}

/** Fills the library and the help page, which do not grow with the locations. */
export async function addLibraryAndHelp(sql: Sql): Promise<void> {
  await sql`
    insert into library_documents (category, language, title, name, media_type, size, sha256, storage_key, created_by_name)
    select 'general', 'nl', 'Document ' || n, n || '.pdf', 'application/pdf', 1000, 'x', 'library/' || n, 'Sanne'
    from generate_series(1, ${libraryDocuments}::int) as n`
  await sql`
    insert into help_entries (section, position, question_nl, answer_nl, question_en, answer_en, updated_by_name)
    select 'start', n, 'Vraag ' || n, 'Antwoord', 'Question ' || n, 'Answer', 'Sanne'
    from generate_series(1, ${helpEntries}::int) as n`
}
