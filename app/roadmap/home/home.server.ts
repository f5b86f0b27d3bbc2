import type { AppLoadContext } from '@remix-run/node'
import { dayOf, formatLongDay, inputTime } from '#app/platform/i18n/dates.ts'
import { textFor } from '#app/platform/i18n/i18n.server.ts'
import { welcomeVideo } from '#app/platform/site/site-texts.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { readAppointment } from '#app/persistence/forms/appointments.server.ts'
import { isFilledInByStaffOnly } from '#app/persistence/forms/history.server.ts'
import type { PlaceProgress } from '../attention/place-progress.ts'
import { listPlaces, readOrganisationEntries, type PlacedEntry } from '../attention/read.server.ts'
import { passedQuestion } from '../connected/question.server.ts'
import { placeView, stopNames } from '../screens/overview/place-view.server.ts'
import { roadmaps } from '../registry.ts'
import { calmWords } from './calm.server.ts'
import { comingDates } from './coming.server.ts'
import { connectWords } from './connect-words.server.ts'
import { taskOf, type Reading } from './entry-words.server.ts'
import { countsInLists, entryLists, perKind } from './lists.server.ts'
import { firstStep, isPassedDay, nextStep } from './next-step.server.ts'

/** How many locations stand on the page: the most urgent ones. */
const mostPlaces = 10

/** What somebody of an organisation starts with: the first visit, or what needs them. */
export type HomeView = Awaited<ReturnType<typeof loadHome>>

/** The start of somebody of an organisation. Six queries; one more while no task is done. */
export async function loadHome(context: AppLoadContext, member: Member) {
  const now = Date.now()
  const organisationName = context.session?.organisationName ?? ''
  const reading: Reading = { organisationName, today: dayOf(now), language: context.language }
  const filter = { search: '', order: 'late', filter: 'all', page: 1, size: mostPlaces } as const
  const list = await listPlaces(member, organisationName, filter, reading.today)
  const [attention, appointment] = await Promise.all([
    readOrganisationEntries(
      member,
      { readers: ['leader', 'assignee'], perKind, assignee: member.userId },
      reading.today,
    ),
    readAppointment(member),
  ])
  const step = firstStep(attention.entries)
  const item = step && taskOf(step)?.item
  const frame = {
    organisationName,
    userName: firstName(member.name),
    contact: context.session?.contact ?? null,
    question: step && questionOf(step, reading),
    next: step && item ? nextStep(step, item, reading) : null,
  }
  if (step?.kind === 'next' && list.completed === 0) {
    const all = [...(list.whole ? [list.whole] : []), ...list.rows]
    const byStaffOnly = await isFilledInByStaffOnly(member)
    if (byStaffOnly || isUntouched(all)) {
      const isBegun = step.state === 'busy' && !byStaffOnly
      return { ...frame, isFirst: true as const, isBegun, ...firstVisit(reading) }
    }
  }
  const places = list.total > mostPlaces ? list.rows : inOrder(list.rows)
  return {
    ...frame,
    isFirst: false as const,
    greeting: greeting(now, frame.userName, reading),
    ...{ today: textFor(reading.language, 'roadmap/home')('today', { day: longDay(reading) }) },
    connect: connectWords(list.rows, list.firstConnectionDay, reading),
    calm: step === null ? calmWords(attention.entries, reading) : null,
    places: places.map((place) => placeView(place, reading.today, reading.language)),
    total: list.total,
    lists: entryLists(listed(attention), step, reading),
    coming: comingDates({ places, appointment, now }, reading),
  }
}

/** Whether a connection took place whose day is over; null for all else. */
function questionOf(entry: PlacedEntry, { today, language }: Reading) {
  const { locationIndex, locationId, locationName: name, since: day } = entry
  if (!isPassedDay(entry) || locationIndex === null || day === null) return null
  return passedQuestion({ locationIndex, locationId, name, day }, today, '/', language)
}

/** What stands in the lists: also what is the reader's own. */
const listed = ({ entries, countsFor }: Awaited<ReturnType<typeof readOrganisationEntries>>) => ({
  entries,
  counts: { ...countsInLists(countsFor), assigned: countsFor('assignee').assigned },
})

const inOrder = (places: readonly PlaceProgress[]) =>
  [...places].sort((one, other) => (one.locationIndex ?? -1) - (other.locationIndex ?? -1))

/** True while no task of a location was begun and none of the organisation is done: what its people see is new to them. */
const isUntouched = (places: readonly PlaceProgress[]): boolean =>
  places.every((place) =>
    place.locationIndex === null ? place.completed === 0 : place.states.every((state) => state === 'none'),
  )

const firstVisit = ({ language }: Reading) => ({
  video: welcomeVideo(),
  stops: stopNames(language).map((name, index) => ({ key: roadmaps.location[index]?.key ?? '', name })),
})

/** The first part of a name, where it is one to be greeted with: not 'J.' and not 'dr.'. */
function firstName(name: string): string {
  const [first = ''] = name.split(' ')
  return first === '' || first.includes('.') ? name : first
}

function greeting(now: number, name: string, { language }: Reading): string {
  const hour = Number(inputTime(now).slice(0, 2))
  const part = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening'
  return textFor(language, 'roadmap/home')(`greeting.${part}`, { name })
}

/** The day without its year: 'woensdag 17 maart'. */
const longDay = ({ today, language }: Reading): string => formatLongDay(today, language).replace(/ \d{4}$/, '')
