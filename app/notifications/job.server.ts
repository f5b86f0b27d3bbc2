import { primaryOrigin } from '#app/platform/auth/config.server.ts'
import { environment } from '#app/platform/config/env.server.ts'
import { log } from '#app/platform/log/log.ts'
import { inTurnForUpkeep } from '#app/persistence/cleanup.server.ts'
import { listSchedules, type Schedule } from '#app/persistence/notifications/due-people.server.ts'
import { usualPreferences } from '#app/persistence/notifications/preferences.ts'
import type { StaffEntry } from '#app/roadmap/attention/read.server.ts'
import { memberDigests } from './digest/member-digest.server.ts'
import { staffDigests } from './digest/staff-digest.server.ts'
import { sendLinkReminders } from './reminders/link-reminders.server.ts'
import { taskReminders } from './reminders/task-reminders.server.ts'
import { digestTurn, reminderTurn } from './schedule.server.ts'
import { takeTurns, type TurnKind } from './take-turns.server.ts'

/** What is known above this layer: where provider staff go with an entry. */
export type StaffAddress = (entry: StaffEntry) => string

/** How many messages of each kind were written. */
export type TimedMail = { digests: number; reminders: number; links: number }

/**
 * Writes what is due: weekly digests, reminders of tasks, reminders of links; unless another server is at it. Nothing is written
 * without a mail server. While it is no time for messages it costs one query.
 * @param now in milliseconds
 * @param signal ends it after the organisation that is under way
 * @returns null where there was nothing to look for
 */
export async function sendTimedMail(
  addressOf: StaffAddress,
  now: number,
  signal?: AbortSignal,
): Promise<TimedMail | null> {
  if (environment().SMTP_URL === undefined) return null
  const began = performance.now()
  const schedules = await listSchedules()
  const isTime = [usualPreferences, ...schedules].some((one) => digestTurn(one, now) ?? reminderTurn(one, now))
  if (!isTime) return null
  const done = await inTurnForUpkeep(() => writeAll(addressOf, schedules, now, signal), 'timedMail')
  if (done && Object.values(done.result).some((count) => count > 0)) {
    log.info({ ...done.result, ms: Math.round(performance.now() - began) }, 'timed mail')
  }
  return done?.result ?? null
}

async function writeAll(
  addressOf: StaffAddress,
  schedules: readonly Schedule[],
  now: number,
  signal?: AbortSignal,
): Promise<TimedMail> {
  const origin = primaryOrigin()
  const kinds: Record<'digests' | 'reminders', TurnKind> = {
    digests: {
      ...{ what: 'digest', turnOf: digestTurn },
      ofMembers: (people, organisationId) => memberDigests(people, organisationId, { origin, now }),
      ofStaff: (people) => staffDigests(people, { origin, now, addressOf }),
    },
    reminders: {
      ...{ what: 'reminder', turnOf: reminderTurn },
      ofMembers: (people, organisationId) => taskReminders(people, organisationId, { origin, now }),
      ofStaff: () => Promise.resolve([]),
    },
  }
  const digests = await takeTurns(kinds.digests, schedules, now, signal)
  const reminders = await takeTurns(kinds.reminders, schedules, now, signal)
  return { digests, reminders, links: await sendLinkReminders(now, signal) }
}
