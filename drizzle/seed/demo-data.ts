import { randomUUID } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import { database as openedDatabase, type Database, type Queryable } from '#app/persistence/database.server.ts'
import type { FileStore } from '#app/platform/documents/file-store.ts'
import { signingExample } from '#app/platform/site/signing-example.ts'
import { hashPassword } from '#server/embedded/identity/passwords.ts'
import { assignments } from '../schema/assignments.ts'
import { documents } from '../schema/documents.ts'
import { identityAccounts } from '../schema/identity.ts'
import { libraryChoices, libraryDocuments, relationships } from '../schema/library.ts'
import { organisations, users } from '../schema/organisations.ts'
import { itemRequests } from '../schema/requests.ts'
import { siteSettings } from '../schema/settings.ts'
import { shareEvents, shareLinks } from '../schema/share.ts'
import { organisationOwners } from '../schema/staff.ts'
import { lindeForms } from './de-linde.ts'
import { rietkraagForms } from './de-rietkraag.ts'
import { zonnehofForms } from './de-zonnehof.ts'
import { demoAssignments } from './demo-assignments.ts'
import { demoDocuments, demoLibrary } from './demo-documents.ts'
import type { DemoForm } from './demo-forms.ts'
import { savesOf, type DemoAuthor } from './demo-history.ts'
import { demoLinks, demoRequests } from './demo-links.ts'
import { demoAccounts, demoPassword, demoProvider, lindeId, lindenId, rietkraagId, zonnehofId } from './demo-people.ts'
import { demoRelationships } from './demo-relationships.ts'
import { lindenForms } from './zorggroep-de-linden.ts'

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

type DemoOrganisation = {
  id: string
  name: string
  signingLink?: string
  forms: DemoForm[]
  /** Who filled in besides those with an account. */
  others: string[]
}

const demoOrganisations = (today: number): DemoOrganisation[] => [
  {
    ...{ id: zonnehofId, name: 'De Zonnehof', signingLink: signingExample },
    ...{ forms: zonnehofForms(today), others: [] },
  },
  { id: lindeId, name: 'De Linde', forms: lindeForms, others: [] },
  { id: rietkraagId, name: 'De Rietkraag', forms: rietkraagForms(today), others: ['Tim Kuipers', 'Fatima Idrissi'] },
  { id: lindenId, name: 'Zorggroep De Linden', forms: lindenForms(today), others: ['Bram de Wit', 'Carla Mol'] },
]

/**
 * Puts in four care organisations, their people and what these have done in the past weeks. What is there already stays as
 * it is, so it can be done again and by two processes at once; all of it or nothing.
 * @param store where the bytes of their documents go; without it they have none
 */
export async function seedDemoData(database: Database, store: FileStore | null = null): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const today = Date.now()
  await database.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    const all = demoOrganisations(today)
    const added = await transaction
      .insert(organisations)
      .values(all.map(({ id, name, signingLink }) => ({ id, name, signingLink })))
      .onConflictDoNothing()
      .returning()
    const people = demoAccounts.map(({ who: _, ...person }) => ({
      ...person,
      ...{ staffRole: person.isAdmin ? ('administrator' as const) : null, mayReadSecurityLog: person.isAdmin },
      // So that the demo shows the whole way of an agreement.
      maySignForProvider: person.isAdmin,
    }))
    await transaction.insert(users).values(people).onConflictDoNothing()
    await transaction
      .insert(identityAccounts)
      .values(demoAccounts.map(({ id, name, email }) => ({ id, name, email, passwordHash })))
      .onConflictDoNothing()
    // The rest goes in only together with its organisation: later its people may have removed it or moved its locations.
    const isNew = ({ id }: { id: string }) => added.some((one) => one.id === id)
    await addForms(transaction, all.filter(isNew), today)
    const related = demoRelationships(today).filter(({ organisationId: id }) => isNew({ id }))
    if (related.length > 0) await transaction.insert(relationships).values(related).onConflictDoNothing()
    // Whom organisations see as their contact is who looks after them, so that lists say so too.
    const ownerId = demoAccounts.find(({ isAdmin }) => isAdmin)?.id ?? null
    const owned = added.map(({ id: organisationId }) => ({ organisationId, ownerId }))
    if (owned.length > 0) await transaction.insert(organisationOwners).values(owned).onConflictDoNothing()
    const given = demoAssignments(today).filter(({ organisationId: id }) => isNew({ id }))
    if (given.length > 0) await transaction.insert(assignments).values(given)
    if (isNew({ id: rietkraagId })) await addRest(transaction, store, today)
  })
}

