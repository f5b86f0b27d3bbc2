import { isEmailAddress } from '#app/platform/config/email-address.ts'
import { dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import type { Actor } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { readMembers, type DuePerson } from '#app/persistence/notifications/due-people.server.ts'
import { clockIn } from '#app/persistence/notifications/preferences.ts'
import { takeTurn } from '#app/persistence/notifications/turns.server.ts'
import { noteAction } from '#app/persistence/staff/audit.server.ts'
import { assertMay } from '#app/persistence/staff-rights.ts'
import { audienceOf, readDueTasks, reminderFor, type DueTask } from './task-reminders.server.ts'

/**
 * What became of reminding people of a place: their names, or why nobody was. `nothing`: no task of it is late or due soon;
 * `nobody`: nobody of the organisation can sign in; `muted`: they want no reminders; `today`: they had one today.
 */
export type Reminded = { names: string[]; why: 'nothing' | 'nobody' | 'muted' | 'today' | null }

/**
 * Reminds people of what is late or due soon, because somebody of the staff asks for it: one message a day to a person at most,
 * that which goes by itself counted, and none to those who do not want any. Answers go to whoever asked for it.
 * @param rows the ids of locations in the list of the organisation, '' for its own tasks; null for all that is due
 * @param at `now` in milliseconds
 * @returns what became of each of these rows; of all under `null` where all was asked for
 */
export async function remindByHand(
  actor: Actor,
  organisationId: string,
  rows: readonly string[] | null,
  { origin, now }: { origin: string; now: number },
): Promise<Map<string | null, Reminded>> {
  assertMay(actor, 'work')
  const today = dayOf(now)
  const [open, members] = await Promise.all([readDueTasks(organisationId, today), readMembers(organisationId)])
  const due = open.filter(({ locationId }) => rows === null || rows.includes(locationId))
  const audience = await audienceOf(organisationId, due)
  const concerns = (person: DuePerson, { locationIndex }: DueTask) => audience.get(locationIndex)?.has(person.userId)
  const concerned = members.filter((person) => due.some((task) => concerns(person, task)))
  const willing = concerned.filter((person) => !isMuted(person) && isEmailAddress(person.email))
  const reminded = await database().transaction(async (tx) => {
    const done: DuePerson[] = []
    for (const person of willing) {
      const own = due.filter((task) => concerns(person, task))
      const turn = {
        userId: person.userId,
        cause: 'reminder' as const,
        key: inputDay(clockIn(person.preferences.timeZone, now).day),
      }
      if (!(await takeTurn(tx, turn, own.map(keyOf), now))) continue
      const message = reminderFor(person, own, { organisationId, today, origin })
      await queueMail(tx, { ...message, onBehalfOf: actor.userId })
      done.push(person)
    }
    if (done.length > 0) {
      const subject = {
        people: done
          .map(({ name }) => name)
          .join(', ')
          .slice(0, 500),
      }
      await noteAction(tx, actor, { action: 'people-reminded', organisationId, subject })
    }
    return done
  })
  return new Map((rows ?? [null]).map((row) => [row, outcomeOf(row)]))

  function outcomeOf(row: string | null): Reminded {
    const own = due.filter(({ locationId }) => row === null || locationId === row)
    const ofRow = (people: readonly DuePerson[]) => people.filter((one) => own.some((task) => concerns(one, task)))
    const names = ofRow(reminded).map(({ name }) => name)
    if (names.length > 0) return { names, why: null }
    if (own.length === 0) return { names, why: 'nothing' }
    if (ofRow(concerned).length === 0) return { names, why: 'nobody' }
    return { names, why: ofRow(willing).length === 0 ? 'muted' : 'today' }
  }
}

const isMuted = ({ preferences }: DuePerson): boolean => preferences.muted.includes('reminder')

/** As those that go by themselves have them, so that both count together. */
const keyOf = ({ locationId, item, due }: DueTask): string =>
  `${locationId || 'organisation'} ${item} ${inputDay(due)} hand`
