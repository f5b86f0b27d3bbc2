import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Tenant } from '#app/persistence/actor.ts'
import { noteDone, type DoneAssignment } from '#app/persistence/assignments/assignments-done.server.ts'
import type { KeptProgress } from '#app/persistence/organisations/location-progress-columns.ts'
import {
  findStaleEverywhere,
  findStalePlaces,
  keepProgress,
  type ComputedPlace,
  type Keeping,
  type StaleFilter,
  type StalePlace,
} from '#app/persistence/organisations/location-progress.server.ts'
import { leaveReplica, outsideReadScope } from '#app/persistence/read-scope.ts'
import { log } from '#app/platform/log/log.ts'
import type { KnownPace } from '../rules/planning/pace.ts'
import { foundDone } from './assigned.ts'
import { progressOf, rulesVersion } from './attention.ts'
import type { KnownPlace } from './known-place.ts'
import { readKnownPlaces } from './known.server.ts'
import { momentsOf } from './moments.ts'
import { knownPace } from './pace.server.ts'

/** How many places are read at once, and computed before others get their turn. */
const [batch, turn] = [250, 10]

/** How often is looked again for what others changed while it was computed. */
const attempts = 3

/** What kept rows have to be of. @param today calendar date */
export const keepingOn = (today: number): Keeping => ({ today, rules: rulesVersion })

/** What is kept of a place. */
export function keptOf(known: KnownPlace, today: number, pace: KnownPace): KeptProgress {
  const { states, standings, categories, ...progress } = progressOf(known, today, pace)
  const weights = progress.entries.flatMap((one) => (one.for === 'staff' || one.for === 'owner' ? [one.weight] : []))
  return {
    ...progress,
    states: [...states],
    standings: [...standings],
    categories: [...categories],
    row: known.location?.id ?? '',
    step: categories.find(({ completed, total }) => completed < total)?.section ?? null,
    staffWeight: weights.length > 0 ? Math.max(...weights) : null,
    changedAt: known.changedAt,
    moments: momentsOf(known, states),
  }
}

/**
 * Computes what is not fresh of an organisation and keeps it.
 * @param asked indexes of locations, null among them for the organisation as a whole
 * @returns what was computed, for anyone who cannot wait until nobody changes anything
 */
export async function keepFresh(
  tenant: Tenant,
  asked: readonly (number | null)[],
  today: number,
): Promise<ReadonlyMap<number | null, KeptProgress>> {
  const keeping = keepingOn(today)
  const computed = new Map<number | null, KeptProgress>()
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const stale = await findStalePlaces(tenant, keeping, asked)
    if (stale.length === 0) break
    // The primary may have what a replica has not got yet.
    if (leaveReplica()) continue
    for await (const { locationIndex, kept } of computeAll(stale, keeping)) computed.set(locationIndex, kept)
  }
  return computed
}

/**
 * Computes these places and keeps what they come to.
 * @param today calendar date
 * @param signal ends it after the batch that is under way
 * @returns how many places were computed
 */
export async function keepPlaces(places: readonly StalePlace[], today: number, signal?: AbortSignal): Promise<number> {
  let count = 0
  for await (const _ of computeAll(places, keepingOn(today), signal)) count += 1
  return count
}

/** The same of those of all organisations at work that are not fresh. */
export async function keepFreshEverywhere(asked: StaleFilter, today: number, signal?: AbortSignal): Promise<number> {
  const find = () => findStaleEverywhere(keepingOn(today), asked)
  const stale = await find()
  return keepPlaces(stale.length > 0 && leaveReplica() ? await find() : stale, today, signal)
}

/** Locations first: organisations as a whole are made from what is kept of them. */
async function* computeAll(
  stale: readonly StalePlace[],
  keeping: Keeping,
  signal?: AbortSignal,
): AsyncGenerator<ComputedPlace> {
  for (const isLocation of [true, false]) {
    const some = stale.filter(({ locationIndex }) => (locationIndex !== null) === isLocation)
    for (let at = 0; at < some.length && !signal?.aborted; at += batch) {
      yield* await computeBatch(some.slice(at, at + batch), keeping)
    }
  }
}

async function computeBatch(stale: readonly StalePlace[], keeping: Keeping): Promise<ComputedPlace[]> {
  const computed: ComputedPlace[] = []
  const done: DoneAssignment[] = []
  const [places, pace] = await Promise.all([readKnownPlaces(stale), knownPace(keeping.today)])
  for (const [count, { place, known }] of places.entries()) {
    if (count % turn === turn - 1) await nextTurn()
    const kept = keptOf(known, keeping.today, pace)
    computed.push({ ...place, kept })
    done.push(...foundDone(known, kept.states).map((id) => ({ organisationId: place.organisationId, id })))
  }
  // Where nothing can be written, such as in a database that is read only for a while, pages show what was computed.
  // Nobody has to see it: where it is not there yet, it is computed again.
  const kept = outsideReadScope(() => keepProgress(keeping, computed))
  await kept.catch((error: unknown) => log.warn({ err: error }, 'progress not kept'))
  // A task is done by whatever makes it so: a save, a file, a verdict. Here that is found out, whichever it was.
  const told = outsideReadScope(() => noteDone(done))
  await told.catch((error: unknown) => log.warn({ err: error }, 'what is done not told'))
  return computed
}
