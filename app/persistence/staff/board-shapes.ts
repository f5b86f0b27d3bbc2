import { z } from 'zod'

/** What the board can show of locations, each with a count: the day is near, a task is late, the day slips, it waits for us, it has no day. */
export const boardKinds = ['near', 'late', 'slips', 'us', 'no-date'] as const
export const boardOrders = ['date', 'late', 'organisation'] as const

/** What the board is narrowed down to; '' is no choice. */
export type BoardNarrowing = {
  /** Whose organisations; '' is those that the reader looks after, or all where that is none. */
  owner: '' | 'me' | 'all'
  show: '' | (typeof boardKinds)[number]
  /** A part of the name of a location, its city or its organisation. */
  q: string
  sort: (typeof boardOrders)[number]
  /** An id. */
  organisation: string
  /** The number of a stop. */
  step: string
  state: '' | 'none' | 'busy' | 'done'
  waits: '' | 'us' | 'reviewer' | 'them' | 'still'
}

const moment = z.number().nullable()
const located = {
  organisationId: z.string(),
  organisationName: z.string(),
  index: z.number(),
  /** The id of the location in the organisation's list. */
  row: z.string(),
  name: z.string(),
}
/** What is read of a location. */
export const place = z.object({
  ...located,
  states: z.array(z.enum(['none', 'busy', 'done', 'confirmed']).catch('busy')),
  completed: z.number(),
  total: z.number(),
  nextDue: moment,
  connectionDay: moment,
  isDefinitive: z.boolean(),
  forecast: moment,
  /** Whether the forecast rests on how long tasks took elsewhere; else on the pace of the location itself. */
  isForecastFromHistory: z.boolean(),
  lateCount: z.number(),
  changedAt: moment,
  /** Whom it waits for: us before others, a guest who has to act before the organisation itself. */
  waitsFor: z.enum(['us', 'reviewer', 'them', 'nobody']),
  /** Its next date is near or over, and nothing has changed for two weeks. */
  isStalled: z.boolean(),
  /** Somebody said that it was connected. */
  isOver: z.boolean(),
  /** Whoever looks after the organisation; '' where nobody does. */
  owner: z.string(),
})
const drawnPlace = place.extend({
  categories: z.array(z.unknown()),
  /** Where its tasks stand, as the rules keep it. */
  standings: z.array(z.unknown()),
  /** The keys of tasks that are late. */
  late: z.array(z.string()),
})
/** What a table for spreadsheets has of it. */
export const tabledPlace = place.extend({ standings: drawnPlace.shape.standings })
/** What is read of what comes up. */
export const coming = z.object({ ...located, kind: z.enum(['meeting', 'connection', 'target']), at: z.number() })

/** A location of any organisation as the board knows it, and as its page draws it. */
export type BoardPlace = z.output<typeof place>
export type DrawnPlace = z.output<typeof drawnPlace>
export type TabledPlace = z.output<typeof tabledPlace>
/** A start meeting, at an instant, or a connection day, at a calendar date. */
export type ComingUp = z.output<typeof coming>

/** What is read of the board as a whole. */
export const board = z.object({
  /** Locations of which nothing is kept at this moment: what follows says nothing of them. */
  empty: z.array(z.object({ organisationId: z.string(), locationIndex: z.number(), revision: z.number() })),
  whose: z.enum(['me', 'all']),
  owners: z.object({ me: z.number(), all: z.number() }),
  counts: z.record(z.enum(boardKinds), z.number()),
  hasComing: z.boolean(),
  found: z.number(),
  places: z.array(drawnPlace),
})
