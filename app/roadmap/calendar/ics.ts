import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator'
import { withoutControls } from '#app/platform/i18n/without-controls.ts'
import type { Appointment, FromOrigin, Origin } from './appointment.ts'

export const icsType = 'text/calendar; charset=utf-8; method=PUBLISH'

/**
 * Makes a file for calendar programs. Times are instants in UTC: every program shows them by the clock of its reader, and
 * none has to know when the Netherlands changes its clocks. A whole day is that day wherever it is read.
 * @param feed what a calendar that is read again and again is called, and after how many seconds; left out for a file
 */
export function icsOf(origins: readonly FromOrigin[], feed?: { name: string; ttl: number }): string {
  const calendar = ical({
    prodId: { company: 'Routekaart', product: 'Routekaart' },
    method: ICalCalendarMethod.PUBLISH,
    ...feed,
  })
  for (const { appointments, ...origin } of origins) {
    for (const appointment of appointments) calendar.createEvent(eventOf(appointment, origin))
  }
  return calendar.toString()
}

function eventOf(appointment: Appointment, { place, version, changedAt, page }: Origin): ICalEventData {
  const { id, start, end, isWholeDay = false, isFree, isCancelled, title, place: location, about } = appointment
  return {
    id: `${id === '' ? '' : `${id}.`}${place}@routekaart`,
    sequence: version,
    stamp: changedAt,
    lastModified: changedAt,
    start: new Date(start),
    end: new Date(end),
    allDay: isWholeDay,
    summary: withoutControls(title),
    location: withoutControls(location).replace(/\s+/g, ' ') || null,
    // Some programs show no address of a page, unless it stands among the words.
    description: [withoutControls(about), page].filter(Boolean).join('\n\n') || null,
    url: page,
    ...(isFree && { transparency: ICalEventTransparency.TRANSPARENT }),
    ...(isCancelled && { status: ICalEventStatus.CANCELLED }),
  }
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
