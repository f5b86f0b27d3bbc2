import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { dayOf, formatWeekdayMonth } from '#app/platform/i18n/dates.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import type { Actor } from '#app/persistence/actor.ts'
import type { ReviewedDocument } from '#app/persistence/documents/verdict-queue.server.ts'
import { readPlaceRecords } from '#app/persistence/staff/board.server.ts'
import { readProgress } from '#app/roadmap/attention/read.server.ts'
import { peopleIn, whomToCall } from '#app/roadmap/people/people-in.ts'

/**
 * Whom to call about a document: who sent it, where a place names that person with a number, else the place's contact; with how
 * long it waits and how far off the connection day of its location is, in working days.
 */
export async function readSender(actor: Actor, document: ReviewedDocument, language: Language) {
  const { organisationId, organisationName, locationIndex } = document
  const today = dayOf(Date.now())
  const places = [...new Set([null, locationIndex])].map((index) => ({ organisationId, locationIndex: index }))
  const [{ forms }, progress] = await Promise.all([
    readPlaceRecords(actor, places),
    readProgress({ organisationId }, organisationName, [locationIndex], today),
  ])
  const people = peopleIn(forms)
  const isSender = (name: string) => name.trim().toLowerCase() === document.createdByName.trim().toLowerCase()
  const sender = people.find(({ name, phone }) => phone.trim() !== '' && isSender(name))
  const call = sender ?? whomToCall(people, locationIndex)
  const day = progress.get(locationIndex)?.connectionDay ?? null
  return {
    call: call && { name: call.name, phone: call.phone, isSender: call === sender },
    waits: workingDaysBetween(dayOf(document.createdAt.getTime()), today),
    connection: day === null ? null : { day: formatWeekdayMonth(day, language), ...daysTo(day, today) },
  }
}

/** Working days from one calendar date to another, and whether that is over. */
const daysTo = (day: number, today: number) =>
  day < today ? { left: 0, isOver: true } : { left: workingDaysBetween(today, day), isOver: false }
