import { inArray, sql } from 'drizzle-orm'
import { database as openedDatabase, type Database, type Queryable } from '#app/persistence/database.server.ts'
import { hashPassword } from '#server/embedded/identity/passwords.ts'
import { forms } from '../schema/forms.ts'
import { identityAccounts } from '../schema/identity.ts'
import { relationships } from '../schema/library.ts'
import { organisations, users } from '../schema/organisations.ts'
import { lindeForms } from './de-linde.ts'
import { zonnehofForms } from './de-zonnehof.ts'
import type { DemoForm } from './demo-forms.ts'
import { demoRelationships } from './demo-relationships.ts'
import { demoAccounts, demoPassword, lindeId, zonnehofId } from './demo-people.ts'

const seedLock = 7_265_003

/** True where there is neither an organisation nor a user. */
export async function isEmptyDatabase(database: Database): Promise<boolean> {
  const rows = await database.execute<{ found: boolean }>(
    sql`select exists (select from ${organisations}) or exists (select from ${users}) as found`,
  )
  return rows[0]?.found !== true
}

/** Whether somebody can sign in with a demo account. */
export async function hasDemoData(): Promise<boolean> {
  const emails = demoAccounts.map(({ email }) => email)
  const found = await openedDatabase()
    .select({ id: identityAccounts.id })
    .from(identityAccounts)
    .where(inArray(identityAccounts.email, emails))
    .limit(1)
  return found.length > 0
}

/**
 * Puts in two care organisations, their people and what these have filled in. What is there already stays as it is, so
 * it can be done again and by two processes at once; all of it or nothing.
 */
export async function seedDemoData(database: Database): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    const signingLink = 'https://signing.example.org/de-zonnehof'
    const zonnehof = { id: zonnehofId, name: 'De Zonnehof', signingLink }
    await addOrganisation(transaction, zonnehof, zonnehofForms(Date.now()))
    await addOrganisation(transaction, { id: lindeId, name: 'De Linde' }, lindeForms)
    await transaction.insert(relationships).values(demoRelationships(Date.now())).onConflictDoNothing()
    await transaction
      .insert(users)
      .values(
        demoAccounts.map(({ id, name, email, organisationId, isAdmin }) => ({
          id,
          name,
          email,
          organisationId,
          isAdmin,
          mayReadSecurityLog: isAdmin,
        })),
      )
      .onConflictDoNothing()
    await transaction
      .insert(identityAccounts)
      .values(demoAccounts.map(({ id, name, email }) => ({ id, name, email, passwordHash })))
      .onConflictDoNothing()
  })
}

/** Forms go in only together with their organisation: later its people may have removed them or moved its locations. */
async function addOrganisation(
  transaction: Queryable,
  organisation: { id: string; name: string; signingLink?: string },
  filledIn: DemoForm[],
): Promise<void> {
  const { id, name } = organisation
  const added = await transaction.insert(organisations).values(organisation).onConflictDoNothing().returning()
  if (added.length === 0) return
  const updatedByName = demoAccounts.find(({ organisationId }) => organisationId === id)?.name ?? name
  await transaction
    .insert(forms)
    .values(filledIn.map((form) => ({ ...form, organisationId: id, version: 1, updatedByName })))
}
