import { randomUUID } from 'node:crypto'
import { startSession } from '#app/platform/auth/session.server.ts'
import type { StaffRole } from '#app/persistence/staff-rights.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import { maskedChanges } from '#app/roadmap/flow/secrets.server.ts'
import { findItem } from '#app/roadmap/registry.ts'
import { changedFields } from '#app/roadmap/rules/changes.ts'
import { zonnehofForms } from '#drizzle/seed/de-zonnehof.ts'
import type { DemoForm } from '#drizzle/seed/demo-forms.ts'
import { leaveOutAnnexes } from './annexes.ts'
import { formChanges, forms } from '#drizzle/schema/forms.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'

/**
 * Somebody of a new organisation, which nobody else uses.
 * @param filledIn what the organisation has filled in; without it what De Zonnehof of the demo data has
 */
export async function newTenant(filledIn: DemoForm[] = zonnehofForms(Date.now())): Promise<Member> {
  const organisationId = randomUUID()
  await database().insert(organisations).values({ id: organisationId, name: 'De Zonnehof' })
  const stored = filledIn.map((form) => ({ ...form, organisationId, version: 1, updatedByName: 'Marieke Jansen' }))
  const kept = stored.length > 0 ? await database().insert(forms).values(stored).returning() : []
  if (stored.some(({ formType }) => formType === 'processing-agreement')) await leaveOutAnnexes({ organisationId })
  const member = { ...(await addUser('Marieke Jansen', organisationId, null)), isAdmin: false, organisationId }
  const changes = kept.flatMap((form) => changesOf(form, member))
  if (changes.length > 0) await database().insert(formChanges).values(changes)
  return member
}

/** The history of a form that was filled in at once by this person. */
function changesOf(
  { id: formId, formType, fields }: typeof forms.$inferSelect,
  { organisationId, userId, name }: Member,
) {
  const item = findItem(formType)
  const changes = item ? changedFields(item.fields, item.read(undefined), item.read(fields)) : []
  const by = { organisationId, formId, version: 1, userId, userName: name, way: 'page' as const }
  return item ? maskedChanges(item.fields, changes).map((change) => ({ ...change, ...by })) : []
}

/** Somebody of the provider's staff. */
export async function newAdmin(name = 'Sanne Bakker', staffRole: StaffRole = 'administrator'): Promise<Actor> {
  return { ...(await addUser(name, null, staffRole)), isAdmin: true, staffRole, organisationId: null }
}

async function addUser(name: string, organisationId: string | null, staffRole: StaffRole | null) {
  const userId = randomUUID()
  const email = `${userId}@example.org`
  await database()
    .insert(users)
    .values({ id: userId, name, email, organisationId, isAdmin: staffRole !== null, staffRole })
  return { userId, name, email, language: null }
}

/**
 * Signs somebody in without the login pages.
 * @returns cookies by name, for a browser at `origin`
 */
export async function signIn(origin: string, actor: Actor): Promise<{ name: string; value: string }[]> {
  const headers = await startSession(origin, null, {
    userId: actor.userId,
    subject: actor.userId,
    claims: { auth_time: Math.floor(Date.now() / 1000) },
  })
  return headers.map((header) => {
    const [name = '', value = ''] = header.split(';', 1).join('').split('=', 2)
    return { name, value }
  })
}
