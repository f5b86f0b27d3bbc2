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
      location: plain(location).replace(/\s+/g, ' ') || null,
      description: plain(about) || null,
    })
  }
  return calendar.toString()
}

/**
 * Number and moment of the last change of what appointments are made from. They tell of other forms too, as the address
 * does, so every form counts: the number grows whichever of them is saved.
 * @param forms at least one
 */
export function lastChange(
  forms: readonly { version: number; updatedAt: Date }[],
): Pick<Origin, 'version' | 'changedAt'> {
  return {
    version: forms.reduce((sum, { version }) => sum + version, 0),
    changedAt: new Date(Math.max(...forms.map(({ updatedAt }) => updatedAt.getTime()))),
  }
}

/** Without the characters that calendars do not allow, save line ends, and without marks that turn the direction round. */
const plain = (text: string): string => text.toWellFormed().replace(/(?!\n)\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu, '')
