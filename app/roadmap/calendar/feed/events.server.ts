import type { Actor } from '#app/persistence/actor.ts'
import { listAppointments, readAppointment } from '#app/persistence/forms/appointments.server.ts'
import { readCalendarPlaces, type CalendarPlace } from '#app/persistence/organisations/calendar-places.server.ts'
import { addDays, dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import type { Language } from '#app/platform/i18n/languages.ts'
import { relationshipAddress } from '#app/platform/relationships/addresses.ts'
import { keepFresh, keepFreshEverywhere } from '../../attention/keep.server.ts'
import { pageAddress } from '../../flow/addresses.ts'
import { startMeetingRows } from '../../flow/key-dates.ts'
import { itemTitle } from '../../flow/words.server.ts'
import { connectionDayItem, startMeetingItem } from '../../registry.ts'
import type { Item } from '../../rules/item.ts'
import type { Appointment } from '../appointment.ts'
import { appointmentsPlace } from '../appointments.server.ts'
import { followUp } from '../follow-up.server.ts'
import { dueDays, type OpenTask } from './due-days.ts'
import type { FeedEvent } from './event.ts'

/** How long what is over stays in a calendar, and for how many tasks of one day there is room. */
const [daysBack, tasksNamed] = [30, 20]

/** How often is looked again where somebody changes something meanwhile. */
const attempts = 3

const [hour, day] = [3_600_000, 86_400_000]

/** For whom a feed is made, and how it leads back. */
export type FeedReader = {
  owner: Actor
  language: Language
  /** Of the portal. */
  origin: string
  withDueDays: boolean
  /** The page of a location for provider staff. */
  staffPage: (organisationId: string, index: number | null) => string
}

/**
 * All that stands in somebody's feed now: of their organisation, or for provider staff of all organisations at work. It
 * says when, where and what; names of people, numbers and notes stand on the pages it leads to.
 * @returns `isAll` false where places were being changed all the while, so that some may be missing
 */
export async function readFeedEvents(reader: FeedReader): Promise<{ events: FeedEvent[]; isAll: boolean }> {
  const since = addDays(dayOf(Date.now()), -daysBack)
  const [{ places, isAll }, appointments] = await Promise.all([readPlaces(reader.owner, since), readFollowUps(reader)])
  const located = places.filter(({ index }) => index !== null)
  return {
    events: [
      ...appointments,
      ...located.flatMap((place) => [...meetingsOf(place, since, reader), ...connectionOf(place, since, reader)]),
      ...(reader.withDueDays ? [...dueDays(places, since)].map(([at, tasks]) => dueEvent(at, tasks, reader)) : []),
    ],
    isAll,
  }
}

/** What is kept of a place is emptied by whoever changes it, until it is computed again. */
async function readPlaces(owner: Actor, since: number): Promise<{ places: CalendarPlace[]; isAll: boolean }> {
  const { organisationId } = owner
  const today = dayOf(Date.now())
  let places: CalendarPlace[] = []
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (organisationId === null) await keepFreshEverywhere({ which: 'empty', places: 'all' }, today)
    else await keepFresh({ organisationId }, [null], today)
    places = await readCalendarPlaces(owner, { since, meetingsForm: startMeetingItem.key })
    if (!places.some(({ isEmpty }) => isEmpty)) return { places, isAll: true }
  }
  return { places: places.filter(({ isEmpty }) => !isEmpty), isAll: false }
}

async function readFollowUps({ owner, language, origin }: FeedReader): Promise<FeedEvent[]> {
  const t = textFor(language, 'platform/relationships')
  const { organisationId } = owner
  if (organisationId !== null) {
    const kept = await readAppointment({ organisationId })
    const page = new URL('/documents', origin).href
    return kept
      ? fromFollowUp(followUp({ ...kept, organisationId }, t('appointment.calendarTitle'), language, page))
      : []
  }
  const kept = await listAppointments(owner, { state: null, search: '', organisationId: null, isOwn: true })
  return kept.flatMap((one) => {
    const title = t('appointment.calendarTitleOf', { organisation: one.organisationName })
    return fromFollowUp(followUp(one, title, language, new URL(relationshipAddress(one.organisationId), origin).href))
  })
}

