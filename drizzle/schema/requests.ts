import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { organisations, users } from './organisations.ts'

const moment = () => timestamp({ withTimezone: true })

/**
 * What an organisation asked: that a task does not apply to one of its locations. It changes no state of the task; provider staff
 * answer, and where they agree the task is not needed there.
 */
export const itemRequests = pgTable(
  'item_requests',
  {
    organisationId: uuid()
      .notNull()
      .references(() => organisations.id, { onDelete: 'cascade' }),
    id: uuid().notNull().defaultRandom(),
    locationIndex: integer().notNull(),
    /** The archived location it belongs to; null for what can still be seen. */
    archivedLocationId: uuid(),
    /** The key of the task. */
    item: text().notNull(),
    reason: text().notNull(),
    createdAt: moment().notNull().defaultNow(),
    createdBy: uuid().references(() => users.id),
    createdByName: text().notNull(),
    withdrawnAt: moment(),
    withdrawnByName: text(),
    answeredAt: moment(),
    answeredBy: uuid().references(() => users.id),
    answeredByName: text(),
    answer: text(),
    /** Whether they agreed; null while it is not answered, and of answers from before that was asked. */
    agreed: boolean(),
  },
  (request) => [
    primaryKey({ columns: [request.organisationId, request.id] }),
    index('item_requests_of_location').on(request.organisationId, request.locationIndex, request.createdAt),
    // One question at a time; and what provider staff have still to answer, which is short.
    uniqueIndex('item_requests_open')
      .on(request.organisationId, request.locationIndex, request.item)
      .where(sql`${request.withdrawnAt} is null and ${request.answeredAt} is null`),
    index('item_requests_to_answer')
      .on(request.createdAt)
      .where(
        sql`${request.withdrawnAt} is null and ${request.answeredAt} is null and ${request.archivedLocationId} is null`,
      ),
    index('item_requests_answered')
      .on(request.answeredAt)
      .where(sql`${request.answeredAt} is not null`),
  ],
)
