import { areRemindersStopped, stopReminders } from '#app/persistence/links/reminder-stops.server.ts'
import { isMuted, muteCause } from '#app/persistence/notifications/preferences.server.ts'
import type { Stoppable } from '#app/platform/mail/message.server.ts'

/** Whether messages are stopped; null where there is nobody any more to whom they went. */
export const areStopped = (stop: Stoppable): Promise<boolean | null> =>
  'userId' in stop ? isMuted(stop.userId, stop.cause) : areRemindersStopped(stop, stop.linkId)

/**
 * Stops messages, for whoever has the address of it. Twice is the same as once.
 * @returns false where there is nobody any more to whom they went
 */
export async function stopMessages(stop: Stoppable): Promise<boolean> {
  if ((await areStopped(stop)) === null) return false
  if ('userId' in stop) await muteCause(stop.userId, stop.cause)
  else await stopReminders(stop, stop.linkId)
  return true
}
