import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { sendTimedMail } from '#app/notifications/job.server.ts'
import { holidayOn, isWorkingDay } from '#app/platform/calendar/working-days.server.ts'
import { database } from '#app/persistence/database.server.ts'
import { clockIn } from '#app/persistence/notifications/preferences.ts'
import { staffEntryAddress } from '#app/staff/board/entry-address.ts'
import { act } from './acts.ts'
import { addWorld } from './add-world.ts'
import { tellAll } from './told.ts'
import { isDoneAt, makeWorld, type World } from './world.ts'

const [hour, day] = [3_600_000, 86_400_000]
const zone = 'Europe/Amsterdam'

/** How long is simulated, with how many organisations. */
export type Extent = { first: number; days: number; organisations: number; seed: number }

/** A message that was written, to whom, when (milliseconds). */
export type WrittenMail = { address: string; cause: string; at: number }

/** What came of it. */
export type Findings = {
  messages: WrittenMail[]
  /** Of people with an account: messages in each week, from the first in which they got any until the last. */
  perWeek: number[]
  atNight: number
  onHolidays: number
  onWeekends: number
  /** Reminders of tasks that were done. */
  afterDone: number
}

/**
 * Lets the clock run, hour by hour: people work on their tasks in the morning of working days, and the portal writes what is due.
 * The database is open, empty and has a mail server in its settings; notices are written (`writeNotices`).
 */
export async function simulateYear({ first, days, organisations, seed }: Extent): Promise<Findings> {
  const world = makeWorld(first, days, organisations, seed)
  await addWorld(world)
  const messages: WrittenMail[] = []
  const reminded: { at: number; key: string; userId: string }[] = []
  let last = '1970-01-01'
  for (let today = first; today < first + days * day; today += day) {
    for (let now = today; now < today + day; now += hour) {
      const { hour: shown } = clockIn(zone, now)
      if (shown === 11 && isWorkingDay(today)) {
        for (const location of world.locations) await act(location, today, now)
        // What carried links goes out at once, and is not counted.
        last = (await newMail(last, now)).last
      }
      const told = await tellAll(now)
      const written = await sendTimedMail(staffEntryAddress, now)
      if (told === 0 && (!written || written.digests + written.reminders + written.links === 0)) continue
      const found = await newMail(last, now)
      last = found.last
      messages.push(...found.mails)
      reminded.push(...(await remindedAt(now)))
    }
  }
  return findingsFrom(world, messages, reminded, { first, days })
}

const mailRow = z.object({ address: z.string(), cause: z.string(), at: z.string() })

async function newMail(after: string, now: number): Promise<{ mails: WrittenMail[]; last: string }> {
  const rows = await database().execute(sql`
    select to_address as address, cause, created_at::text as at from mail_messages
    where created_at > ${after}::timestamptz order by created_at`)
  const mails = z.array(mailRow).parse(rows)
  return { last: mails.at(-1)?.at ?? after, mails: mails.map(({ address, cause }) => ({ address, cause, at: now })) }
}

async function remindedAt(now: number) {
  const rows = await database().execute(sql`
    select key, user_id as "userId" from mail_turns where cause = 'reminded' and sent_at = ${new Date(now).toISOString()}`)
  return z
    .array(z.object({ key: z.string(), userId: z.string() }))
    .parse(rows)
    .map((one) => ({ ...one, at: now }))
}

function findingsFrom(
  { people, locations }: World,
  messages: WrittenMail[],
  reminded: readonly { at: number; key: string; userId: string }[],
  { first, days }: { first: number; days: number },
): Findings {
  const clocks = messages.map(({ at }) => clockIn(zone, at))
  const isDone = ({ at, key, userId }: (typeof reminded)[number]) => {
    const [place, item] = key.split(' ')
    const organisationId = people.find(({ id }) => id === userId)?.organisationId
    const location = locations.find((one) => one.organisationId === organisationId && one.id === place)
    // Work is done at eleven by the Dutch clock.
    return location !== undefined && isDoneAt(location, item ?? '', at - 11 * hour)
  }
  return {
    messages,
    perWeek: people.flatMap(({ email }) =>
      weeksOf(
        messages.filter(({ address }) => address === email),
        first,
        days,
      ),
    ),
    atNight: clocks.filter(({ hour }) => hour < 7 || hour >= 21).length,
    onHolidays: clocks.filter(({ day }) => holidayOn(day, 'nl') !== null).length,
    onWeekends: clocks.filter(({ weekday }) => weekday > 5).length,
    afterDone: reminded.filter(isDone).length,
  }
}

function weeksOf(messages: readonly WrittenMail[], first: number, days: number): number[] {
  const counts = new Array<number>(Math.ceil(days / 7)).fill(0)
  for (const { at } of messages)
    counts[Math.floor((at - first) / (7 * day))] = (counts[Math.floor((at - first) / (7 * day))] ?? 0) + 1
  const from = counts.findIndex((count) => count > 0)
  return from < 0 ? [] : counts.slice(from, counts.findLastIndex((count) => count > 0) + 1)
}
