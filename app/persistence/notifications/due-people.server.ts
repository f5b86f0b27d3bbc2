import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { database } from '../database.server.ts'
import type { MailPreferences } from './preferences.ts'
import { preferencesIn } from './preferences.server.ts'

/** When somebody wants messages. */
export type Schedule = Omit<MailPreferences, 'muted'>

/** What is looked at for people at its time. */
export type Looked = 'digest' | 'reminder'

/** Somebody whose turn it is. */
export type DuePerson = {
  userId: string
  name: string
  email: string
  language: string | null
  isAdmin: boolean
  /** Null for provider staff. */
  organisationId: string | null
  organisationName: string
  /** The provider's contact of the organisation; '' for what is not filled in. */
  contact: { name: string; phone: string }
  preferences: MailPreferences
}

/** A schedule whose time it is; null is that of everybody who chose none. Who was looked at since then is done. */
export type DueSchedule = { schedule: Schedule | null; since: number }

const hours = z.number().nullable()
const chosen = z.object({
  ...{ timeZone: z.string(), digestDay: z.number(), digestHour: z.number(), quietFrom: hours, quietUntil: hours },
})

/** The different schedules that people chose; few, however many people there are. */
export async function listSchedules(): Promise<Schedule[]> {
  const rows = await database().execute(sql`
    select distinct time_zone as "timeZone", digest_day as "digestDay", digest_hour as "digestHour",
      quiet_from as "quietFrom", quiet_until as "quietUntil"
    from mail_preferences`)
  return z
    .array(chosen)
    .parse(rows)
    .map((row) => preferencesIn({ ...row, muted: [] }))
}

const found = z.object({
  ...{ userId: z.string(), name: z.string(), email: z.string(), language: z.string().nullable(), isAdmin: z.boolean() },
  ...{ organisationId: z.string().nullable(), organisationName: z.string() },
  ...{ contactName: z.string(), contactPhone: z.string(), place: z.string() },
  preferences: chosen.extend({ muted: z.array(z.string()) }).nullable(),
})

const selectPeople = sql`
  select u.id as "userId", u.name, u.email, u.language, u.is_admin as "isAdmin", u.organisation_id as "organisationId",
    coalesce(o.name, '') as "organisationName", coalesce(r.contact_name, '') as "contactName",
    coalesce(r.contact_phone, '') as "contactPhone", concat(u.organisation_id, ' ', u.id) as place,
    case when p.user_id is not null then jsonb_build_object('timeZone', p.time_zone, 'digestDay', p.digest_day,
      'digestHour', p.digest_hour, 'quietFrom', p.quiet_from, 'quietUntil', p.quiet_until, 'muted', p.muted) end as preferences
  from users u
  left join organisations o on o.id = u.organisation_id
  left join relationships r on r.organisation_id = u.organisation_id
  left join mail_preferences p on p.user_id = u.id`

/**
 * People whose turn it is and who were not looked at, in the order of their organisations: neither disabled, nor of an
 * archived organisation, nor those who do not want it.
 * @param after the place of the last one that was read; '' at first
 */
export async function findDuePeople(
  what: Looked,
  due: readonly DueSchedule[],
  after: string,
  most: number,
): Promise<{ people: DuePerson[]; last: string | null }> {
  const times = due.map(({ schedule, since }) => ({
    ...{ time_zone: schedule?.timeZone ?? null, digest_day: schedule?.digestDay ?? null },
    ...{ digest_hour: schedule?.digestHour ?? null, quiet_from: schedule?.quiet?.from ?? null },
    ...{ quiet_until: schedule?.quiet?.until ?? null, since: new Date(since).toISOString() },
  }))
  const rows = await database().execute(sql`
    ${selectPeople}
    join jsonb_to_recordset(${JSON.stringify(times)}::jsonb) as d(time_zone text, digest_day smallint, digest_hour smallint,
      quiet_from smallint, quiet_until smallint, since timestamptz)
      on (p.time_zone, p.digest_day, p.digest_hour, p.quiet_from, p.quiet_until) is not distinct from
        (d.time_zone, d.digest_day, d.digest_hour, d.quiet_from, d.quiet_until)
    where u.disabled_at is null and o.archived_at is null and (u.is_admin or u.organisation_id is not null)
      and (p.user_id is null or not ${what} = any(p.muted))
      and not exists (
        select from mail_turns t where t.user_id = u.id and t.cause = 'looked' and t.key = ${what} and t.sent_at >= d.since)
      and concat(u.organisation_id, ' ', u.id) > ${after}
    order by place limit ${most}`)
  const people = z.array(found).parse(rows)
  return {
    last: people.at(-1)?.place ?? null,
    people: people.map(personIn),
  }
}

function personIn({ preferences, contactName, contactPhone, place: _, ...person }: z.output<typeof found>): DuePerson {
  const contact = { name: contactName, phone: contactPhone }
  return { ...person, contact, preferences: preferencesIn(preferences) }
}

/** Everybody of an organisation at work who can sign in, whatever they want to get. */
export async function readMembers(organisationId: string): Promise<DuePerson[]> {
  const rows = await database().execute(sql`
    ${selectPeople}
    where u.organisation_id = ${organisationId}::uuid and u.disabled_at is null and o.archived_at is null
    order by u.created_at, u.id`)
  return z.array(found).parse(rows).map(personIn)
}
