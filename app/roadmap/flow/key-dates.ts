import { readFields } from '../rules/fields.ts'
import { fields as connectionFields } from '../location/plan-installation-day/fields.ts'
import { fields as targetFields } from '../location/select-initial-target-date/fields.ts'
import { fields as meetingFields, type StartMeeting } from '../location/make-start-meeting-definitive/fields.ts'

/** The dates everybody works to. */
export type KeyDates = {
  /** Calendar date; the definitive day where it is set, else the target date. */
  connectionDay: number | null
  isDefinitive: boolean
  /** Whether somebody said that the bed sensors were connected on that day. */
  isConnected: boolean
  /** Whether they said, too, that beds were left. */
  areBedsLeft: boolean
  /** Instants, in the order of time. */
  startMeetings: number[]
}

/** The dates of a location, from its stored forms. */
export function keyDates(fieldsOf: (formType: string) => unknown): KeyDates {
  const { date: definitive, connectedOn, bedsLeft } = connectionIn(fieldsOf('day-planning-logistics'))
  const target = readFields(targetFields, fieldsOf('target-date')).date
  const connectionDay = definitive ?? target
  const isConnected = connectionDay !== null && connectedOn === connectionDay
  return {
    connectionDay,
    isDefinitive: definitive !== null,
    isConnected,
    areBedsLeft: isConnected && bedsLeft,
    startMeetings: startMeetingsIn(readFields(meetingFields, fieldsOf('finalise-start-meeting'))),
  }
}

/** The connection day that is set, and what was said of it once it was over, as they are stored. */
export const connectionIn = (stored: unknown) => readFields(connectionFields, stored)

/** The start meetings that are set, as they are stored: with the id of the row, which stays when the meeting moves. */
export const startMeetingRows = (stored: unknown): { id: string; at: number }[] =>
  readFields(meetingFields, stored).dates.flatMap(({ id, date }) => (date === null ? [] : [{ id, at: date }]))

/** The instants of the start meetings that are set, in the order of time. */
export const startMeetingsIn = ({ dates }: StartMeeting): number[] =>
  dates.flatMap(({ date }) => (date === null ? [] : [date])).sort((a, b) => a - b)
