import { randomUUID } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { forms } from '#drizzle/schema/forms.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { newTenant } from './tenant.ts'

/** Ids of the rows of the locations that `addOrganisation` makes, by their position. */
export const locationId = (index: number): string => (0xa0000000 + index).toString(16)

/**
 * Somebody of a new organisation that has these locations and has filled in nothing else.
 * @param names of the locations; '' is one that has not been given a name yet
 */
export function addOrganisation(names: readonly string[]): Promise<Member> {
  const locations = names.map((name, index) => ({ id: locationId(index), name }))
  const fields = { locations, numberOfLocations: Math.max(1, names.length), numberOfBedsenseLocations: 1 }
  return newTenant([{ formType: 'org-information', locationIndex: null, fields }])
}

/** Somebody else of the same organisation. */
export async function addColleague({ organisationId }: Member, name = 'Youssef Amrani'): Promise<Member> {
  const userId = randomUUID()
  const email = `${userId}@example.org`
  await database().insert(users).values({ id: userId, name, email, organisationId })
  return { userId, name, email, language: null, isAdmin: false, organisationId }
}

/** Puts a form into the database as if it had been saved once. */
export async function addForm(
  { organisationId, name }: Member,
  locationIndex: number | null,
  formType: string,
  fields: Record<string, unknown>,
): Promise<void> {
  await database()
    .insert(forms)
    .values({ organisationId, locationIndex, formType, fields, version: 1, updatedByName: name })
}

/** Adds fields to a form of the organisation as a whole that is there, past its history. */
export async function addToForm(
  { organisationId }: Member,
  formType: string,
  fields: Record<string, unknown>,
): Promise<void> {
  await database()
    .update(forms)
    .set({ fields: sql`${forms.fields} || ${JSON.stringify(fields)}::jsonb` })
    .where(and(eq(forms.organisationId, organisationId), eq(forms.formType, formType), isNull(forms.locationIndex)))
}

/** Gives an organisation a name that no other has, to be chosen by; gives the name. */
export async function nameApart({ organisationId }: Member): Promise<string> {
  const name = `Stichting ${organisationId.slice(0, 8)}`
  await database().update(organisations).set({ name }).where(eq(organisations.id, organisationId))
  return name
}
