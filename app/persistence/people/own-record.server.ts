import { eq, sql } from 'drizzle-orm'
import { users } from '#drizzle/schema/organisations.ts'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'

/** What is kept of somebody, beside what their session says. */
export type OwnRecord = {
  createdAt: Date
  seenAt: Date | null
  /** Messages to them that are about their organisation; 0 of staff, who have none. */
  messages: number
}

// Columns are named with their table: within the subquery a bare name would be the message's own.
const messages = sql<number>`(select count(*)::int from mail_messages m
  where m.organisation_id = users.organisation_id and lower(m.to_address) = lower(users.email))`

/** What is kept of somebody themselves. */
export async function readOwnRecord({ userId }: Actor): Promise<OwnRecord | null> {
  const { createdAt, seenAt } = users
  const [record] = await database().select({ createdAt, seenAt, messages }).from(users).where(eq(users.id, userId))
  return record ?? null
}
