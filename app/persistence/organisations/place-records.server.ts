import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tenant } from '../actor.ts'
import { database } from '../database.server.ts'
import { parsedOnce } from '../forms/parsed-once.ts'
import { knownRows } from '../known-rows.ts'
import { requestRow, requestsOfOrganisation } from '../requests/known-requests.ts'

/** One place: a location by its position, or, with null, its organisation as a whole. */
export type Place = Tenant & { locationIndex: number | null }

const place = { organisationId: z.string(), locationIndex: z.number().nullable() }
const moment = z.number().nullable()
const asDate = z.number().transform((at) => new Date(at))
const asDateOrNull = moment.transform((at) => (at === null ? null : new Date(at)))

const formRow = z.object({
  ...place,
  formType: z.string(),
  fields: z.string().transform(parsedOnce),
  /** When it was first saved, and last. */
  firstAt: z.number(),
  lastAt: z.number(),
})
const documentRow = z.object({
  ...place,
  id: z.string(),
  documentType: z.string(),
  name: z.string(),
  userUploaded: z.boolean(),
  accepted: z.boolean(),
  createdAt: asDate,
  replacedAt: asDateOrNull,
  reviewedAt: asDateOrNull,
  reviewedByName: z.string().nullable(),
  returnReason: z.string().nullable(),
  scan: z.enum(['off', 'waiting', 'clean', 'infected']).catch('waiting'),
  isRemoved: z.boolean(),
})
const linkRow = z.object({
  ...place,
  id: z.string(),
  purpose: z.enum(['signer', 'dpo', 'ict', 'council', 'family', 'reviewer', 'colleague', 'prospect']),
  may: z.enum(['read', 'review', 'upload', 'fill', 'sign']),
  items: z.array(z.string()),
  recipientName: z.string(),
  createdAt: asDate,
  expiresAt: asDate,
  openedAt: asDateOrNull,
  outcome: z.enum(['approved', 'changes-asked', 'declined', 'moved', 'filled', 'uploaded', 'signed']).nullable(),
  outcomeAt: asDateOrNull,
  answeredVersion: z.string().nullable(),
  otherSigner: z.string().nullable(),
  isLookedAt: z.boolean(),
  isCounterSigned: z.boolean(),
  alsoSigns: z.boolean(),
  signingRound: z.number(),
  askedAgainAt: asDateOrNull,
  hasQuestion: z.boolean(),
  isUndelivered: z.boolean(),
  undeliveredWhy: z.enum(['unknown-address', 'mailbox-full', 'refused', 'spam']).nullable().catch(null),
  remindedAt: asDateOrNull,
  reminders: z.enum(['mail', 'hand', 'stopped']),
})
const assignmentRow = z.object({
  ...place,
  id: z.string(),
  item: z.string(),
  assigneeId: z.string(),
  assigneeName: z.string(),
  givenBy: z.string().nullable(),
  givenByName: z.string(),
  givenAt: asDate,
  note: z.string(),
  wishDay: moment,
  remindedAt: asDateOrNull,
  isAccepted: z.boolean(),
  isDone: z.boolean(),
})
const organisationRow = z.object({
  organisationId: z.string(),
  name: z.string(),
  /** Of the person who looks after it; null where that was never filled in. */
  contact: z.record(z.string(), z.unknown()).nullable(),
  nextMeetingAt: moment,
  /** Which tasks do not apply to its locations: what waits for an answer, and what provider staff agreed to. */
  requests: z.array(requestRow),
})
const sisterRow = z.object({
  ...{ organisationId: z.string(), locationIndex: z.number(), name: z.string() },
  ...{ connectionDay: moment, isDone: z.boolean(), isConnected: z.boolean() },
})

/** All that progress and entries of places are made from. */
export type RecordsOfPlaces = {
  /** Of the places, and of their organisations as a whole. */
  forms: z.output<typeof formRow>[]
  /** Of the places; removed ones too, because uploading them was a change. */
  documents: z.output<typeof documentRow>[]
  /** Of the places; without those that were replaced or taken back. */
  links: z.output<typeof linkRow>[]
  /** Tasks of the places that somebody has to do. */
  assignments: z.output<typeof assignmentRow>[]
  organisations: z.output<typeof organisationRow>[]
  /** The locations of organisations that are asked for as a whole, as they are kept. */
  sisters: z.output<typeof sisterRow>[]
}

const milliseconds = (column: string) => sql.raw(`(extract(epoch from ${column}) * 1000)::float8`)

