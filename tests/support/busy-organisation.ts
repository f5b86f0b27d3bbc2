import { workingDaysAfter, workingDaysBefore } from '#app/platform/calendar/working-days.server.ts'
import { sendTimedMail } from '#app/notifications/job.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { savePreferences } from '#app/persistence/notifications/preferences.server.ts'
import { usualPreferences, type MailPreferences } from '#app/persistence/notifications/preferences.ts'
import { staffEntryAddress } from '#app/staff/board/entry-address.ts'
import { addForm, addOrganisation } from './care-organisation.ts'

const hour = 3_600_000
/** A Monday, half past nine in the Netherlands: later than the clock of any machine that runs this. */
export const monday = Date.UTC(2090, 4, 8, 7, 30)
export const tuesday = monday + 24 * hour
/** The calendar date of that Monday. */
export const today = Date.UTC(2090, 4, 8)

/** Writes digests and reminders of an instant in milliseconds; null where nothing is looked for. */
export const sendTimed = (now: number) => sendTimedMail(staffEntryAddress, now)

/** Somebody of an organisation whose location is connected so many working days after that Monday: nothing else is filled in. */
export async function addBusy(connectionIn: number): Promise<Member> {
  const member = await addOrganisation(['Huis aan de Vecht'])
  await addTarget(member, 0, connectionIn)
  return member
}

/** Gives a location its target date. */
export const addTarget = (member: Member, index: number, connectionIn: number): Promise<void> =>
  addForm(member, index, 'target-date', {
    date: connectionIn < 0 ? workingDaysBefore(today, -connectionIn) : workingDaysAfter(today, connectionIn),
  })

/** Lets somebody choose something about messages. */
export const choose = (member: Member, over: Partial<MailPreferences>): Promise<void> =>
  savePreferences(member, { ...usualPreferences, ...over })
