import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { organisations } from '#drizzle/schema/organisations.ts'
import { programKeys, programTokens } from '#drizzle/schema/programs.ts'
import type { Actor } from '../actor.ts'
import { database } from '../database.server.ts'
import { idShape } from '../documents/library-columns.ts'
import { requireStaff } from '../organisations/care-organisations.server.ts'
import { noteSecurity } from '../staff/security.server.ts'

/** Hours that the secret before is still taken, so that a program can change over. */
export const changeOverHours = 24

/** What staff say of a key. */
export type NewKey = Pick<typeof programKeys.$inferInsert, 'name' | 'scopes' | 'organisationIds' | 'secretHash'>

const columns = {
  id: programKeys.id,
  name: programKeys.name,
  scopes: programKeys.scopes,
  organisationIds: programKeys.organisationIds,
  previousUntil: programKeys.previousUntil,
  createdByName: programKeys.createdByName,
  createdAt: programKeys.createdAt,
  usedAt: programKeys.usedAt,
  endedAt: programKeys.endedAt,
}

/**
 * All keys, the newest first; those that were ended last.
 * @throws where the actor is no administrator
 */
export async function listProgramKeys(actor: Actor) {
  requireStaff(actor)
  return database()
    .select(columns)
    .from(programKeys)
    .orderBy(sql`ended_at is not null`, desc(programKeys.createdAt), programKeys.id)
}

/**
 * One key, with the names of the organisations that it is for.
 * @param id anything
 * @returns null where there is none
 * @throws where the actor is no administrator
 */
export async function readProgramKey(actor: Actor, id: string) {
  requireStaff(actor)
  if (!idShape.test(id)) return null
  const [key] = await database().select(columns).from(programKeys).where(eq(programKeys.id, id))
  if (!key) return null
  const isChosen = sql`${organisations.id} = any(select unnest(k.organisation_ids) from program_keys k where k.id = ${id})`
  const chosen = await database()
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(isChosen)
    .orderBy(sql`lower(name)`, organisations.id)
  return { ...key, organisations: key.organisationIds === null ? null : chosen }
}

/**
 * The active organisations that a key can be for.
 * @throws where the actor is no administrator
 */
export async function listProgramOrganisations(actor: Actor) {
  requireStaff(actor)
  return database()
    .select({ id: organisations.id, name: organisations.name })
    .from(organisations)
    .where(isNull(organisations.archivedAt))
    .orderBy(sql`lower(name)`, organisations.id)
}

/**
 * Makes a key.
 * @param id made with the form
 * @returns false where there is a key of this id: the form was sent twice, and its secret was shown then
 * @throws where the actor is no administrator
 */
export async function addProgramKey(actor: Actor, id: string, key: NewKey): Promise<boolean> {
  requireStaff(actor)
  const { userId, name } = actor
  return database().transaction(async (tx) => {
    const added = await tx
      .insert(programKeys)
      .values({ id, ...key, createdBy: userId, createdByName: name })
      .onConflictDoNothing()
      .returning({ id: programKeys.id })
    if (added.length === 0) return false
    const reach = key.organisationIds?.length ?? null
    const facts = { program: id, scopes: key.scopes.join(' '), organisations: reach }
    await noteSecurity({ kind: 'program-key-made', actorId: userId, facts }, tx)
    return true
  })
}

/**
 * Gives a key another secret. The one before it is taken for a day yet, or no longer; one that is older is not.
 * @param endsAtOnce whether the secret before ends now, with the tokens that were given
 * @returns false where there is no such key, or it was ended
 * @throws where the actor is no administrator
 */
export async function rotateProgramKey(
  actor: Actor,
  id: string,
  secretHash: string,
  endsAtOnce: boolean,
): Promise<boolean> {
  requireStaff(actor)
  if (!idShape.test(id)) return false
  const previous = endsAtOnce
    ? { previousHash: null, previousUntil: null }
    : { previousHash: sql`secret_hash`, previousUntil: sql`now() + make_interval(hours => ${changeOverHours}::int)` }
  return database().transaction(async (tx) => {
    const rotated = await tx
      .update(programKeys)
      .set({ secretHash, ...previous })
      .where(isOpen(id))
      .returning({ id: programKeys.id })
    if (rotated.length === 0) return false
    if (endsAtOnce) await tx.delete(programTokens).where(eq(programTokens.keyId, id))
    const facts = { program: id, before: endsAtOnce ? 'ended' : 'kept' }
    await noteSecurity({ kind: 'program-key-rotated', actorId: actor.userId, facts }, tx)
    return true
  })
}

/**
 * Ends a key, with the tokens that were given.
 * @returns its name; null where there is no such key, or it was ended before
 * @throws where the actor is no administrator
 */
export async function endProgramKey(actor: Actor, id: string): Promise<string | null> {
  requireStaff(actor)
  if (!idShape.test(id)) return null
  return database().transaction(async (tx) => {
    const [ended] = await tx
      .update(programKeys)
      .set({ endedAt: sql`now()`, previousHash: null, previousUntil: null })
      .where(isOpen(id))
      .returning({ name: programKeys.name })
    if (!ended) return null
    await tx.delete(programTokens).where(eq(programTokens.keyId, id))
    await noteSecurity({ kind: 'program-key-ended', actorId: actor.userId, facts: { program: id } }, tx)
    return ended.name
  })
}

const isOpen = (id: string) => and(eq(programKeys.id, id), isNull(programKeys.endedAt))
