import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { organisations } from './organisations.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * How far each place is: computed from what was filled in, and kept for the pages that read many places. There is a row for
 * every location in an organisation's list and one, without an index, for the organisation as a whole; triggers see to
 * that, and empty a row in the transaction of every change that it depends on. See docs/decisions/048.
 */
export const locationProgress = pgTable(
  'location_progress',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    locationIndex: integer(),
    /** The revision of the organisation with the last change of this place. */
    changedRevision: bigint({ mode: 'number' }).notNull().default(0),
    /** The revision of the organisation it was computed from; null while it is empty. */
    computedRevision: bigint({ mode: 'number' }),
    /** The calendar date it was computed for; null while it is empty. */
    day: date(),
    /** The version of the rules it was computed by. */
    rules: integer(),
    /** The id of the location in the organisation's list. */
    row: text().notNull().default(''),
    name: text().notNull().default(''),
    city: text().notNull().default(''),
    /** The first digit of its postcode; null where none is known. */
    region: smallint(),
    completed: integer().notNull().default(0),
    total: integer().notNull().default(0),
    states: text().array().notNull().default([]),
    /** Who has to act for each of its tasks, in order. */
    standings: jsonb().notNull().$type<unknown[]>().default([]),
    /** The number of the stop it is at, from 1; null where all are completed. */
    step: integer(),
    categories: jsonb().notNull().$type<unknown[]>().default([]),
    connectionDay: date(),
    isDefinitive: boolean().notNull().default(false),
    /** Whether somebody said that it was connected on that day. */
    isConnected: boolean().notNull().default(false),
    startMeetings: moment().array().notNull().default([]),
    nextDue: date(),
    lateCount: integer().notNull().default(0),
    forecast: date(),
    /** Whether the forecast rests on how long tasks took elsewhere; else on the pace of the location itself. */
    isForecastFromHistory: boolean().notNull().default(false),
    entries: jsonb().notNull().$type<unknown[]>().default([]),
    /** The weight of the heaviest entry for provider staff; null where there is none. */
    staffWeight: integer(),
    /** When anything of it was filled in or uploaded last. */
    changedAt: moment(),
    /** Of servers before standings were kept, which may run beside this one while it is put in place: these three are read by none now. */
    toReview: integer().notNull().default(0),
    isWifiToConfirm: boolean().notNull().default(false),
    linkOpenUntil: moment(),
  },
  (place) => [
    unique('location_progress_one_per_place').on(place.organisationId, place.locationIndex).nullsNotDistinct(),
    index('location_progress_kept').on(place.day, place.rules),
    // What the calendar counts stands in these: rows are wide, and those of a month lie everywhere.
    index('location_progress_connections').on(
      place.connectionDay,
      place.organisationId,
      place.locationIndex,
      place.isDefinitive,
    ),
    index('location_progress_meetings')
      .on(place.organisationId, place.locationIndex, place.startMeetings)
      .where(sql`${place.startMeetings} <> '{}'`),
    index('location_progress_for_staff')
      .on(place.staffWeight)
      .where(sql`${place.staffWeight} is not null`),
  ],
)

/**
 * When the tasks of a place were begun and done, kept in the statement that keeps its progress. A task without a row was
 * never begun. Goes with its organisation, and with a location that is taken off the list. See docs/decisions/079.
 */
export const itemMoments = pgTable(
  'item_moments',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** The id of the location in the organisation's list, which stays when others move; '' for the organisation as a whole. */
    place: text().notNull(),
    /** The key of the item. */
    item: text().notNull(),
    /** Null while nothing is filled in, also where something was before. */
    beganAt: moment(),
    /** When anything of it was saved or uploaded last. */
    touchedAt: moment().notNull(),
    /** When it was completed; null while it is not, also where it was before. */
    doneAt: moment(),
  },
  (one) => [
    primaryKey({ columns: [one.organisationId, one.place, one.item] }),
    index('item_moments_open')
      .on(one.touchedAt)
      .where(sql`${one.doneAt} is null`),
  ],
)

/** How a location stood when a week began: what was first kept of it from Monday on. See docs/decisions/079. */
export const placeMoments = pgTable(
  'place_moments',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    /** The id of the location in the organisation's list. */
    place: text().notNull(),
    /** The Monday. */
    week: date().notNull(),
    completed: integer().notNull(),
    total: integer().notNull(),
    lateCount: integer().notNull(),
    connectionDay: date(),
    forecast: date(),
  },
  (one) => [
    primaryKey({ columns: [one.organisationId, one.place, one.week] }),
    index('place_moments_week').on(one.week),
  ],
)
