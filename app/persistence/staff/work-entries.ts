import { sql, type SQL } from 'drizzle-orm'

/** What waits for provider staff, in groups, in the order of the list. The names stand in addresses that people saved. */
export const workGroups = [
  'appointments',
  'passed',
  'questions',
  'review',
  'wifi',
  'call',
  'slips',
  'mail',
  'nobody',
] as const
export type WorkGroup = (typeof workGroups)[number]

/** One thing that waits: of an organisation, of a location by the id of its row ('' for the organisation), by its key. */
export type WorkId = {
  organisationId: string
  row: string
  key: string
  /** Whether it stands for everything of its group at the organisation. */
  ofCustomer: boolean
}

/** How long an appointment that nobody moved or dealt with stays on the list, in days. */
const appointmentDays = 30

/** How heavy what is no entry of attention is; entries have weights of their own. */
const ownWeights = { meeting: 520, appointment: 500, followUp: 450, request: 640, invitation: 650 }

/** By how much something has to grow to show again after it was dealt with: from one kind to the next. */
const grown = 100

/** Entries of attention by their kind. */
const groupOfKind = sql`case e ->> 'kind' when 'slipped' then 'passed' when 'check-document' then 'review'
  when 'signing-turn' then 'review' when 'confirm-wifi' then 'wifi' when 'stalled' then 'call' when 'forecast-slips' then 'slips'
  when 'undelivered' then 'mail' when 'no-contact' then 'nobody' end`

const isForStaff = sql`(e ->> 'for' in ('staff', 'owner'))`

const dutchDay = (column: SQL) => sql`(${column} at time zone 'Europe/Amsterdam')::date`
const milliseconds = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`
const seconds = (column: SQL) => sql`extract(epoch from ${column})::float8`
const minute = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI')`

/** Where the organisation as a whole is. */
const regionOfOrganisation = sql`(
  select region from location_progress where organisation_id = c.id and location_index is null limit 1)`

/** Joins the place of rows of this name, which have its organisation and its row, as `p`. */
function placeOf(rows: SQL): SQL {
  return sql`left join location_progress p on p.organisation_id = ${rows}.organisation_id
    and case when ${rows}.location_row = '' then p.location_index is null else p.row = ${rows}.location_row end`
}

/** A calendar date as SQL. */
export const dayIn = (day: number): SQL => sql`${new Date(day).toISOString().slice(0, 10)}::date`

/** The last day of which appointments are listed: tomorrow, and on a Friday or Saturday the Monday. */
function lastAppointmentDay(today: number): SQL {
  const ahead = { 5: 3, 6: 2 }[new Date(today).getUTCDay()] ?? 1
  return dayIn(today + ahead * 86_400_000)
}

/**
 * Common table expressions that end in `standing`: what waits today and was not put off or dealt with, of the organisations
 * in `chosen` (`id`, `name`), which has to stand before them. What was dealt with shows again once it has grown heavier by a
 * kind, or has begun anew since. An entry of attention is carried along by its key alone: it is large, and few are shown.
 *
 * `bundle` is shared by what one row of the list shows: the files of a task. `rank` puts the rows of a group in order: the
 * longest wait first, and of days that slip the one that slips most; appointments by their time.
 * @param today calendar date
 */
