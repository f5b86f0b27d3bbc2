import { sql } from 'drizzle-orm'
import { bigint, bit, date, doublePrecision, index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { text, timestamp, uuid } from 'drizzle-orm/pg-core'

const moment = () => timestamp({ withTimezone: true })

/** What people do, never what they answer: page views, how far a page was scrolled, saves, rejected fields. */
export const usageLog = pgTable(
  'usage_log',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    organisationId: uuid(),
    userId: uuid(),
    logType: text().notNull(),
    /** For `scroll` the fraction of the page that was scrolled, 0 to 1; -1 for `navigation`. */
    amount: doublePrecision().notNull(),
    /** A path; the kind of a document for `upload`; form type and name of the field for `rejected`. */
    data: text().notNull(),
    at: moment().notNull().defaultNow(),
  },
  (entry) => [
    index('usage_log_recent').on(entry.at),
    index('usage_log_of_organisation').on(entry.organisationId, entry.at),
    index('usage_log_rejected')
      .on(entry.at)
      .where(sql`${entry.logType} = 'rejected'`),
  ],
)

/**
 * The Dutch days, and the weeks from Monday, of which `usage_sums` holds all that the log does. A trigger takes out those of
 * which entries change or go. See docs/decisions/054.
 */
export const usageSpans = pgTable(
  'usage_spans',
  {
    day: date().notNull(),
    /** 1 or 7. */
    days: integer().notNull(),
  },
  (span) => [primaryKey({ columns: [span.day, span.days] })],
)

/** The number of a person in `usage_sums`; it is never given to anybody else. */
export const usagePeople = pgTable('usage_people', {
  userId: uuid().primaryKey(),
  number: integer().notNull().generatedAlwaysAsIdentity(),
})

/** People of one row of `usage_sums`: more of them are in a row of another block. */
export const peopleInBlock = 1024

/** What people of organisations did on one Dutch day or in one week, by what it was about. */
export const usageSums = pgTable(
  'usage_sums',
  {
    day: date().notNull(),
    /** 1, or 7 for the week that begins on this day. */
    days: integer().notNull(),
    /** Null for all organisations together. */
    organisationId: uuid(),
    about: text().$type<'day' | 'page' | 'field'>().notNull(),
    /** The path of a page without ids; form type and name of a field; '' for all of the day. */
    name: text().notNull(),
    /** The numbers of its people, divided by `peopleInBlock`. */
    block: integer().notNull(),
    /** Who did it: a bit for each number in the block. */
    people: bit({ dimensions: peopleInBlock }).notNull(),
    /** Pages shown, or times that a field was rejected. */
    times: integer().notNull(),
    saves: integer().notNull(),
    uploads: integer().notNull(),
    removals: integer().notNull(),
    /** Visits of which it was the last page. */
    stops: integer().notNull(),
    /** How often it was scrolled to 0 to 9 %, 10 to 19 % and so on until 100 %; null for not at all. */
    scrolled: integer().array(),
  },
  (sum) => [
    index('usage_sums_of_organisation').on(sum.organisationId, sum.days, sum.day),
    index('usage_sums_of_day').on(sum.day),
  ],
)

/** When somebody of an organisation came to a task for the first time; a row without times for one longer ago than is kept. */
export const usageTasks = pgTable(
  'usage_tasks',
  {
    organisationId: uuid().notNull(),
    /** The beginning of the paths of its pages. */
    item: text().notNull(),
    openedAt: moment(),
    /** The first time on its last page. */
    doneAt: moment(),
  },
  (task) => [primaryKey({ columns: [task.organisationId, task.item] })],
)
