import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
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
    /** The number of the stop it is at, from 1; null where all are completed. */
    step: integer(),
    categories: jsonb().notNull().$type<unknown[]>().default([]),
    connectionDay: date(),
    isDefinitive: boolean().notNull().default(false),
    startMeetings: moment().array().notNull().default([]),
    nextDue: date(),
    lateCount: integer().notNull().default(0),
    forecast: date(),
    entries: jsonb().notNull().$type<unknown[]>().default([]),
    /** The weight of the heaviest entry for provider staff; null where there is none. */
    staffWeight: integer(),
    /** When anything of it was filled in or uploaded last. */
    changedAt: moment(),
    /** How many documents wait for a check by provider staff. */
    toReview: integer().notNull().default(0),
    isWifiToConfirm: boolean().notNull().default(false),
    /** Until when somebody who came by a link may still do something. */
    linkOpenUntil: moment(),
  },
  (place) => [
    unique('location_progress_one_per_place').on(place.organisationId, place.locationIndex).nullsNotDistinct(),
    index('location_progress_kept').on(place.day, place.rules),
    index('location_progress_for_staff')
      .on(place.staffWeight)
      .where(sql`${place.staffWeight} is not null`),
  ],
)
