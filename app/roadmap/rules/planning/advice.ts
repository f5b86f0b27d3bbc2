import {
  holidayOn,
  isWorkingDay,
  workingDaysAfter,
  workingDaysBetween,
} from '#app/platform/calendar/working-days.server.ts'
import { dueDay, type Planned } from './due-dates.ts'

/** What may speak against a date; the names are part of the API. */
export type AdviceKind =
  | 'weekend'
  | 'holiday'
  | 'past'
  | 'too-near'
  | 'too-far'
  | 'meeting-after-connection'
  | 'meeting-far-from-connection'
  | 'clash'

/** What speaks against a date. It never forbids one. Days are calendar dates. */
export type DateAdvice = { kind: AdviceKind; values: Readonly<Record<string, string | number>> }

/** How many working days before the connection day a start meeting does most good. */
export const bestForMeeting = { from: 2, to: 10 }

/** Further ahead than this nobody plans: usually the year was mistyped. */
const furthestDays = 366
const dayLength = 86_400_000

/** What a connection day is weighed against. */
type Around = {
  today: number
  /** The tasks that are not done, of the location and of its organisation; without the one that asks for this date. */
  open: readonly Planned[]
  /** The calendar dates of the start meetings. */
  meetings: readonly number[]
  /** The connection days of the organisation's other locations. */
  others: readonly { name: string; connectionDay: number | null }[]
}

/** What speaks against a connection day, the heaviest first. */
export function adviseOn(date: number, { today, open, meetings, others }: Around): DateAdvice[] {
  const clashing = others.filter(({ connectionDay }) => connectionDay === date)
  return [
    ...onAnyDay(date, today),
    ...(date < today ? [] : tooNear(date, today, open)),
    ...meetings.flatMap((meeting) => onOrder(meeting, date)),
    ...clashing.map(({ name }) => ({ kind: 'clash' as const, values: { name, day: date } })),
  ]
}

/**
 * What speaks against the day of a start meeting, the heaviest first.
 * @param connectionDay the calendar date that is set or hoped for
 */
export const adviseOnMeeting = (
  meeting: number,
  { today, connectionDay }: { today: number; connectionDay: number | null },
): DateAdvice[] => [...onAnyDay(meeting, today), ...(connectionDay === null ? [] : onOrder(meeting, connectionDay))]

/** The first connection day with which no open task would be late at once. */
export function earliestInTime(today: number, open: readonly Planned[]): number {
  const start = isWorkingDay(today) ? today : workingDaysAfter(today, 1)
  return workingDaysAfter(start, Math.max(0, ...open.map(({ dueBefore }) => dueBefore)))
}

/** The tasks that would be late from the first day, were this the connection day. */
export const lateAtOnce = <Task extends Planned>(date: number, today: number, open: readonly Task[]): Task[] =>
  open.filter((task) => dueDay(task, date) < today)

function onAnyDay(date: number, today: number): DateAdvice[] {
  const found: DateAdvice[] = []
  if (date < today) found.push({ kind: 'past', values: { day: date } })
  if (date > today + furthestDays * dayLength) found.push({ kind: 'too-far', values: { day: date } })
  if (holidayOn(date, 'nl') !== null) found.push({ kind: 'holiday', values: { day: date } })
  else if (!isWorkingDay(date)) found.push({ kind: 'weekend', values: { day: date } })
  return found
}

function tooNear(date: number, today: number, open: readonly Planned[]): DateAdvice[] {
  const late = lateAtOnce(date, today, open).length
  if (late === 0) return []
  const values = { workingDays: workingDaysBetween(today, date), late, earliest: earliestInTime(today, open) }
  return [{ kind: 'too-near', values }]
}

function onOrder(meeting: number, connectionDay: number): DateAdvice[] {
  const values = { meeting, connectionDay }
  if (meeting > connectionDay) return [{ kind: 'meeting-after-connection', values }]
  const workingDays = workingDaysBetween(meeting, connectionDay)
  const isBest = workingDays >= bestForMeeting.from && workingDays <= bestForMeeting.to
  return isBest ? [] : [{ kind: 'meeting-far-from-connection', values: { ...values, workingDays } }]
}