const fromFollowUp = (found: ReturnType<typeof followUp>): FeedEvent[] =>
  found.flatMap(({ appointments, place: uid, page }) =>
    appointments.map((one) => ({ uid, kind: 'appointment', appointment: { ...one, about: '' }, page: page ?? '' })),
  )

/** What is known of a location, and who is shown it. */
type ShownPlace = Omit<CalendarPlace, 'states' | 'isEmpty'>
type Shown = Pick<FeedReader, 'language' | 'origin' | 'staffPage'> & { owner: Pick<Actor, 'isAdmin'> }

/**
 * The start meetings of a location.
 * @param since calendar date; what was before is left out
 */
export function meetingsOf(place: ShownPlace, since: number, reader: Shown): FeedEvent[] {
  const t = textFor(reader.language, 'roadmap/calendar')
  const title = t('feed.meeting', { where: nameOf(place, reader) })
  return startMeetingRows(place.meetings)
    .filter(({ at }) => dayOf(at) >= since)
    .map(({ id, at }) => ({
      uid: [id, uidOf(startMeetingItem, place)].filter(Boolean).join('.'),
      kind: 'meeting',
      appointment: { ...bare, start: at, end: at + hour, title, place: whereOf(place) },
      page: pageOf(startMeetingItem, place, reader),
    }))
}

/** The connection day of a location, the whole day: at what time the engineers come stands on its page. */
export function connectionOf(place: ShownPlace, since: number, reader: Shown): FeedEvent[] {
  const { connectionDay: start, isDefinitive } = place
  if (start === null || start < since) return []
  const t = textFor(reader.language, 'roadmap/calendar')
  const title = t(isDefinitive ? 'feed.connection' : 'feed.target', { where: nameOf(place, reader) })
  return [
    {
      uid: uidOf(connectionDayItem, place),
      kind: 'connection',
      appointment: { ...bare, start, end: start + day, isWholeDay: true, title, place: whereOf(place) },
      page: pageOf(connectionDayItem, place, reader),
    },
  ]
}

/** One for all tasks of a day, so that a calendar stays calm. */
function dueEvent(at: number, tasks: readonly OpenTask<CalendarPlace>[], reader: FeedReader): FeedEvent {
  const { owner, language, origin } = reader
  const t = textFor(language, 'roadmap/calendar')
  const lines = tasks.slice(0, tasksNamed).map(({ place, item }) => {
    const task = itemTitle(item, language)
    return place.index === null && !owner.isAdmin ? task : t('feed.dueTask', { where: nameOf(place, reader), task })
  })
  const left = tasks.length - lines.length
  const about = [...lines, ...(left > 0 ? [t('feed.more', { count: left })] : [])].join('\n')
  const title = t('feed.due', { count: tasks.length })
  return {
    uid: `due.${inputDay(at)}.${owner.organisationId ?? 'staff'}`,
    kind: 'due',
    appointment: { ...bare, start: at, end: at + day, isWholeDay: true, isFree: true, title, about },
    page: new URL(owner.isAdmin ? '/admin' : '/', origin).href,
  }
}

const bare = { id: '', place: '', about: '' } satisfies Partial<Appointment>

/** The id that the location's own files give it. */
export const uidOf = (item: Item, { row, organisationId }: Pick<CalendarPlace, 'row' | 'organisationId'>): string =>
  appointmentsPlace(item, row, organisationId)

const whereOf = ({ name, city }: ShownPlace): string => [name, city].filter(Boolean).join(', ')

function nameOf({ index, name, organisationName }: ShownPlace, { owner, language }: Shown): string {
  const t = textFor(language, 'roadmap/calendar')
  if (index === null) return organisationName
  const where = name || t('feed.unnamed', { number: index + 1 })
  return owner.isAdmin ? t('feed.ofOrganisation', { organisation: organisationName, where }) : where
}

const pageOf = (item: Item, { organisationId, index }: ShownPlace, { owner, origin, staffPage }: Shown): string =>
  new URL(owner.isAdmin ? staffPage(organisationId, index) : pageAddress(item, '', index), origin).href