/** Reads what is known of these places, of one or several organisations: at most six queries at once, however many there are. */
export async function readRecordsOf(places: readonly Place[]): Promise<RecordsOfPlaces> {
  const db = database()
  const asked = sql`asked as (
    select * from jsonb_to_recordset(${JSON.stringify(places)}::jsonb) as a("organisationId" uuid, "locationIndex" int)
  )`
  // Two ways in, because an index finds a location by its number and not by "is not distinct from".
  const ofPlaces = (columns: ReturnType<typeof sql>, table: string, which: ReturnType<typeof sql>) => sql`
    with ${asked}
    select ${columns} from asked join ${sql.identifier(table)} t
      on t.organisation_id = asked."organisationId" and t.location_index = asked."locationIndex" where ${which}
    union all
    select ${columns} from ${sql.identifier(table)} t
    where t.location_index is null and t.organisation_id in (select "organisationId" from asked where "locationIndex" is null)
      and ${which}`
  const [forms, documents, links, assignments, organisations, sisters] = await Promise.all([
    db.execute(sql`
      with ${asked}
      select ${formColumns} from asked join forms t
        on t.organisation_id = asked."organisationId" and t.location_index = asked."locationIndex"
      where t.archived_location_id is null
      union all
      select ${formColumns} from forms t where t.location_index is null and t.archived_location_id is null
        and t.organisation_id in (select "organisationId" from asked)`),
    db.execute(ofPlaces(documentColumns, 'documents', sql`t.archived_location_id is null`)),
    db.execute(ofPlaces(linkColumns, 'share_links', sql`t.revoked_at is null and t.replaced_by_id is null`)),
    db.execute(ofPlaces(assignmentColumns, 'assignments', sql`t.ended_at is null`)),
    db.execute(sql`
      with ${asked}
      select o.id as "organisationId", o.name, to_jsonb(r) as contact,
        ${milliseconds('r.next_meeting_at')} as "nextMeetingAt",
        ${requestsOfOrganisation(sql`o.id`)} as requests
      from organisations o left join relationships r on r.organisation_id = o.id
      where o.id in (select "organisationId" from asked)`),
    places.some(({ locationIndex }) => locationIndex === null)
      ? db.execute(sql`
          with ${asked}
          select p.organisation_id as "organisationId", p.location_index as "locationIndex", p.name,
            ${milliseconds('p.connection_day')} as "connectionDay", p.completed = p.total as "isDone",
            p.is_connected as "isConnected"
          from location_progress p
          where p.location_index is not null and p.computed_revision is not null
            and p.organisation_id in (select "organisationId" from asked where "locationIndex" is null)
          order by p.organisation_id, p.location_index`)
      : [],
  ])
  return {
    forms: z.array(formRow).parse(forms),
    documents: z.array(documentRow).parse(documents),
    links: knownRows(linkRow).parse(links),
    assignments: z.array(assignmentRow).parse(assignments),
    organisations: z.array(organisationRow).parse(organisations),
    sisters: z.array(sisterRow).parse(sisters),
  }
}

const placeColumns = sql`t.organisation_id as "organisationId", t.location_index as "locationIndex"`

const formColumns = sql`${placeColumns}, t.form_type as "formType", t.fields::text as fields, ${milliseconds('t.updated_at')} as "lastAt",
  (extract(epoch from least(t.updated_at, (
    select c.at from form_changes c where c.organisation_id = t.organisation_id and c.form_id = t.id
    order by c.version limit 1
  ))) * 1000)::float8 as "firstAt"`

const documentColumns = sql`${placeColumns}, t.id, t.document_type as "documentType", t.name, t.user_uploaded as "userUploaded",
  t.accepted, ${milliseconds('t.created_at')} as "createdAt", ${milliseconds('t.replaced_at')} as "replacedAt",
  ${milliseconds('t.reviewed_at')} as "reviewedAt", t.reviewed_by_name as "reviewedByName",
  t.return_reason as "returnReason", t.scan, t.removed_at is not null as "isRemoved"`

const ofLastMail = sql`from mail_messages m where m.link_id = t.id order by m.created_at desc limit 1`

const linkColumns = sql`${placeColumns}, t.id, t.purpose, t.may, to_jsonb(t.items) as items, t.recipient_name as "recipientName",
  ${milliseconds('t.created_at')} as "createdAt", ${milliseconds('t.expires_at')} as "expiresAt",
  (select extract(epoch from min(e.at)) * 1000 from share_events e
    where e.organisation_id = t.organisation_id and e.link_id = t.id and e.kind = 'opened')::float8 as "openedAt",
  t.outcome, ${milliseconds('t.outcome_at')} as "outcomeAt", t.answered_version as "answeredVersion",
  case when t.outcome = 'signed' then t.outcome_words end as "otherSigner", t.confirmed_at is not null as "isLookedAt",
  t.counter_signed_at is not null as "isCounterSigned", t.also_signs as "alsoSigns",
  t.signing_round as "signingRound", ${milliseconds('t.asked_again_at')} as "askedAgainAt", t.question is not null as "hasQuestion",
  coalesce((select m.state = 'failed' or m.undelivered_why is not null ${ofLastMail}), false) as "isUndelivered",
  (select m.undelivered_why ${ofLastMail}) as "undeliveredWhy",
  (select extract(epoch from max(e.at)) * 1000 from share_events e
    where e.organisation_id = t.organisation_id and e.link_id = t.id and e.kind = 'reminded')::float8 as "remindedAt",
  case when t.reminders_stopped_at is not null then 'stopped' when t.recipient_email = '' then 'hand' else 'mail' end as reminders`

const assignmentColumns = sql`${placeColumns}, t.id, t.item, t.assignee_id as "assigneeId", t.assignee_name as "assigneeName",
  t.given_by as "givenBy", t.given_by_name as "givenByName", t.note, ${milliseconds('t.given_at')} as "givenAt",
  ${milliseconds('t.wish_day')} as "wishDay", ${milliseconds('t.reminded_at')} as "remindedAt", t.accepted_at is not null as "isAccepted", t.done_at is not null as "isDone"`
