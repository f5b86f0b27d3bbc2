import type { ToldEvent } from '#app/persistence/people/calendar-events.server.ts'
import type { Appointment } from '../appointment.ts'

/** Something that stands in somebody's feed now. */
export type FeedEvent = {
  /** Without what follows the @; it stays the same when the event moves. */
  uid: string
  /** A start meeting, a connection day, an appointment with the provider, a day on which tasks are due. */
  kind: ToldEvent['kind']
  appointment: Appointment
  /** The complete address of the page it stands on. */
  page: string
}
