import { dayOf } from '#app/platform/i18n/dates.ts'
import type { readAppointment } from '#app/persistence/forms/appointments.server.ts'

type Stored = Omit<NonNullable<Awaited<ReturnType<typeof readAppointment>>>, 'version' | 'updatedAt'> | null

/** What an organisation is told: whom it speaks, and when again. */
export type AppointmentView = {
  contact: { name: string; email: string; phone: string; hours: string }
  /** The instant it starts, in milliseconds; null where none is planned, or its day is over. */
  at: number | null
  place: string
  note: string
}

/**
 * What is stored as the organisation reads it.
 * @param now milliseconds since 1970
 */
export function appointmentView(stored: Stored, now: number): AppointmentView {
  const at = stored?.nextMeetingAt?.getTime() ?? null
  const isToCome = at !== null && dayOf(at) >= dayOf(now)
  return {
    contact: {
      name: stored?.contactName ?? '',
      email: stored?.contactEmail ?? '',
      phone: stored?.contactPhone ?? '',
      hours: stored?.contactHours ?? '',
    },
    at: isToCome ? at : null,
    place: isToCome ? (stored?.nextMeetingPlace ?? '') : '',
    note: isToCome ? (stored?.nextMeetingNote ?? '') : '',
  }
}
