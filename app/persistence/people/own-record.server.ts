import { and, desc, eq, sql } from 'drizzle-orm'
import { formChanges, forms } from '#drizzle/schema/forms.ts'
import { mailMessages } from '#drizzle/schema/mail.ts'
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

/**
 * What somebody can take along: the messages to them and where they changed something, the newest first. Of messages neither
 * words nor links, of changes not what was filled in: that may be about others, and is of the organisation.
 */
export async function readOwnTraces({ userId, email, organisationId }: Actor) {
  const { cause, subject, createdAt, state } = mailMessages
  const [messages, changes] = await Promise.all([
    database()
      .select({ cause, subject, writtenAt: createdAt, state })
      .from(mailMessages)
      .where(
        and(
          sql`${mailMessages.organisationId} is not distinct from ${organisationId}::uuid`,
          sql`lower(${mailMessages.toAddress}) = lower(${email})`,
        ),
      )
      .orderBy(desc(createdAt)),
    organisationId === null
      ? []
      : database()
          .select({ formType: forms.formType, locationIndex: forms.locationIndex, at: formChanges.at })
          .from(formChanges)
          .innerJoin(forms, and(eq(forms.organisationId, formChanges.organisationId), eq(forms.id, formChanges.formId)))
          .where(and(eq(formChanges.organisationId, organisationId), eq(formChanges.userId, userId)))
          .orderBy(desc(formChanges.at)),
  ])
  return { messages, changes }
}