export const standingWork = (today: number): SQL => sql`
  causes as (
    select c.id as organisation_id, p.row as location_row, e ->> 'key' as key, ${groupOfKind} as grp,
      (e ->> 'weight')::numeric::int as weight, null::jsonb as own,
      (timestamptz 'epoch' + make_interval(secs => (e ->> 'since')::float8 / 1000))::date as since,
      case when e ->> 'kind' = 'check-document' then 'check-document:' || (e ->> 'item') else e ->> 'key' end as bundle,
      case when e ->> 'kind' = 'forecast-slips' then -(e #>> '{reason,values,count}')::float8
        else (e ->> 'since')::float8 / 1000 end as rank, p.region
    from chosen c join location_progress p on p.organisation_id = c.id, jsonb_array_elements(p.entries) as e
    where p.staff_weight is not null and ${isForStaff} and ${groupOfKind} is not null
    union all
    select c.id, p.row, 'meeting:' || ${minute(sql`m.at`)}, 'appointments', ${ownWeights.meeting}::int,
      jsonb_build_object('kind', 'meeting', 'at', ${milliseconds(sql`m.at`)}), null, 'meeting:' || ${minute(sql`m.at`)},
      ${seconds(sql`m.at`)}, p.region
    from chosen c join location_progress p on p.organisation_id = c.id and p.start_meetings <> '{}'
      cross join lateral (select distinct at from unnest(p.start_meetings) as at) m
    where ${dutchDay(sql`m.at`)} between ${dayIn(today)} and ${lastAppointmentDay(today)}
    union all
    select c.id, '', 'appointment:' || ${minute(sql`r.next_meeting_at`)}, 'appointments', ${ownWeights.appointment}::int,
      jsonb_build_object('kind', 'appointment', 'at', ${milliseconds(sql`r.next_meeting_at`)}, 'words', r.next_meeting_note),
      null, 'appointment', ${seconds(sql`r.next_meeting_at`)}, ${regionOfOrganisation}
    from chosen c join relationships r on r.organisation_id = c.id
    where ${dutchDay(sql`r.next_meeting_at`)} between ${dayIn(today)} - ${appointmentDays}::int and ${lastAppointmentDay(today)}
    union all
    select c.id, n.location_row, 'follow-up:' || n.id, 'appointments', ${ownWeights.followUp}::int,
      jsonb_build_object('kind', 'follow-up', 'at', ${milliseconds(sql`n.follow_up`)}, 'words', left(n.words, 200)), null,
      'follow-up:' || n.id, ${seconds(sql`n.follow_up`)}, p.region
    from chosen c join staff_notes n on n.organisation_id = c.id
      ${placeOf(sql`n`)}
    where n.follow_up <= ${dayIn(today)} and n.followed_up_at is null
    union all
    select c.id, coalesce(p.row, ''), 'request:' || q.id, 'questions', ${ownWeights.request}::int,
      jsonb_build_object('kind', 'request', 'at', ${milliseconds(sql`q.created_at`)}, 'item', q.item, 'request', q.id), null,
      'request:' || q.id, ${seconds(sql`q.created_at`)},
      case when q.location_index is null then ${regionOfOrganisation} else p.region end
    from chosen c join item_requests q on q.organisation_id = c.id
      left join location_progress p on p.organisation_id = q.organisation_id and p.location_index = q.location_index
    where q.withdrawn_at is null and q.answered_at is null and q.archived_location_id is null
    union all
    select c.id, '', 'invitation:' || u.id, 'mail', ${ownWeights.invitation}::int,
      jsonb_build_object('kind', 'invitation', 'at', ${milliseconds(sql`m.created_at`)}, 'words', u.name, 'user', u.id),
      ${dutchDay(sql`m.created_at`)}, 'invitation:' || u.id, ${seconds(sql`m.created_at`)}, ${regionOfOrganisation}
    from chosen c join users u on u.organisation_id = c.id and u.disabled_at is null and u.seen_at is null
      cross join lateral (select created_at from mail_messages where lower(to_address) = lower(u.email)
        and undelivered_why is not null and cause = 'invitation' and created_at >= u.invited_at
        order by created_at desc limit 1) m
  ),
  standing as materialized (
    select w.* from causes w left join handled_entries h
      on h.organisation_id = w.organisation_id and h.location_row = w.location_row and h.entry = w.key
    where h.entry is null or case when h.until is not null then h.until <= ${dayIn(today)}
      else w.weight >= h.weight + ${grown}::int or coalesce(w.since > ${dutchDay(sql`h.at`)}, false) end
  )`

/** The words of a line of `standing` s with its place `p`: what is kept of it there, or its own. */
export const entryIn: SQL = sql`coalesce(s.own, (
  select e from jsonb_array_elements(p.entries) as e where e ->> 'key' = s.key and ${isForStaff} limit 1))`

/** Joins the place of a line of `standing` s, as `p`. */
export const joinedPlace: SQL = placeOf(sql`s`)
