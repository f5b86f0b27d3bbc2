import { formatClock, parseMoment } from '#app/platform/i18n/moments.ts'
import type { TextKey } from '#app/platform/i18n/text.ts'
import type { Appointment } from '#app/roadmap/calendar/appointment.ts'
import { placeIn } from '#app/roadmap/letters/address.ts'
import { plainText } from '#app/roadmap/letters/plain-text.ts'
import type { Writer } from '#app/roadmap/letters/letter.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import { arrival, endOfDay, planDay } from '#app/roadmap/rules/planning/connection-day.ts'
import type { DayPlanning } from '../fields.ts'
import type { nl } from './nl.ts'

/** The connection day for calendars: from the earliest arrival until the last ward may be ready. */
export function connectionDay(
  { date }: Pick<DayPlanning, 'date'>,
  facts: Facts,
  { say, name }: Writer<TextKey<typeof nl>>,
): Appointment[] {
  if (date === null) return []
  const start = instant(date, arrival.from)
  const end = instant(date, endOf(facts.basicInformation.wards))
  if (start === null || end === null) return []
  const about = [say('sheet.arrivalSentence'), say('sheet.rooms'), say('sheet.guide')]
  return [
    {
      id: '',
      start,
      end,
      title: name('appointment.title', { location: facts.locationName }),
      place: placeIn(facts),
      about: plainText({ blocks: [{ kind: 'list', items: about }] }),
    },
  ]
}

/** Without wards only the arrival is known. */
function endOf(wards: Facts['basicInformation']['wards']): number {
  const visits = planDay(wards)
  const last = visits.at(-1)
  return last === undefined ? arrival.to : (last.times?.ready.to ?? endOfDay)
}

/** The instant of a time of day in the Netherlands. */
const instant = (date: number, minutes: number): number | null => parseMoment(date, formatClock(minutes, 'en'))
