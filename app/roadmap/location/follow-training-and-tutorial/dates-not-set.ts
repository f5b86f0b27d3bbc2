import type { Facts } from '#app/roadmap/rules/facts.ts'

/** The key of the words that say which date of the training is not known yet; null where both are. */
export function datesNotSet({ connectionDate, startMeetings }: Facts): string | null {
  if (startMeetings.length > 0) return connectionDate === null ? 'notSet.day' : null
  return connectionDate === null ? 'notSet.both' : 'notSet.meeting'
}
