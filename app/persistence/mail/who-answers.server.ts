import { eq } from 'drizzle-orm'
import { relationships } from '#drizzle/schema/library.ts'
import { users } from '#drizzle/schema/organisations.ts'
import type { Queryable } from '../database.server.ts'

type Person = { name: string; email: string }

/**
 * Who answers when somebody writes back to a message: whoever it was written on behalf of, else the provider's contact of
 * the organisation.
 * @returns null where neither is known, or has no address
 */
export async function findWhoAnswers(
  tx: Queryable,
  { userId, organisationId }: { userId: string | null; organisationId: string | null },
): Promise<Person | null> {
  const colleague = userId === null ? null : await findUser(tx, userId)
  const person = colleague ?? (organisationId === null ? null : await findContact(tx, organisationId))
  return person?.email ? person : null
}

async function findUser(tx: Queryable, id: string): Promise<Person | undefined> {
  const [user] = await tx.select({ name: users.name, email: users.email }).from(users).where(eq(users.id, id))
  return user
}

async function findContact(tx: Queryable, organisationId: string): Promise<Person | undefined> {
  const [contact] = await tx
    .select({ name: relationships.contactName, email: relationships.contactEmail })
    .from(relationships)
    .where(eq(relationships.organisationId, organisationId))
  return contact
}
