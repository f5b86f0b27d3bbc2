import { sql, type SQL } from 'drizzle-orm'

/** What waits for provider staff, in groups, the most urgent first. */
export const workGroups = ['call', 'late', 'slips', 'review', 'sign', 'wifi', 'answers', 'mail', 'nobody'] as const
export type WorkGroup = (typeof workGroups)[number]

/** One thing that waits: of an organisation, of a location by the id of its row ('' for the organisation), by its key. */
export type WorkId = { organisationId: string; row: string; key: string }

/** How long an appointment that nobody moved or dealt with stays on the list, in days. */
const appointmentDays = 30

/** What goes before what in its group; entries of attention have weights of their own. */
const ownWeights = { appointment: 500, followUp: 450, invitation: 650 }

/** By how much something has to grow to show again after it was dealt with: from one kind to the next. */
const grown = 100

/** Entries of attention by their kind. What is late and what came in by link waits for leaders, and staff see to it. */
const groupOfKind = sql`case e ->> 'kind' when 'stalled' then 'call' when 'late' then 'late' when 'slipped' then 'slips'
  when 'check-document' then 'review' when 'signing-turn' then 'sign' when 'confirm-wifi' then 'wifi' when 'answer' then 'answers'
  when 'undelivered' then 'mail' when 'no-contact' then 'nobody' end`

const isForStaff = sql`(e ->> 'for' in ('staff', 'owner') or e ->> 'for' = 'leader' and e ->> 'kind' in ('late', 'answer'))`

/** What is kept of a place is large; that of most places need not be opened. */
const hasWork = sql`(p.staff_weight is not null or p.late_count > 0 or exists (
  select 1 from share_links l where l.organisation_id = p.organisation_id
    and l.location_index is not distinct from p.location_index
    and l.outcome is not null and l.confirmed_at is null and l.revoked_at is null and l.replaced_by_id is null))`

const dutchDay = (column: SQL) => sql`(${column} at time zone 'Europe/Amsterdam')::date`
const milliseconds = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`

/** A calendar date as SQL. */
export const dayIn = (day: number): SQL => sql`${new Date(day).toISOString().slice(0, 10)}::date`

/**
 * Common table expressions that end in `standing`: what waits today and was not put off or dealt with, of the organisations
 * in `chosen` (`id`, `name`), which has to stand before them. What was dealt with shows again once it has grown heavier by a
 * kind, or has begun anew since. An entry of attention is carried along by its key alone: it is large, and few are shown.
 * @param today calendar date
 */
export const standingWork = (today: number): SQL => sql`
  causes as (
    select c.id as organisation_id, p.row as location_row, e ->> 'key' as key, ${groupOfKind} as grp,
      (e ->> 'weight')::numeric::int as weight, null::jsonb as own,
      (timestamptz 'epoch' + make_interval(secs => (e ->> 'since')::float8 / 1000))::date as since
    from chosen c join location_progress p on p.organisation_id = c.id, jsonb_array_elements(p.entries) as e
    where ${hasWork} and ${isForStaff} and ${groupOfKind} is not null
    union all
    select c.id, '', 'appointment:' || to_char(r.next_meeting_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI'), 'call',
      ${ownWeights.appointment}::int,
      jsonb_build_object('kind', 'appointment', 'at', ${milliseconds(sql`r.next_meeting_at`)}, 'words', r.next_meeting_note),
      ${dutchDay(sql`r.next_meeting_at`)}
    from chosen c join relationships r on r.organisation_id = c.id
    where ${dutchDay(sql`r.next_meeting_at`)} between ${dayIn(today)} - ${appointmentDays}::int and ${dayIn(today)}
    union all
    select c.id, n.location_row, 'follow-up:' || n.id, 'call', ${ownWeights.followUp}::int,
      jsonb_build_object('kind', 'follow-up', 'at', ${milliseconds(sql`n.follow_up`)}, 'words', left(n.words, 200)), n.follow_up
    from chosen c join staff_notes n on n.organisation_id = c.id
    where n.follow_up <= ${dayIn(today)} and n.followed_up_at is null
    union all
    select c.id, '', 'invitation:' || u.id, 'mail', ${ownWeights.invitation}::int,
      jsonb_build_object('kind', 'invitation', 'at', ${milliseconds(sql`m.created_at`)}, 'words', u.name, 'user', u.id),
      ${dutchDay(sql`m.created_at`)}
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
export const joinedPlace: SQL = sql`left join location_progress p on p.organisation_id = s.organisation_id
  and case when s.location_row = '' then p.location_index is null else p.row = s.location_row end`
