import { comingUp, type Coming } from './coming.ts'
import { countWaits, type waits } from './filter.ts'
import type { BoardLocation } from './summaries.server.ts'

/** What the board says of all its locations together. */
type DaySums = {
  counts: Record<(typeof waits)[number], number>
  coming: Coming[]
  wifiToConfirm: BoardLocation[]
}

const known = new WeakMap<readonly BoardLocation[], { today: number; sums: DaySums }>()

/**
 * What holds today for a list of locations. Going through thousands of them for every view took a sixth of the time of
 * the board, so it is done once a day for each list; where a location changes the list is another one.
 * @param today calendar date
 */
export function daySums(locations: readonly BoardLocation[], today: number): DaySums {
  const earlier = known.get(locations)
  if (earlier?.today === today) return earlier.sums
  const sums = {
    counts: countWaits(locations, today),
    coming: comingUp(locations, today),
    wifiToConfirm: locations.filter(({ isWifiToConfirm }) => isWifiToConfirm),
  }
  known.set(locations, { today, sums })
  return sums
}
