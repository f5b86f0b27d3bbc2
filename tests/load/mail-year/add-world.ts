import { database } from '#app/persistence/database.server.ts'
import { savePreferences } from '#app/persistence/notifications/preferences.server.ts'
import { forms } from '#drizzle/schema/forms.ts'
import { relationships } from '#drizzle/schema/library.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { organisationOwners } from '#drizzle/schema/staff.ts'
import type { SimulatedLocation, World } from './world.ts'

/** Puts in the organisations with their people; all but their locations is done. */
export async function addWorld({ people, staff, locations }: World): Promise<void> {
  const ids = [...new Set(locations.map(({ organisationId }) => organisationId))]
  await database()
    .insert(organisations)
    .values(ids.map((id, n) => ({ id, name: `Zorggroep ${n}` })))
  await database()
    .insert(users)
    .values(
      [...people, staff].map(({ id, name, email, organisationId }) => ({
        ...{ id, name, email, organisationId, isAdmin: organisationId === null },
        staffRole: organisationId === null ? ('administrator' as const) : null,
      })),
    )
  await database()
    .insert(relationships)
    .values(ids.map((organisationId) => ({ organisationId, contactEmail: staff.email, updatedByName: staff.name })))
  await database()
    .insert(organisationOwners)
    .values(ids.map((organisationId) => ({ organisationId, ownerId: staff.id })))
  for (const { id: userId, preferences } of people) {
    const actor = { userId, name: '', email: '', language: null, isAdmin: false, organisationId: null }
    if (preferences) await savePreferences(actor, preferences)
  }
  await database()
    .insert(forms)
    .values(ids.map((organisationId) => ({ organisationId, ...listOf(locations, organisationId), updatedByName: 'x' })))
}

const listOf = (locations: readonly SimulatedLocation[], organisationId: string) => {
  const own = locations.filter((one) => one.organisationId === organisationId)
  const organisation = { name: 'Zorggroep', kvk: '30244871', address: 'Markt 2', zipcode: '3417 AB', city: 'Montfoort' }
  const manager = { first_name: 'Greet', last_name: 'Hofman', role: 'Bestuurder' }
  const counts = { numberOfLocations: own.length, numberOfBedsenseLocations: own.length }
  const fields = { organisation, manager, ...counts, locations: own.map(({ id, name }) => ({ id, name })) }
  return { formType: 'org-information', locationIndex: null, version: 1, fields }
}
