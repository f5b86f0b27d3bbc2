import type { Entry } from '../attention/entry.ts'

/** What the form of a row asks for. `give-again` undoes `take-back`, and stands in no row. */
export const sentActs = ['remind-colleague', 'take-back', 'give-again', 'remind-guest', 'send-again'] as const
export type SentAct = (typeof sentActs)[number]

/** The act of a row. `hand-over`: the sender reminds somebody by passing on their link, because the portal cannot mail them. */
export type OfferedAct = Exclude<SentAct, 'give-again'> | 'hand-over'

/**
 * The one act that the people of a place have on what somebody else holds: they remind that person. Once a colleague was reminded they
 * can take the task back. A guest is reminded once a day at most, by hand or by the portal.
 * @param today calendar date
 * @returns null if there is nothing to do but look
 */
export function offeredAct(
  { kind, subject, reason: { values } }: Pick<Entry, 'kind' | 'subject' | 'reason'>,
  today: number,
): OfferedAct | null {
  if (subject === null) return null
  if (kind === 'waits-for-colleague') return values.reminded === undefined ? 'remind-colleague' : 'take-back'
  if (kind !== 'waits-for-outsider' && kind !== 'undelivered') return null
  if (values.reminders === undefined || values.reminded === today) return null
  if (values.reminders === 'hand') return 'hand-over'
  return kind === 'undelivered' ? 'send-again' : 'remind-guest'
}
