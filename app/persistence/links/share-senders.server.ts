import { and, eq, isNull, or } from 'drizzle-orm'
import { users } from '#drizzle/schema/organisations.ts'
import type { Queryable } from '../database.server.ts'
import type { ShareLink } from './share-links.server.ts'

/** The person who is told what became of a link. */
export type Sender = Pick<typeof users.$inferSelect, 'name' | 'email' | 'language' | 'isAdmin'>

/**
 * Who made a link and can still see it: somebody of its organisation, or provider staff.
 * @returns null where they were disabled, have moved to another organisation, or are not known
 */
export async function findSender(
  tx: Queryable,
  { organisationId, createdBy }: Pick<ShareLink, 'organisationId' | 'createdBy'>,
): Promise<Sender | null> {
  if (createdBy === null) return null
  const { name, email, language, isAdmin } = users
  const [sender] = await tx
    .select({ name, email, language, isAdmin })
    .from(users)
    .where(
      and(
        eq(users.id, createdBy),
        isNull(users.disabledAt),
        or(users.isAdmin, eq(users.organisationId, organisationId)),
      ),
    )
  return sender ?? null
}
