import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { organisations } from '#drizzle/schema/organisations.ts'
import type { Actor, Member } from '../actor.ts'
import { database } from '../database.server.ts'
import { isId } from '../documents/documents.server.ts'
import { isFoundIn } from '../list-narrowing.server.ts'

/** An organisation as provider staff choose it from a list. */
export type ListedOrganisation = { id: string; name: string }

/**
 * All organisations that are not archived, by name.
 * @param actor somebody of the provider's staff
 * @param id only the one with this id
 * @throws where the actor is no administrator
 */
export async function listOrganisations(actor: Actor, id?: string): Promise<ListedOrganisation[]> {
  if (!actor.isAdmin) throw new Error('Only provider staff may list organisations.')
  return database()
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(and(isNull(organisations.archivedAt), id === undefined ? undefined : eq(organisations.id, id)))
    .orderBy(asc(sql`lower(${organisations.name})`), asc(organisations.id))
}

/**
 * The names of organisations at work in which this stands, whatever its capitals and accents, in the order of the alphabet.
 * @param typed '' for all
 * @param most how many at most
 */
export async function findOrganisationNames(actor: Actor, typed: string, most: number): Promise<string[]> {
  if (!actor.isAdmin) throw new Error('Only provider staff may list organisations.')
  const found = await database()
    .selectDistinct({ name: organisations.name, place: sql`lower(${organisations.name})` })
    .from(organisations)
    .where(and(isNull(organisations.archivedAt), isFoundIn([organisations.name], typed)))
    .orderBy(asc(sql`lower(${organisations.name})`), asc(organisations.name))
    .limit(most)
  return found.map(({ name }) => name)
}

/**
 * The organisations at work that `organisation=` of an address can mean: that with this id, or all where it is a name, of which
 * the page says which fit; none where nothing stands there. So pages do not carry the names of all.
 */
export async function organisationsAsked(actor: Actor, query: URLSearchParams): Promise<ListedOrganisation[]> {
  const asked = query.get('organisation') ?? ''
  if (asked === '') return []
  return listOrganisations(actor, isId(asked) ? asked : undefined)
}

/** The address of the signing service for the member's organisation, as provider staff set it; null where they did not. */
export async function readSigningLink({ organisationId }: Member): Promise<string | null> {
  const [found] = await database()
    .select({ link: organisations.signingLink })
    .from(organisations)
    .where(eq(organisations.id, organisationId))
  return found?.link ?? null
}
