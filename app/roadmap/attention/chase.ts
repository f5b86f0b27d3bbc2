import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { addDays, dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import { isCompleted } from '../rules/progress.ts'
import type { Standing } from '../standing/standing.ts'
import type { Finding, Reason } from './entry.ts'
import type { KnownPlace } from './known-place.ts'
import { isLate, type DueTask } from './tasks.ts'
import { weights } from './weights.ts'

/** For how many days nothing may change before a date comes near, and how near that is. */
export const stillDays = 14

/** From how many working days after the connection day on a forecast is told to staff. */
export const slipDays = 5

/** What is known of the place that staff may have to chase. */
type Chased = {
  tasks: readonly DueTask[]
  standings: readonly Standing[]
  /** Calendar dates. */
  connectionDay: number | null
  isConnected: boolean
  forecast: number | null
  /** What the place has for staff already. */
  ours: readonly Finding[]
}

const ofPlace = { item: null, page: null, subject: null, due: null, state: null, missing: [], missingCount: 0 }

/**
 * What staff chase at a location that is neither finished nor connected: that it stands still while nothing there waits for staff, or else that it is
 * expected to be ready well after its connection day.
 * @param today calendar date
 */
export function chaseEntries(chased: Chased, known: KnownPlace, today: number): Finding[] {
  const { tasks, standings, connectionDay, isConnected, forecast, ours } = chased
  if (known.location === null || isConnected || tasks.every(({ state }) => isCompleted(state))) return []
  const reader = known.contact === null ? 'staff' : 'owner'
  const waitsForUs =
    ours.length > 0 ||
    known.requests.some(({ isOpen }) => isOpen) ||
    standings.some(({ needs }) => needs.some(({ holder }) => holder === 'provider'))
  const cause = causeOf(tasks, today)
  if (!waitsForUs && standsStill(tasks, known.changedAt, today)) {
    const since = known.changedAt === null ? null : dayOf(known.changedAt)
    const values: Reason['values'] = since === null ? cause : { ...cause, day: since }
    const reason = { key: since === null ? 'neverBegun' : 'stalled', values }
    return [{ ...ofPlace, key: 'stalled', kind: 'stalled', for: reader, since, reason, weight: weights.stalled }]
  }
  if (connectionDay === null || forecast === null || connectionDay < today) return []
  const count = workingDaysBetween(connectionDay, forecast)
  if (count < slipDays) return []
  const kind = 'forecast-slips'
  const reason = { key: 'forecastSlips', values: { ...cause, day: connectionDay, forecast, count } }
  const weight = weights[kind] + Math.min(40, count)
  return [{ ...ofPlace, key: `${kind}:${inputDay(connectionDay)}`, kind, for: reader, since: null, reason, weight }]
}

/** The task that should have been done first, and how many are late; no values if none is. */
function causeOf(tasks: readonly DueTask[], today: number): Reason['values'] {
  const late = tasks.filter((task) => isLate(task, today))
  const [first] = [...late].sort((a, b) => (a.due ?? 0) - (b.due ?? 0))
  return first ? { task: first.item.key, late: late.length } : {}
}

/** True if the next due day of a place is near or over, and nothing has changed for two weeks. */
function standsStill(tasks: readonly DueTask[], changedAt: number | null, today: number): boolean {
  const days = tasks.flatMap(({ due }) => (due === null ? [] : [due]))
  if (days.length === 0 || Math.min(...days) > addDays(today, stillDays)) return false
  return changedAt === null || dayOf(changedAt) <= addDays(today, -stillDays)
}
