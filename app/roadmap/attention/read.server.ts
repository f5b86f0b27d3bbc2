import type { Actor, Tenant } from '#app/persistence/actor.ts'
import type { Program } from '#app/persistence/programs/program.ts'
import type { KeptProgress } from '#app/persistence/organisations/location-progress-columns.ts'
import {
  listKeptLocations,
  readKeptEntries,
  readKeptStaffEntries,
  type ProgressFilter,
} from '#app/persistence/organisations/location-progress-lists.server.ts'
import { readKeptProgress } from '#app/persistence/organisations/location-progress.server.ts'
import { dayOf } from '#app/platform/i18n/dates.ts'
import { states } from '../rules/progress.ts'
import { standingsIn } from '../standing/standing.ts'
import { kinds, type Entry, type Kind, type Reader } from './entry.ts'
import { keepFresh, keepFreshEverywhere, keepingOn } from './keep.server.ts'
import { categoriesIn, entriesIn } from './kept-shapes.ts'
import type { PlaceProgress } from './place-progress.ts'

export type { ProgressFilter }

/** A page of the locations of an organisation; what is summed up is summed up over all of them. */
export type ProgressList = {
  rows: PlaceProgress[]
  /** How many are found. */
  total: number
  /** How many of what is looked for there are of each kind. */
  counts: { all: number; late: number; withoutDate: number }
  completed: number
  items: number
  /** How many tasks the reader has, and how many nobody has; null where no reader was named. */
  assigned: { mine: number; nobody: number } | null
  /** Calendar date, the first that is not over; null where no location has one. */
  firstConnectionDay: number | null
}

/** An entry with the place it is of. */
export type PlacedEntry = Entry & {
  /** Null for the organisation as a whole. */
  locationIndex: number | null
  /** The id of the location in the organisation's list, which stays when others move; '' for the organisation as a whole. */
  locationId: string
  /** '' where the location has no name yet, and for the organisation as a whole. */
  locationName: string
}

/** The same with its organisation, for provider staff. */
export type StaffEntry = PlacedEntry & { organisationId: string; organisationName: string }

/**
 * How far places of an organisation are; null stands for the organisation as a whole. Places that are not there are left out.
 * @param organisationName what the organisation as a whole is called
 * @param today calendar date
 */
export async function readProgress(
  tenant: Tenant,
  organisationName: string,
  indexes: readonly (number | null)[],
  today = dayOf(Date.now()),
): Promise<Map<number | null, PlaceProgress>> {
  const found = await readFresh(tenant, indexes, today)
  return new Map(
    indexes.flatMap((index) => {
      const one = found.get(index)
      if (!one) return []
      const progress = progressIn(one)
      return [[index, index === null ? { ...progress, name: organisationName } : progress] as const]
    }),
  )
}

/** What is kept of places; of those of which nothing fresh is kept what is computed now, and kept. One query where all is fresh. */
async function readFresh(tenant: Tenant, indexes: readonly (number | null)[], today: number) {
  const read = (which: readonly (number | null)[]) => readKeptProgress(tenant, keepingOn(today), which)
  const byIndex = (kept: readonly KeptProgress[]) => new Map(kept.map((one) => [one.locationIndex, one]))
  const kept = await read(indexes)
  if (kept.every(({ isFresh }) => isFresh)) return byIndex(kept)
  const computed = await keepFresh(tenant, indexes, today)
  return new Map([...byIndex(await read(indexes.filter((index) => !computed.has(index)))), ...computed])
}

