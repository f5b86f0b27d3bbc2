import { eq, sql } from 'drizzle-orm'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { authSessions } from '#drizzle/schema/sessions.ts'
import type { Actor } from '../actor.ts'
import { noteAction } from '../staff/audit.server.ts'
import { organisationDetails, requireStaff, type OrganisationDetails } from './care-organisations.server.ts'
import { database, type Queryable } from '../database.server.ts'
import { idShape } from '../documents/library-columns.ts'

/**
 * Adds an organisation in the caller's transaction, where there is none of this id.
 * @returns whether it was added
 */
export async function addOrganisation(
  tx: Queryable,
  actor: Actor,
  id: string,
  given: OrganisationDetails,
): Promise<boolean> {
  requireStaff(actor)
  const added = await tx
    .insert(organisations)
    .values({ ...given, id })
    .onConflictDoNothing()
    .returning({ id: organisations.id })
  if (added.length === 0) return false
  await noteAction(tx, actor, { action: 'organisation-added', organisationId: id, subject: { name: given.name } })
  return true
}

/**
 * Changes an organisation in the caller's transaction, where it still is as the page showed it.
 * @param id anything
 * @param known what the page showed
 * @returns 'stale' where somebody else changed it meanwhile; null where there is no such organisation
 */
export async function changeOrganisation(
  actor: Actor,
  id: string,
  { known, given }: { known: OrganisationDetails; given: OrganisationDetails },
  tx: Queryable,
): Promise<'saved' | 'stale' | null> {
  requireStaff(actor)
  if (!idShape.test(id)) return null
  const [stored] = await tx
    .select(organisationDetails)
    .from(organisations)
    .where(eq(organisations.id, id))
    .for('no key update')
  if (!stored) return null
  const fields = (['name', 'signingLink', 'identityOrganisation'] as const).filter((one) => stored[one] !== given[one])
  if (fields.length === 0) return 'saved'
  if (fields.some((one) => stored[one] !== known[one])) return 'stale'
  await tx.update(organisations).set(given).where(eq(organisations.id, id))
  const subject = { name: given.name, fields: fields.join(' ') }
  await noteAction(tx, actor, { action: 'organisation-changed', organisationId: id, subject })
  return 'saved'
}

/**
 * Archives an organisation, which ends the sessions of its people at once and closes its links, or takes it back.
 * @param id anything
 * @returns its name, also where it was so already; null where there is no such organisation
 */
export async function setArchived(actor: Actor, id: string, isArchived: boolean): Promise<string | null> {
  requireStaff(actor)
  if (!idShape.test(id)) return null
  return database().transaction(async (tx) => {
    const own = eq(organisations.id, id)
    const [stored] = await tx
      .select({ name: organisations.name, archivedAt: organisations.archivedAt })
      .from(organisations)
      .where(own)
      .for('update')
    if (!stored) return null
    if ((stored.archivedAt !== null) === isArchived) return stored.name
    const archived = { archivedAt: sql`now()`, archivedByName: actor.name }
    await tx
      .update(organisations)
      .set(isArchived ? archived : { archivedAt: null, archivedByName: null })
      .where(own)
    const people = tx.select({ id: users.id }).from(users).where(eq(users.organisationId, id))
    if (isArchived) await tx.delete(authSessions).where(sql`${authSessions.userId} in ${people}`)
    const action = isArchived ? 'organisation-archived' : 'organisation-restored'
    await noteAction(tx, actor, { action, organisationId: id, subject: { name: stored.name } })
    return stored.name
  })
}
