import { sql, type Column } from 'drizzle-orm'
import { locationProgress } from '#drizzle/schema/progress.ts'

/** What is kept of one place; calendar dates and instants in milliseconds. What its entries and categories are, the rules know. */
export type KeptProgress = {
  /** Null for the organisation as a whole. */
  locationIndex: number | null
  /** The id of the location in the organisation's list. */
  row: string
  name: string
  city: string
  /** The first digit of its postcode; null where none is known. */
  region: number | null
  completed: number
  total: number
  states: string[]
  /** Who has to act for each of its tasks. */
  standings: unknown[]
  /** The number of the stop it is at; null where all are completed. */
  step: number | null
  categories: unknown[]
  connectionDay: number | null
  isDefinitive: boolean
  isConnected: boolean
  startMeetings: number[]
  nextDue: number | null
  lateCount: number
  forecast: number | null
  isForecastFromHistory: boolean
  entries: unknown[]
  /** The weight of the heaviest entry for provider staff; null where there is none. */
  staffWeight: number | null
  changedAt: number | null
  /** When its tasks were begun and done, instants; nothing where it was not computed now. */
  moments?: readonly ItemMoment[]
}

/** When a task of a place was begun, saved last, and done; null while it is not. Instants. */
export type ItemMoment = { item: string; beganAt: number | null; touchedAt: number; doneAt: number | null }

const milliseconds = (column: Column) =>
  sql<number | null>`(extract(epoch from ${column}) * 1000)::float8`.mapWith(Number)

const { categories, entries, ...columns } = locationProgress

/** Its columns. */
export const keptColumns = {
  locationIndex: columns.locationIndex,
  row: columns.row,
  name: columns.name,
  city: columns.city,
  region: columns.region,
  completed: columns.completed,
  total: columns.total,
  states: columns.states,
  standings: columns.standings,
  step: columns.step,
  categories,
  connectionDay: milliseconds(columns.connectionDay),
  isDefinitive: columns.isDefinitive,
  isConnected: columns.isConnected,
  startMeetings: sql<number[]>`(
    select coalesce(jsonb_agg((extract(epoch from at) * 1000)::float8 order by at), '[]')
    from unnest(${columns.startMeetings}) as at
  )`,
  nextDue: milliseconds(columns.nextDue),
  lateCount: columns.lateCount,
  forecast: milliseconds(columns.forecast),
  isForecastFromHistory: columns.isForecastFromHistory,
  entries,
  staffWeight: columns.staffWeight,
  changedAt: milliseconds(columns.changedAt),
}
