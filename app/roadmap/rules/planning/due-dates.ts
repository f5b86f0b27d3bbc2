import { workingDaysBefore } from '#app/platform/calendar/working-days.server.ts'

/** A task as far as planning goes. */
export type Planned = {
  /** Working days before the connection day by which it should be done; at least one. */
  dueBefore: number
}

/**
 * The calendar date by which a task should be done: always a working day, also where the connection day is none.
 * @param connectionDay the calendar date counted back from; for a task of the organisation `earliestDay` of its locations
 */
export const dueDay = ({ dueBefore }: Planned, connectionDay: number): number =>
  workingDaysBefore(connectionDay, dueBefore)

/** The connection day that the tasks of an organisation count back from: the earliest of its locations. */
export function earliestDay(connectionDays: readonly (number | null)[]): number | null {
  const known = connectionDays.filter((day) => day !== null)
  return known.length === 0 ? null : Math.min(...known)
}
