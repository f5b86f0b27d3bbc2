import type { AppLoadContext } from '@remix-run/node'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { database } from '#app/persistence/database.server.ts'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { readForms } from '#app/persistence/forms/forms.server.ts'
import { auditLog } from '#drizzle/schema/audit.ts'
import { newMember, openDocumentsPlace } from './documents-place.ts'
import { contextOfStaff, sendForm } from './library.ts'
import { newAdmin } from './tenant.ts'

type Params = Record<string, string>
type Loader<T> = (args: { request: Request; context: AppLoadContext; params: Params }) => T

/** The pages on which somebody of the provider's staff looks after an organisation, and the first of its locations. */
export function organisationDesk(admin: Actor, member: Member) {
  const context = contextOfStaff(admin)
  const params = { organisationId: member.organisationId, row: 'aaaaaaaa' }
  return {
    /** Sends a form. */
    send: (action: Parameters<typeof sendForm>[0], fields: Params, over: Params = {}) =>
      sendForm(
        action,
        Object.entries(fields).map(([name, value]) => ({ name, value })),
        { context, params: { ...params, ...over } },
      ),
    /** What a page is made from. */
    get: <T>(loader: Loader<T>, query = '', over: Params = {}) =>
      loader({ request: new Request(`http://localhost/${query}`), context, params: { ...params, ...over } }),
    /** What was written down about the organisation, oldest first. */
    notes: async () =>
      (await database().select().from(auditLog).orderBy(auditLog.id))
        .filter(({ organisationId }) => organisationId === member.organisationId)
        .map(({ action }) => action),
    /** The same without who looked at its page. */
    async done() {
      return (await this.notes()).filter((action) => action !== 'organisation-looked-at')
    },
    /** The fields of the form that lists its locations. */
    listForm: async () =>
      (await readForms(member, null)).find(({ formType }) => formType === 'org-information')?.fields,
  }
}

export type OrganisationDesk = ReturnType<typeof organisationDesk>

/** Opens a place for one file of tests, and before each of them hands over an organisation with its desk. */
export function openDesks(handOver: (made: { admin: Actor; member: Member; desk: OrganisationDesk }) => void): void {
  let place: Awaited<ReturnType<typeof openDocumentsPlace>>
  let admin: Actor
  beforeAll(async () => {
    place = await openDocumentsPlace()
    admin = await newAdmin()
  }, 60_000)
  afterAll(() => place.close())
  beforeEach(async () => {
    const member = await newMember()
    handOver({ admin, member, desk: organisationDesk(admin, member) })
  })
}