/** A page of the locations of an organisation with how far each is, and the organisation as a whole. Three queries. */
export async function listPlaces(
  tenant: Tenant,
  organisationName: string,
  asked: ProgressFilter,
  today = dayOf(Date.now()),
): Promise<ProgressList & { whole: PlaceProgress | null }> {
  const computed = await keepFresh(tenant, [null], today)
  const { indexes, ...list } = await listKeptLocations(tenant, asked, today)
  const kept = await readKeptProgress(tenant, keepingOn(today), [null, ...indexes])
  const found = new Map([...kept.map((one) => [one.locationIndex, one] as const), ...computed])
  const whole = found.get(null)
  return {
    ...list,
    rows: indexes.flatMap((index) => found.get(index) ?? []).map(progressIn),
    whole: whole ? { ...progressIn(whole), name: organisationName } : null,
  }
}

/**
 * What needs these readers in an organisation and all its locations, the heaviest first.
 * @param asked `perKind`: how many of each kind at most, for each reader; `assignee`: of tasks that were given to people only theirs
 * @returns `countsFor`: how many of each kind there are in all for one of the readers
 */
export async function readOrganisationEntries(
  tenant: Tenant,
  asked: { readers: readonly Reader[]; perKind: number; assignee?: string },
  today = dayOf(Date.now()),
): Promise<{ entries: PlacedEntry[]; countsFor: CountsFor }> {
  await keepFresh(tenant, [null], today)
  const rows = await readKeptEntries(tenant, asked)
  const found = new Map(rows.map(({ kind, reader, isOurs, count }) => [`${kind} ${reader} ${isOurs}`, count]))
  const countOf = (kind: Kind, reader: Reader, isOurs: boolean) => found.get(`${kind} ${reader} ${isOurs}`) ?? 0
  const countsFor = (reader: Reader, whose: 'all' | 'ours' = 'all') =>
    countsFrom((kind) => countOf(kind, reader, true) + (whose === 'all' ? countOf(kind, reader, false) : 0))
  return { entries: rows.flatMap(placedIn), countsFor }
}

/**
 * What needs provider staff, over all organisations at work or in one of them, the heaviest first. Just after midnight some
 * of it may still be of the day before. A program gets what is of the organisations that it is for.
 * @throws where the actor is no administrator
 */
export async function readStaffEntries(
  asking: Actor | Program,
  asked: { limit: number; organisationId?: string; lookedAfterBy?: Pick<Actor, 'userId'> },
  today = dayOf(Date.now()),
): Promise<StaffEntry[]> {
  await keepFreshEverywhere({ which: 'empty', places: 'all' }, today)
  const rows = await readKeptStaffEntries(asking, asked)
  return rows.flatMap((row) =>
    placedIn(row).map((entry) => ({
      ...{ ...entry, organisationId: row.organisationId, organisationName: row.organisationName },
    })),
  )
}

/** How many entries of each kind there are for a reader: all, or those on which the people of the place have to act. */
export type CountsFor = (reader: Reader, whose?: 'all' | 'ours') => Record<Kind, number>

type KeptEntry = { locationIndex: number | null; row: string; name: string; entry: unknown }

const placedIn = ({ locationIndex, row, name, entry }: KeptEntry): PlacedEntry[] =>
  entriesIn([entry]).map((one) => ({
    ...{ ...one, locationIndex, locationId: row, locationName: locationIndex === null ? '' : name },
  }))

const countsFrom = (countOf: (kind: Kind) => number): Record<Kind, number> => {
  const none = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>
  for (const kind of kinds) none[kind] = countOf(kind)
  return none
}

function progressIn(kept: KeptProgress): PlaceProgress {
  const { locationIndex, name, city, region, completed, total, connectionDay, isDefinitive, startMeetings } = kept
  const { nextDue, lateCount, forecast, isForecastFromHistory, isConnected } = kept
  return {
    ...{ locationIndex, name, city, region, completed, total, connectionDay, isDefinitive, startMeetings },
    ...{ nextDue, lateCount, forecast, isForecastFromHistory, isConnected },
    states: kept.states.map((state) => states.find((one) => one === state) ?? 'none'),
    standings: standingsIn(kept.standings),
    categories: categoriesIn(kept.categories),
    entries: entriesIn(kept.entries),
  }
}
