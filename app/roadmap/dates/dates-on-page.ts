import type { AdviceKind } from '../rules/planning/advice.ts'

/** A day of a month that is drawn; `iso` is what choosing it sends. */
export type DayOnPage = {
  iso: string
  day: number
  /** What is said of it beside its number; '' for nothing. */
  words: string
  /** Only a working day that is still to come can be chosen, and the one that is stored. */
  isOpen: boolean
  look: 'free' | 'near' | 'off' | 'holiday'
  isCurrent: boolean
}

/** A month to choose from. */
export type MonthOnPage = {
  /** The field that choosing fills: `date`, `dates[0].date`. */
  name: string
  key: string
  title: string
  weekdays: { short: string; full: string }[]
  /** Monday first; null for days of other months. */
  weeks: (DayOnPage | null)[][]
  chosen: string | null
  previous: Way
  next: Way
  /** What the marks mean, in words; null where the month has none. */
  legend: { current: string | null; near: string | null; holidays: string | null }
}

/** A button that shows another month. */
type Way = { goTo: string; label: string }

/** What speaks against a date, in words. */
export type AdviceOnPage = {
  kind: AdviceKind
  title: string
  text: string
  link: { href: string; words: string } | null
}

/** Where a stop ends; old and new day in words. */
export type StopOnPage = {
  number: number
  title: string
  isDone: boolean
  from: string | null
  to: string | null
  /** In the place of the days, where the stop does not move. */
  note: string | null
  isWrong: boolean
}

export type MoveOnPage = {
  number: string
  title: string
  from: { day: string; isLate: boolean } | null
  to: { day: string; isLate: boolean } | null
}

/** All that a page which asks for a date shows of it besides its field. */
export type DatesOnPage = {
  /** Null while no month is open. */
  month: MonthOnPage | null
  /** What the date means; null where none is chosen, or it is no date. */
  meaning: { day: string; before: string; workingDays: string } | null
  stops: StopOnPage[]
  /** True where a date is another one than is stored. */
  isChanged: boolean
  /** True where a stop ends on another day than now. */
  isMoving: boolean
  note: string | null
  /** A connection day that is over and of which nobody said whether it took place; `href` where it is stored already. */
  passed: { iso: string; day: string; href: string | null } | null
  advice: AdviceOnPage[]
  moves: MoveOnPage[]
}

/** What the page shows whatever is chosen. */
export type DatesAround = {
  /** How a reason is asked; null where no date is stored that could move. */
  reason: 'needed' | 'offered' | null
  /** How the date was moved before, newest first. */
  earlier: { words: string; reason: string | null }[]
}

/** What a date field was filled with stands under its name with this behind it; the browser's own part overlooks it. */
export const shownField = (name: string): string => `${name}:shown`

/**
 * The day chosen in the month stands under the name of its date field with this behind it: two controls of one name would
 * make what the browser saves by itself ambiguous.
 */
export const chosenField = (name: string): string => `${name}:chosen`
