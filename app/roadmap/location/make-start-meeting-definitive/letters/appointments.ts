import type { TextKey } from '#app/platform/i18n/text.ts'
import type { Appointment } from '#app/roadmap/calendar/appointment.ts'
import { placeIn } from '#app/roadmap/letters/address.ts'
import { plainText } from '#app/roadmap/letters/plain-text.ts'
import { paragraph, type Writer } from '#app/roadmap/letters/letter.ts'
import type { Facts } from '#app/roadmap/rules/facts.ts'
import type { StartMeeting } from '../fields.ts'
import { contactLines } from './invitation.ts'
import type { nl } from './nl.ts'

/** A start meeting takes 45 to 60 minutes; the calendar keeps the whole hour free. */
const longest = 60 * 60 * 1000

/** The start meetings that have a date, for calendars, in the order of time. */
export function meetingsFor({ dates }: StartMeeting, facts: Facts, words: Writer<TextKey<typeof nl>>): Appointment[] {
  const about = [words.say('invitation.what'), words.say('invitation.length'), ...contactLines(facts, words)]
  return dates
    .flatMap(({ id, date }) => (date === null ? [] : [{ id, start: date }]))
    .sort((one, other) => one.start - other.start)
    .map(({ id, start }) => ({
      id,
      start,
      end: start + longest,
      title: words.name('appointment.title', { location: facts.locationName }),
      place: placeIn(facts),
      about: plainText({ blocks: about.map(paragraph) }),
    }))
}
