import type { State } from '../rules/progress.ts'
import type { KeptStanding } from '../standing/standing.ts'
import type { Entry } from './entry.ts'

/** How far one place is and what of it needs whom: computed by rules, and kept where it is read. */
export type PlaceProgress = {
  /** Null for the organisation as a whole. */
  locationIndex: number | null
  /** '' where a location has no name yet. */
  name: string
  city: string
  /** The part of the country its postcode lies in, as `postalRegions` has them; null where that is not known. */
  region: number | null
  completed: number
  total: number
  /** Of the items of its roadmap, in order. */
  states: State[]
  /** The same with who has to act for each. */
  standings: KeptStanding[]
  /** In order; `section` is the number of the stop, from 1. */
  categories: { section: number; number: string; key: string; completed: number; total: number }[]
  /** Calendar date; the definitive day, else the target date. */
  connectionDay: number | null
  isDefinitive: boolean
  /** Whether somebody said that the bed sensors were connected on that day. */
  isConnected: boolean
  /** Instants. */
  startMeetings: number[]
  /** Calendar date by which the next open task should be done; null where none is known. */
  nextDue: number | null
  /** How many tasks are late. */
  lateCount: number
  /** Calendar date on which all may be done; null while too little is known, or all is done. */
  forecast: number | null
  /** Whether the forecast rests on how long tasks took elsewhere; else on the pace of the location itself. */
  isForecastFromHistory: boolean
  /** The heaviest first. */
  entries: Entry[]
}
