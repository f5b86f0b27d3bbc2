import { dayOf, inputDay } from '#app/platform/i18n/dates.ts'
import type { KeyDates } from '../flow/key-dates.ts'
import { connectionDayItem, startMeetingItem, targetDateItem } from '../registry.ts'
import type { Item } from '../rules/item.ts'
import { adviseOn, adviseOnMeeting, type DateAdvice } from '../rules/planning/advice.ts'
import { isCompleted } from '../rules/progress.ts'
import type { Finding } from './entry.ts'
import type { KnownPlace } from './known-place.ts'
import type { DueTask } from './tasks.ts'
import { weights } from './weights.ts'

/**
 * What speaks against dates that were chosen, for as long as not everything is done. That a date is too near is told by
 * the tasks that are late; whether a connection day that is over took place is a question of its own.
 */
export function adviceEntries(tasks: readonly DueTask[], dates: KeyDates, known: KnownPlace, today: number): Finding[] {
  if (known.location === null) return clashEntries(known, today)
  if (dates.isConnected || tasks.every(({ state }) => isCompleted(state))) return []
  const { connectionDay, isDefinitive, startMeetings } = dates
  const meetings = [...new Set(startMeetings.map(dayOf))]
  const dayItem = isDefinitive ? connectionDayItem : targetDateItem
  const isAhead = connectionDay !== null && connectionDay >= today
  // What speaks of the order of both is told once, with the meeting.
  const onDay = isAhead ? adviseOn(connectionDay, { today, open: [], meetings: [], others: [] }) : []
  return [
    ...onDay.map((advice) => adviceEntry(dayItem, connectionDay ?? 0, advice)),
    ...meetings
      .filter((meeting) => meeting >= today)
      .flatMap((meeting) =>
        adviseOnMeeting(meeting, { today, connectionDay }).map((advice) =>
          adviceEntry(startMeetingItem, meeting, advice),
        ),
      ),
  ]
}

/** Locations of one organisation that are to be connected on one day: one entry for each such day. */
function clashEntries({ sisters }: KnownPlace, today: number): Finding[] {
  const open = sisters.filter(({ isDone }) => !isDone)
  const days = new Set(open.flatMap(({ connectionDay }) => (connectionDay === null ? [] : [connectionDay])))
  return [...days]
    .filter((day) => day >= today)
    .flatMap((day) => {
      const [first, second, ...others] = open.filter(({ connectionDay }) => connectionDay === day)
      if (!first || !second) return []
      const values = { day, name: first.name, other: second.name, count: others.length + 1, all: others.length + 2 }
      return [adviceEntry(null, day, { kind: 'clash', values })]
    })
}

/** What is wrong, and not only unwise: one of these dates cannot stay. */
const isWrong = (kind: DateAdvice['kind']): boolean => kind === 'meeting-after-connection'

const adviceEntry = (item: Item | null, day: number, { kind, values }: DateAdvice): Finding => ({
  key: ['date-advice', item?.key, kind, inputDay(day)].filter(Boolean).join(':'),
  kind: 'date-advice',
  for: 'leader',
  item: item?.key ?? null,
  page: item && 'details',
  subject: null,
  due: null,
  since: day,
  reason: {
    key: `advice.${kind}`,
    values: { ...values, ...('workingDays' in values && { count: values.workingDays }) },
  },
  state: item && 'done',
  missing: [],
  missingCount: 0,
  weight: weights['date-advice'] + (isWrong(kind) ? 150 : 0),
})
