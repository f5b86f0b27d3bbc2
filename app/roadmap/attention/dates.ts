import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { addDays, dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import type { KeyDates } from '../flow/key-dates.ts'
import { connectionDayItem, startMeetingItem } from '../registry.ts'
import type { Item } from '../rules/item.ts'
import { isCompleted } from '../rules/progress.ts'
import type { Finding, Reason } from './entry.ts'
import type { KnownPlace } from './known-place.ts'
import { isWifiToConfirm } from './provider-work.ts'
import type { DueTask } from './tasks.ts'
import { daysCounted, weights } from './weights.ts'

/** How many working days ahead an appointment is told, and how many after it. */
const [ahead, after] = [5, 1]

/** For how many days nothing may change before a date comes near, and how near that is. */
export const stillDays = 14

const aboutPlace = { subject: null, due: null, state: null, missing: [], missingCount: 0 }
const ofPlace = { ...aboutPlace, item: null, page: null }

/** What comes up: start meetings, the connection day, the appointment with the provider; and the day after each. */
export function appointmentEntries(dates: KeyDates, known: KnownPlace, today: number): Finding[] {
  const meetings = [...new Set(dates.startMeetings)].flatMap((at) =>
    appointment('startMeeting', startMeetingItem, at, dayOf(at), today),
  )
  const day = dates.isDefinitive ? dates.connectionDay : null
  // A day that is over is asked about until somebody says whether it took place.
  const isTold = day !== null && (day >= today || dates.isConnected)
  const connection = isTold ? appointment('connectionDay', connectionDayItem, day, day, today) : []
  const next = known.nextMeetingAt
  const provider = next === null ? [] : appointment('provider', null, next, dayOf(next), today)
  return [...meetings, ...connection, ...provider]
}

function appointment(what: string, item: Item | null, at: number, day: number, today: number): Finding[] {
  const until = workingDaysBetween(today, day)
  const isAhead = day >= today && until <= ahead
  const isOver = day < today && workingDaysBetween(day, today) <= after
  if (!isAhead && !isOver) return []
  const when = isOver ? 'over' : day === today ? 'today' : until <= 1 ? 'tomorrow' : 'ahead'
  return [
    {
      ...ofPlace,
      ...(item && { item: item.key, page: '' }),
      key: `appointment:${what}:${new Date(at).toISOString().slice(0, 16)}${isOver ? ':over' : ''}`,
      kind: 'appointment',
      for: 'leader',
      since: day,
      reason: { key: `appointment.${what}.${when}`, values: item === connectionDayItem ? { day } : { day, at } },
      weight: weights.appointment + (isOver ? 0 : ahead - until),
    },
  ]
}

/** What the provider's staff has to do for a place: confirm its WiFi, call because it stands still or is over its date. */
export function staffEntries(tasks: readonly DueTask[], dates: KeyDates, known: KnownPlace, today: number): Finding[] {
  const owner = known.contact === null ? 'staff' : 'owner'
  const entries: Finding[] = []
  if (known.location === null && known.contact === null) {
    const reason = { key: 'noContact', values: {} }
    entries.push({
      ...{ ...ofPlace, key: 'no-contact', kind: 'no-contact', for: 'staff', since: null, reason },
      weight: weights['no-contact'],
    })
  }
  if (known.location !== null && isWifiToConfirm(known.fieldsOf('wifi-test'))) {
    const about = { ...aboutPlace, item: 'wifi-test', page: '', reason: { key: 'confirmWifi', values: {} } }
    entries.push({
      ...{ ...about, key: 'confirm-wifi', kind: 'confirm-wifi', for: 'staff', since: null },
      weight: weights['confirm-wifi'],
    })
  }
  if (known.location === null) return entries
  entries.push(...slippedEntries(tasks, dates, owner, today))
  if (isOver(tasks, dates)) return entries
  if (standsStill(tasks, known.changedAt, today)) {
    const since = known.changedAt === null ? null : dayOf(known.changedAt)
    const values: Reason['values'] = since === null ? {} : { day: since }
    const reason = { key: since === null ? 'neverBegun' : 'stalled', values }
    entries.push({ ...ofPlace, key: 'stalled', kind: 'stalled', for: owner, since, reason, weight: weights.stalled })
  }
  return entries
}

/** A connection day that is over without anybody having said that it took place, or with beds left. */
function slippedEntries(
  tasks: readonly DueTask[],
  dates: KeyDates,
  owner: 'staff' | 'owner',
  today: number,
): Finding[] {
  const { connectionDay, isConnected, areBedsLeft } = dates
  if (connectionDay === null || connectionDay >= today || (isConnected && !areBedsLeft)) return []
  const count = Math.max(1, workingDaysBetween(connectionDay, today))
  const isReady = tasks.every(({ state }) => isCompleted(state))
  const key = areBedsLeft ? 'bedsLeft' : isReady ? 'passed' : 'slipped'
  return [
    {
      ...{ ...ofPlace, key: `slipped:${inputDay(connectionDay)}`, kind: 'slipped', for: owner, since: connectionDay },
      ...{ reason: { key, values: { day: connectionDay, count } } },
      weight: weights.slipped + Math.min(40, daysCounted(count)),
    },
  ]
}

/** True where nothing is left to hurry: all is done, or the place is connected. */
const isOver = (tasks: readonly DueTask[], { isConnected }: KeyDates): boolean =>
  isConnected || tasks.every(({ state }) => isCompleted(state))

/** True where a place stands still: its next due day is near or over, and nothing has changed for two weeks. */
function standsStill(tasks: readonly DueTask[], changedAt: number | null, today: number): boolean {
  const days = tasks.flatMap(({ due }) => (due === null ? [] : [due]))
  if (days.length === 0 || Math.min(...days) > addDays(today, stillDays)) return false
  return changedAt === null || dayOf(changedAt) <= addDays(today, -stillDays)
}
