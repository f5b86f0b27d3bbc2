import { dayOf } from '#app/platform/i18n/dates.ts'
import { postalRegionOf } from '#app/persistence/organisations/postal-region.ts'
import { gatherFacts, type Sources } from '../flow/facts.ts'
import { keyDates, type KeyDates } from '../flow/key-dates.ts'
import { cardItems, countCompleted, leavingOut, routeCard, type CardSection } from '../flow/route-card.ts'
import { locationsItem } from '../registry.ts'
import { earliestDay } from '../rules/planning/due-dates.ts'
import { forecastByHistory, forecastDay } from '../rules/planning/forecast.ts'
import type { KnownPace } from '../rules/planning/pace.ts'
import { isCompleted } from '../rules/progress.ts'
import { standingToKeep, type Standing } from '../standing/standing.ts'
import { standingsOf } from '../standing/standings.ts'
import { assignedEntries } from './assigned.ts'
import { adviceEntries } from './date-advice.ts'
import { chaseEntries } from './chase.ts'
import { appointmentEntries, staffEntries } from './dates.ts'
import { documentEntries } from './documents.ts'
import type { Entry } from './entry.ts'
import { heldEntries } from './held.ts'
import { holderOfFinding } from './holder.ts'
import type { KnownPlace } from './known-place.ts'
import { linkEntries } from './links.ts'
import { passedEntries } from './passed.ts'
import type { PlaceProgress } from './place-progress.ts'
import { isLate, taskEntries, withDueDays, type DueTask } from './tasks.ts'

/**
 * The version of all rules that progress and entries follow from. Raise it with every change of what they give: what was
 * kept by older rules is then made again.
 */
export const rulesVersion = 15

/**
 * What of one place needs whom, the heaviest first.
 * @param today calendar date in the Netherlands
 */
export const attentionOf = (known: KnownPlace, today: number): Entry[] => progressOf(known, today).entries

/**
 * How far one place is, and what of it needs whom.
 * @param pace how long tasks take elsewhere; without it a forecast rests on the pace of the place itself
 */
export function progressOf(known: KnownPlace, today: number, pace: KnownPace = new Map()): PlaceProgress {
  const name = known.location ? 'location' : 'organisation'
  const sources = sourcesOf(known)
  const factsFor = gatherFacts(sources)
  const facts = factsFor(locationsItem)
  const leftOut = known.requests.flatMap(({ item, isOpen }) => (isOpen ? [] : [item]))
  const sections = leavingOut(routeCard(name, sources, factsFor), new Set(leftOut))
  const dates = known.location ? keyDates(known.fieldsOf) : datesOfOrganisation(known)
  // What is left once a place is connected is in time whenever it is done.
  const all = withDueDays(cardItems(sections), dates.isConnected ? null : dates.connectionDay)
  const tasks = all.filter(({ notNeeded }) => notNeeded === null)
  const standings = standingsOf(all, known, today)
  const { connectionDay, isDefinitive, isConnected, startMeetings } = dates
  const due = tasks.flatMap((task) => (task.due === null ? [] : [task.due]))
  const expected = forecastOf(known, tasks, dates, { today, pace })
  // For a location without a name nothing can be done but naming it, which is a task of the organisation.
  const isUnnamed = known.location?.name === ''
  const { city, zipcode } = known.location ? facts.basicInformation.address : facts.organisation
  return {
    locationIndex: known.location?.index ?? null,
    name: known.location ? known.location.name : known.organisationName,
    city,
    region: postalRegionOf(zipcode),
    ...countCompleted(sections),
    states: all.map(({ state }) => state),
    standings: standings.map(standingToKeep),
    categories: categoriesOf(sections),
    ...{ connectionDay, isDefinitive, isConnected, startMeetings },
    nextDue: due.length > 0 ? Math.min(...due) : null,
    lateCount: tasks.filter((task) => isLate(task, today)).length,
    ...expected,
    entries: isUnnamed ? [] : entriesOf(all, standings, { ...dates, ...expected }, known, today),
  }
}

function entriesOf(
  all: readonly DueTask[],
  standings: readonly Standing[],
  dates: KeyDates & Pick<PlaceProgress, 'forecast'>,
  known: KnownPlace,
  today: number,
): Entry[] {
  const tasks = all.filter(({ notNeeded }) => notNeeded === null)
  const byItem = new Map(standings.map((one) => [one.item, one]))
  const holderOf = (item: string) => byItem.get(item)?.holder
  const ours = staffEntries(tasks, dates, known, today)
  const found = [
    ...taskEntries(tasks, holderOf, dates.connectionDay, known, today),
    ...heldEntries(tasks, byItem, known, today),
    ...assignedEntries(tasks, known, today),
    ...documentEntries(tasks, known, today),
    ...linkEntries(all, known, today),
    ...adviceEntries(tasks, dates, known, today),
    ...passedEntries(dates, known, today),
    ...appointmentEntries(dates, known, today),
    ...ours,
    ...chaseEntries({ ...dates, tasks, standings, ours }, known, today),
  ]
  return found
    .map((one) => ({ ...one, holder: holderOfFinding(one, holderOf) }))
    .sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1))
}

const sourcesOf = (known: KnownPlace): Sources => ({
  locationIndex: known.location?.index ?? null,
  organisationName: known.organisationName,
  locationName: known.location?.name ?? '',
  fieldsOf: known.fieldsOf,
  documents: known.documents,
})

/** Only a location has a forecast: by how long its tasks take elsewhere, else by its own pace. */
function forecastOf(
  known: KnownPlace,
  tasks: readonly DueTask[],
  { connectionDay, isConnected }: KeyDates,
  { today, pace }: { today: number; pace: KnownPace },
): Pick<PlaceProgress, 'forecast' | 'isForecastFromHistory'> {
  const { firstChangedAt } = known
  const open = tasks.filter(({ state }) => !isCompleted(state))
  if (!known.location || firstChangedAt === null || open.length === 0 || isConnected) return noForecast
  const waiting = open.map(({ item, waitingFor }) => {
    const needed = item.dependsOn === undefined ? undefined : known.touchedOf(item.dependsOn)
    const since = Math.max(firstChangedAt, needed?.last ?? 0)
    const waited = Math.max(0, Math.round((today - dayOf(since)) / 86_400_000))
    return { item: item.key, waitsFor: waitingFor?.key ?? null, waited }
  })
  const day = forecastByHistory(waiting, pace, { today, connectionDay })
  if (day !== null) return { forecast: day, isForecastFromHistory: true }
  const completed = tasks.length - open.length
  const own = forecastDay({ completed, total: tasks.length, firstChangedAt, today, connectionDay })
  return { forecast: own, isForecastFromHistory: false }
}

const noForecast = { forecast: null, isForecastFromHistory: false }

/** An organisation works towards the first connection day of a location that is neither finished nor connected. */
function datesOfOrganisation({ sisters }: KnownPlace): KeyDates {
  const days = sisters.map(({ connectionDay, isDone, isConnected }) => (isDone || isConnected ? null : connectionDay))
  const ofLocations = { isDefinitive: false, isConnected: false, areBedsLeft: false, startMeetings: [] }
  return { connectionDay: earliestDay(days), ...ofLocations }
}

const categoriesOf = (sections: readonly CardSection[]): PlaceProgress['categories'] =>
  sections.flatMap((section) =>
    section.categories.map(({ number, key, completed, total }) => ({
      ...{ section: section.number, number, key, completed, total },
    })),
  )
