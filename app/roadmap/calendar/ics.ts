import ical, { ICalCalendarMethod } from 'ical-generator'
import type { Appointment } from './appointment.ts'

export const icsType = 'text/calendar; charset=utf-8; method=PUBLISH'

type Origin = {
  /** Where the appointments belong: makes their ids unlike all others, and stays the same for ever. */
  place: string
  /** Grows with every change, so that a calendar takes the newest. */
  version: number
  changedAt: Date
}

/**
 * Makes a file for calendar programs. Times are instants in UTC: every program shows them by the clock of its reader, and
 * none has to know when the Netherlands changes its clocks.
 */
export function icsOf(appointments: readonly Appointment[], { place, version, changedAt }: Origin): string {
  const calendar = ical({
    prodId: { company: 'Routekaart', product: 'Routekaart' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const { id, start, end, title, place: location, about } of appointments) {
    calendar.createEvent({
      id: `${id === '' ? '' : `${id}.`}${place}@routekaart`,
      sequence: version,
      stamp: changedAt,
      lastModified: changedAt,
      start: new Date(start),
      end: new Date(end),
      summary: plain(title),
      location: plain(location) || null,
      description: plain(about) || null,
    })
  }
  return calendar.toString()
}

/** Without the characters that calendars do not allow; only line ends may stay. */
const plain = (text: string): string => text.toWellFormed().replace(/(?!\n)\p{Cc}/gu, '')
