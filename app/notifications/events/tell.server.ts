import { database } from '#app/persistence/database.server.ts'
import {
  lockTelling,
  readToldPerson,
  readWaitingNotices,
  settleNotices,
  tellLater,
  type Telling,
} from '#app/persistence/notifications/waiting-notices.server.ts'
import { defaultLanguage, isLanguage } from '#app/platform/i18n/languages.ts'
import { queueMail } from '#app/platform/mail/queue.server.ts'
import { idsOf, type Reader } from './line.ts'
import { isEventCause, linesOf } from './lines.server.ts'
import { noticeMessage } from './message.server.ts'
import { whenToTell } from './when.ts'

/**
 * Tells somebody in one message what waits for them of one cause: now, or later where it was just told or it is night.
 * What is no longer true is left out; where nothing is left, nothing is written. The message and that it was told are
 * written together.
 * @param now milliseconds
 */
export async function tellNotices(
  telling: Telling,
  given: Pick<Reader, 'origin' | 'staffPage' | 'now'>,
): Promise<void> {
  const { organisationId, userId, cause } = telling
  const { now } = given
  await database().transaction(async (tx) => {
    await lockTelling(tx, telling)
    const waiting = await readWaitingNotices(tx, telling)
    if (waiting.length === 0) return
    const person = await readToldPerson(tx, telling)
    if (!person || !isEventCause(cause) || person.preferences.muted.includes(cause))
      return settleNotices(tx, telling, { told: [], forgotten: idsOf(waiting), at: now })
    const at = whenToTell(person, now)
    if (at > now) return tellLater(tx, telling, at)
    const language = isLanguage(person.language) ? person.language : defaultLanguage
    const { name, email: address, isAdmin, organisationName } = person
    const reader = { ...given, organisationId, userId, name, organisationName, isAdmin, language }
    const lines = await linesOf[cause](tx, reader, waiting)
    if (lines.length > 0) {
      const message = noticeMessage(cause, lines, reader)
      await queueMail(tx, { ...message, organisationId, cause, stop: { userId }, to: { name, address }, language })
    }
    const told = lines.flatMap(({ notices }) => notices)
    const forgotten = idsOf(waiting).filter((id) => !told.includes(id))
    await settleNotices(tx, telling, { told, forgotten, at: now })
  })
}