/** Forms and their history: thousands of rows, in two statements. */
async function addForms(transaction: Queryable, added: readonly DemoOrganisation[], today: number): Promise<void> {
  const rows = added.flatMap(({ id: organisationId, forms: filledIn, others }) => {
    const authors = [...accountsOf(organisationId), ...others.map((name): DemoAuthor => ({ userId: null, name }))]
    return filledIn.map((form, place) => {
      const { changes, ...saved } = savesOf(form, { today, authors, place, forms: filledIn.length })
      const id = randomUUID()
      const of = { organisationId, formId: id }
      return {
        form: { ...form, ...saved, id, organisationId },
        changes: changes.map(({ author: { userId, name: userName }, ...change }) => ({
          ...{ ...change, ...of, userId, userName },
        })),
      }
    })
  })
  if (rows.length === 0) return
  const filledIn = rows.map(({ form }) => form)
  await transaction.execute(sql`
    insert into forms (organisation_id, id, location_index, form_type, fields, version, updated_at, updated_by_name)
    select "organisationId", id, "locationIndex", "formType", fields, version, "updatedAt", "updatedByName"
    from jsonb_to_recordset(${JSON.stringify(filledIn)}::jsonb) as form("organisationId" uuid, id uuid, "locationIndex" int,
      "formType" text, fields jsonb, version int, "updatedAt" timestamptz, "updatedByName" text)`)
  const changes = rows.flatMap(({ changes }) => changes).sort((one, other) => Number(one.at) - Number(other.at))
  await transaction.execute(sql`
    insert into form_changes (organisation_id, form_id, version, path, "from", "to", user_id, user_name, way, at)
    select "organisationId", "formId", version, path, "from", "to", "userId", "userName", 'page', at
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change("organisationId" uuid, "formId" uuid, version int,
      path text, "from" jsonb, "to" jsonb, "userId" uuid, "userName" text, at timestamptz)`)
}

const accountsOf = (organisationId: string): DemoAuthor[] =>
  demoAccounts
    .filter((account) => account.organisationId === organisationId)
    .map(({ id: userId, name }) => ({ userId, name }))

/** What others did at De Rietkraag, and what is handed out to the demo organisations. */
async function addRest(transaction: Queryable, store: FileStore | null, today: number): Promise<void> {
  const { links, events } = demoLinks(today)
  await transaction.insert(shareLinks).values(links)
  await transaction.insert(shareEvents).values(events)
  await transaction
    .insert(siteSettings)
    .values({ name: 'provider', value: demoProvider, updatedByName: demoProvider.signer })
    .onConflictDoNothing()
  await transaction.insert(itemRequests).values(demoRequests(today))
  if (!store) return
  const [uploaded, library] = await Promise.all([demoDocuments(store, today), demoLibrary(store, today)])
  await transaction.insert(documents).values(uploaded)
  const handedOut = await transaction.insert(libraryDocuments).values(library).returning()
  await transaction.insert(libraryChoices).values(
    handedOut
      .filter(({ isForAll }) => !isForAll)
      .flatMap(({ id: documentId, createdByName: chosenByName }) =>
        [zonnehofId, lindeId, rietkraagId, lindenId].map((organisationId) => ({
          ...{ organisationId, documentId, chosenByName },
        })),
      ),
  )
}
