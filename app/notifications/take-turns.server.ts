import { isEmailAddress } from '#app/platform/config/email-address.ts'
import { defaultLanguage, isLanguage, type Language } from '#app/platform/i18n/languages.ts'
import { log } from '#app/platform/log/log.ts'
import type { MailMessage } from '#app/platform/mail/message.server.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { database } from '#app/persistence/database.server.ts'
import {
  findDuePeople,
  type DuePerson,
  type DueSchedule,
  type Looked,
  type Schedule,
} from '#app/persistence/notifications/due-people.server.ts'
import { usualPreferences } from '#app/persistence/notifications/preferences.ts'
import { noteLooked, takeTurn } from '#app/persistence/notifications/turns.server.ts'
import type { Turn } from './schedule.server.ts'

/** How many people are read at once. */
const batch = 500

/** A message to somebody, with the keys of the tasks it reminds of. */
export type Written = { person: DuePerson; message: MailMessage; reminded?: readonly string[] }

/** A kind of message that people get at their time. */
export type TurnKind = {
  what: Looked
  turnOf: (schedule: Schedule, now: number) => Turn | null
  /** What there is to say to people of one organisation; who is left out gets nothing. */
  ofMembers: (people: readonly DuePerson[], organisationId: string) => Promise<Written[]>
  /** The same for provider staff. */
  ofStaff: (people: readonly DuePerson[]) => Promise<Written[]>
}

/**
 * Writes to everybody whose turn it is, and notes of everybody that it was looked. What fails for one organisation is tried
 * again the next time.
 * @param schedules that people chose
 * @param now in milliseconds
 * @param signal ends it after the organisation that is under way
 * @returns how many messages were written
 */
export async function takeTurns(
  { what, turnOf, ofMembers, ofStaff }: TurnKind,
  schedules: readonly Schedule[],
  now: number,
  signal?: AbortSignal,
): Promise<number> {
  const due = [null, ...schedules].flatMap((schedule): DueSchedule[] => {
    const turn = turnOf(schedule ?? usualPreferences, now)
    return turn ? [{ schedule, since: turn.since }] : []
  })
  let count = 0
  for (let last: string | null = ''; due.length > 0 && last !== null && !signal?.aborted;) {
    const found = await findDuePeople(what, due, last, batch)
    for (const people of byOrganisation(found.people)) {
      if (signal?.aborted) break
      count += await writeTo(people).catch((error: unknown) => {
        log.error({ err: error, organisationId: people[0]?.organisationId, cause: what }, 'automatic mail not written')
        return 0
      })
    }
    last = found.last
  }
  return count

  async function writeTo(people: readonly DuePerson[]): Promise<number> {
    const reachable = people.filter(({ email }) => isEmailAddress(email))
    const organisationId = people[0]?.organisationId ?? null
    const written = await (organisationId === null ? ofStaff(reachable) : ofMembers(reachable, organisationId))
    let count = 0
    for (const one of written) if (await writeOnce(one)) count += 1
    await noteLooked(
      database(),
      what,
      people.map(({ userId }) => userId),
      now,
    )
    return count
  }

  function writeOnce({ person, message, reminded = [] }: Written): Promise<boolean> {
    const turn = turnOf(person.preferences, now)
    return database().transaction(async (tx) => {
      const mine = turn && (await takeTurn(tx, { userId: person.userId, cause: what, key: turn.key }, reminded, now))
      return mine ? queueMail(tx, message) : false
    })
  }
}

function byOrganisation(people: readonly DuePerson[]): DuePerson[][] {
  const groups = new Map<string | null, DuePerson[]>()
  for (const person of people) {
    const group = groups.get(person.organisationId)
    if (group) group.push(person)
    else groups.set(person.organisationId, [person])
  }
  return [...groups.values()]
}

/** The language in which somebody is written to. */
export const languageOf = ({ language }: Pick<DuePerson, 'language'>): Language =>
  isLanguage(language) ? language : defaultLanguage
