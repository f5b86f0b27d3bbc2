import { and, asc, eq, sql } from 'drizzle-orm'
import { namedPeople } from '#drizzle/schema/named-people.ts'
import type { Member, Tenant } from '../actor.ts'
import { addOnce, type Added } from '../add-once.ts'
import { database, type Queryable } from '../database.server.ts'

/** What an organisation said of somebody whom it added by hand; '' for what it does not know. */
export type PersonSaid = { name: string; role: string; email: string; phone: string }

const isPerson = ({ organisationId }: Member, id: string) =>
  and(eq(namedPeople.organisationId, organisationId), eq(namedPeople.id, id))

const changedNow = ({ userId, name }: Member) => ({
  version: sql`${namedPeople.version} + 1`,
  changedAt: sql`now()`,
  changedBy: userId,
  changedByName: name,
})

/** Whom an organisation added by hand, by name. */
export function readNamedPeople({ organisationId }: Tenant) {
  return database()
    .select()
    .from(namedPeople)
    .where(eq(namedPeople.organisationId, organisationId))
    .orderBy(asc(namedPeople.name), asc(namedPeople.id))
}

/** Adds somebody under the id of the form; a form that is sent twice adds one. */
export function addNamedPerson(member: Member, id: string, said: PersonSaid): Promise<Added> {
  const { organisationId, userId, name } = member
  const insert = async (rowId: string) => {
    const added = await database()
      .insert(namedPeople)
      .values({ organisationId, id: rowId, ...said, changedBy: userId, changedByName: name })
      .onConflictDoNothing()
      .returning({ id: namedPeople.id })
    return added.length > 0
  }
  const isSame = async () => {
    const [kept] = await database().select().from(namedPeople).where(isPerson(member, id))
    return kept !== undefined && kept.name === said.name && kept.email === said.email
  }
  return addOnce(id, insert, isSame)
}

/**
 * Changes what is said of somebody who was added by hand.
 * @param version as the page showed it
 * @returns false where a colleague changed or removed it since
 */
export async function changeNamedPerson(
  member: Member,
  { id, version, said }: { id: string; version: number; said: Partial<PersonSaid> },
  on: Queryable = database(),
): Promise<boolean> {
  const changed = await on
    .update(namedPeople)
    .set({ ...said, ...changedNow(member) })
    .where(and(isPerson(member, id), eq(namedPeople.version, version)))
    .returning({ id: namedPeople.id })
  return changed.length > 0
}

/**
 * Takes somebody off the list who was added by hand; where tasks name them stays as it is.
 * @param version as the page showed it
 * @returns false where a colleague changed it since; true also where it was gone
 */
export async function removeNamedPerson(
  member: Member,
  { id, version }: { id: string; version: number },
): Promise<boolean> {
  return database().transaction(async (tx) => {
    const [kept] = await tx
      .select({ version: namedPeople.version })
      .from(namedPeople)
      .where(isPerson(member, id))
      .for('update')
    if (kept && kept.version !== version) return false
    await tx.delete(namedPeople).where(isPerson(member, id))
    return true
  })
}
