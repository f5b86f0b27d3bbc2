import { endOfQuiet, type MailPreferences } from '#app/persistence/notifications/preferences.ts'

/** What happens so soon after a message of the same cause waits, and goes in one message with what comes meanwhile. */
export const gatheredFor = 600_000

/**
 * When what waits for somebody is to be told: at once, or later where the same cause was just told, or it is night.
 * @param lastTold when something of the same cause was told last; null where that is long ago. This and `now` are milliseconds
 */
export function whenToTell(
  { preferences, lastTold }: { preferences: MailPreferences; lastTold: number | null },
  now: number,
): number {
  const calm = lastTold === null ? now : Math.max(now, lastTold + gatheredFor)
  return endOfQuiet(preferences, calm)
}
