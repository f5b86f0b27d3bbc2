import { inputDay } from '#app/platform/i18n/dates.ts'
import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import type { KeyDates } from '../flow/key-dates.ts'
import type { Finding } from './entry.ts'
import type { KnownPlace } from './known-place.ts'
import { daysCounted, weights } from './weights.ts'

/** Whether the connection day of a location is over and nobody has said whether it took place. */
export const isToAsk = (
  { connectionDay, isConnected }: Pick<KeyDates, 'connectionDay' | 'isConnected'>,
  today: number,
): boolean => connectionDay !== null && connectionDay < today && !isConnected

/** Asks the people of a location whether the connection took place; it goes before everything else. */
export function passedEntries(dates: KeyDates, { location }: KnownPlace, today: number): Finding[] {
  const { connectionDay } = dates
  if (location === null || connectionDay === null || !isToAsk(dates, today)) return []
  const kind = 'connection-passed'
  const count = Math.max(1, workingDaysBetween(connectionDay, today))
  return [
    {
      ...{ key: `${kind}:${inputDay(connectionDay)}`, kind, for: 'leader', since: connectionDay },
      ...{ item: null, page: null, subject: null, due: null, state: null, missing: [], missingCount: 0 },
      reason: { key: 'connectionPassed', values: { day: connectionDay } },
      weight: weights[kind] + daysCounted(count),
    },
  ]
}
