import type { BoardLocation } from './summaries.server.ts'

const day = 86_400_000
/** How far the board looks ahead. */
const daysAhead = 42

/** A start meeting, at an instant, or a connection day, at a calendar date. */
export type Coming = { location: BoardLocation; kind: 'meeting' | 'connection' | 'target'; at: number }

/**
 * Start meetings and connection days of the coming weeks, in the order of time.
 * @param today calendar date
 */
export function comingUp(locations: readonly BoardLocation[], today: number): Coming[] {
  const isSoon = (at: number) => at >= today && at < today + (daysAhead + 1) * day
  // Lists are made only for what comes up: there are thousands of locations.
  const coming: Coming[] = []
  for (const location of locations) {
    const { startMeetings, connectionDay, isDefinitive } = location
    for (const at of startMeetings) if (isSoon(at)) coming.push({ location, kind: 'meeting', at })
    if (connectionDay !== null && isSoon(connectionDay))
      coming.push({ location, kind: isDefinitive ? 'connection' : 'target', at: connectionDay })
  }
  return coming.sort((one, other) => one.at - other.at)
}
