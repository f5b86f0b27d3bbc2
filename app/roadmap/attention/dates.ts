import { workingDaysBetween } from '#app/platform/calendar/working-days.server.ts'
import { dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import type { KeyDates } from '../flow/key-dates.ts'
import { connectionDayItem, startMeetingItem } from '../registry.ts'
import type { Item } from '../rules/item.ts'
import { isCompleted } from '../rules/progress.ts'
import type { Finding } from './entry.ts'
import type { KnownPlace } from './known-place.ts'
import { isWifiToConfirm } from './provider-work.ts'
import type { DueTask } from './tasks.ts'
import { daysCounted, weights } from './weights.ts'

/** How many working days ahead an appointment is told, and how many after it. */
const [ahead, after] = [5, 1]

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

/** What the provider's staff has to do for a place: confirm its WiFi, call because it is over its date. */
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
    // That it is on was said when the test was saved last, or before.
    const touched = known.touchedOf('wifi-test')
    const since = touched ? dayOf(touched.last) : null
    entries.push({
      ...{ ...about, key: 'confirm-wifi', kind: 'confirm-wifi', for: 'staff', since },
      weight: weights['confirm-wifi'],
    })
  }
  if (known.location === null) return entries
  entries.push(...slippedEntries(tasks, dates, owner, today))
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
