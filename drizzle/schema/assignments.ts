import { sql } from 'drizzle-orm'
import { date, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { organisations, users } from './organisations.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * Who of an organisation does which task: a row for each time it was given to somebody with an account. Somebody without one
 * gets a share link instead. What ended stays, for the history.
 */
export const assignments = pgTable(
  'assignments',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    /** Null for a task of the organisation as a whole. */
    locationIndex: integer(),
    /** The key of the task. */
    item: text().notNull(),
    assigneeId: uuid()
      .notNull()
      .references(() => users.id),
    assigneeName: text().notNull(),
    givenAt: moment().notNull().defaultNow(),
    givenBy: uuid().references(() => users.id),
    givenByName: text().notNull(),
    /** What the giver wrote along. */
    note: text().notNull().default(''),
    /** The day on which the giver would like it to be done; null where they did not say. */
    wishDay: date(),
    /** When its assignee said they would do it; null while they did not. */
    acceptedAt: moment(),
    /** When somebody last reminded them of it, and who; null while nobody did. */
    remindedAt: moment(),
    remindedByName: text(),
    /** When the task was found done and the giver was told; null while it was not. */
    doneAt: moment(),
    endedAt: moment(),
    endedByName: text(),
    endedHow: text().$type<'taken-back' | 'given-back' | 'passed-on' | 'account-closed' | 'location-gone'>(),
  },
  (assignment) => [
    primaryKey({ columns: [assignment.organisationId, assignment.id] }),
    index('assignments_of_task').on(assignment.organisationId, assignment.item, assignment.locationIndex),
    // A task is done by one person at a time.
    uniqueIndex('assignments_open')
      .on(assignment.organisationId, sql`coalesce(${assignment.locationIndex}, -1)`, assignment.item)
      .where(sql`${assignment.endedAt} is null`),
    index('assignments_of_person')
      .on(assignment.assigneeId)
      .where(sql`${assignment.endedAt} is null`),
  ],
)
