import { asc, eq, isNull, sql } from 'drizzle-orm'
import { organisations } from '#drizzle/schema/organisations.ts'
import type { Actor, Member } from '../actor.ts'
import { database } from '../database.server.ts'

/** An organisation as provider staff choose it from a list. */
export type ListedOrganisation = { id: string; name: string }

/**
 * All organisations that are not archived, by name.
 * @param actor somebody of the provider's staff
 * @throws where the actor is no administrator
 */
export async function listOrganisations(actor: Actor): Promise<ListedOrganisation[]> {
  if (!actor.isAdmin) throw new Error('Only provider staff may list organisations.')
  return database()
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(isNull(organisations.archivedAt))
    .orderBy(asc(sql`lower(${organisations.name})`), asc(organisations.id))
}

/** The address of the signing service for the member's organisation, as provider staff set it; null where they did not. */
export async function readSigningLink({ organisationId }: Member): Promise<string | null> {
  const [found] = await database()
    .select({ link: organisations.signingLink })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
  return found?.link ?? null
}
