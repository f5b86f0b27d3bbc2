import { dayOf } from '#app/dates.ts'
import type { BoardLocation } from './summaries.server.ts'

const day = 86_400_000
/** How far the board looks ahead. */
const daysAhead = 42

/** A start meeting, at an instant, or a connection day, at a calendar date. */
export type Coming = { location: BoardLocation; kind: 'meeting' | 'connection' | 'target'; at: number }

/**
 * Start meetings and connection days of the coming weeks, in the order of time.
 * @param now milliseconds since 1970
 */
export function comingUp(locations: readonly BoardLocation[], now: number): Coming[] {
  const today = dayOf(now)
  const isSoon = (at: number) => at >= today && at < today + (daysAhead + 1) * day
  return locations
    .flatMap((location): Coming[] => {
      const { startMeetings, connectionDay, isDefinitive } = location
      const kind = isDefinitive ? 'connection' : 'target'
      return [
        ...startMeetings.filter(isSoon).map((at) => ({ location, kind: 'meeting' as const, at })),
        ...(connectionDay !== null && isSoon(connectionDay) ? [{ location, kind, at: connectionDay } as const] : []),
      ]
    })
    .sort((one, other) => one.at - other.at)
}
