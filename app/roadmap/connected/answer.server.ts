import type { Contributor } from '#app/persistence/actor.ts'
import type { Origin } from '#app/persistence/forms/forms.server.ts'
import { connectionIn } from '../flow/key-dates.ts'
import { connectionDayItem } from '../registry.ts'
import type { Fields } from '../rules/fields.ts'
import { save, type SaveRequest, type SaveResult } from '../flow/save.server.ts'

/** What somebody says of a connection day that is over; 'undo' takes back what was said. */
export type ConnectionAnswer = 'all' | 'partly' | 'undo'

type Said = {
  /** The calendar date that was asked about. */
  day: number
  answer: ConnectionAnswer
}

type Asked = Said & {
  locationIndex: number
  /** The id of the location in the organisation's list; null where the sender does not say. */
  locationId: string | null
  origin: Origin
}

/**
 * Keeps whether the connection took place on a day that is over. A day that was only aimed at is then the connection day.
 * @returns 'moved' where the location has another day by now, or another place in the list, and nothing is kept
 */
export async function answerConnection(contributor: Contributor, asked: Asked): Promise<'kept' | 'moved'> {
  const { locationIndex, locationId, origin } = asked
  const result = await save(contributor, { locationIndex, locationId, origin, ...answering(asked) })
  return isAnswerKept(result, asked) ? 'kept' : 'moved'
}

/** How an answer is saved: it changes nothing where another day is the connection day by now. */
export const answering = ({ day, answer }: Said): Pick<SaveRequest, 'item' | 'version' | 'change'> => ({
  ...{ item: connectionDayItem, version: null },
  change: (fields: Fields) => {
    const { date } = connectionIn(fields)
    if (date !== null && date !== day) return fields
    return { ...fields, date: date ?? day, connectedOn: connectedOn({ day, answer }), bedsLeft: answer === 'partly' }
  },
})

/** Whether a save kept the answer. */
export function isAnswerKept(result: SaveResult, said: Said): boolean {
  if (result.outcome !== 'saved') return false
  const kept = connectionIn(result.fields)
  return kept.date === said.day && kept.connectedOn === connectedOn(said)
}

const connectedOn = ({ day, answer }: Said): number | null => (answer === 'undo' ? null : day)
