import type { Tenant } from '#app/persistence/actor.ts'
import { doersIn, type Doers } from '../assigning/doers.ts'
import type { Entry } from '../attention/entry.ts'
import type { PlaceProgress } from '../attention/place-progress.ts'
import { readProgress } from '../attention/read.server.ts'
import { isCompleted } from '../rules/progress.ts'
import type { KeptStanding } from '../standing/standing.ts'
import { dueDay } from '../rules/planning/due-dates.ts'
import type { CardItem } from './route-card.ts'
import type { Place, Route } from './route.server.ts'

/** How many locations are offered to switch to; all of them stand on the overview. */
const offered = 50

/** What is around the page of one place: what needs its leader, and the locations beside it. */
export type Surroundings = {
  /** What needs the leader, of the place and of the organisation as a whole, the heaviest first. */
  entries: Entry[]
  /** Where each task of the place and of the organisation as a whole stands, by its key. */
  standings: ReadonlyMap<string, KeptStanding>
  /** The keys of tasks that provider staff agreed are not needed here. */
  notNeeded: ReadonlySet<string>
  /** Who does which task of the place and of the organisation as a whole. */
  doers: Doers
  /** The present location first where it stands far behind, else in their order. */
  places: PlaceProgress[]
  /** The connection day that the tasks of the organisation count back from: it follows from all its locations. */
  organisationDay: number | null
}

const read = new WeakMap<Route, Promise<Surroundings>>()

/** Reads what is around a page, in one query where what is kept is fresh, once per request however many loaders ask. */
export function readSurroundings(route: Route): Promise<Surroundings> {
  const known = read.get(route) ?? surroundingsOf(route.member, route)
  read.set(route, known)
  return known
}

/** The same for somebody who need not be a member of the organisation: anyone who calls this has seen to that. */
export async function surroundingsOf(tenant: Tenant, place: Place): Promise<Surroundings> {
  const { organisationName, locations, location } = place
  const here = location?.index ?? null
  const first = locations.slice(0, offered).map(({ index }) => index)
  const indexes = here === null || first.includes(here) ? first : [here, ...first.slice(0, offered - 1)]
  const progress = await readProgress(tenant, organisationName, [null, ...indexes])
  const organisation = progress.get(null)
  const own = here === null ? [] : (progress.get(here)?.entries ?? [])
  const all = [...own, ...(organisation?.entries ?? [])]
  const standings = [
    ...(here === null ? [] : (progress.get(here)?.standings ?? [])),
    ...(organisation?.standings ?? []),
  ]
  return {
    standings: new Map(standings.map((standing) => [standing.item, standing])),
    notNeeded: new Set(standings.flatMap(({ item, shown }) => (shown === 'not-needed' ? [item] : []))),
    doers: doersIn(all),
    entries: all.filter((entry) => entry.for === 'leader').sort((a, b) => b.weight - a.weight),
    places: indexes.flatMap((index) => progress.get(index) ?? []),
    organisationDay: organisation?.connectionDay ?? null,
  }
}

/** The calendar date by which a task should be done; null where that is not known, or it is done or not needed. */
export function dueOf({ item, state, notNeeded, dueOn }: CardItem, organisationDay: number | null): number | null {
  if (notNeeded !== null) return null
  if (item.roadmap === 'location' || isCompleted(state)) return dueOn
  return organisationDay === null ? null : dueDay(item, organisationDay)
}
