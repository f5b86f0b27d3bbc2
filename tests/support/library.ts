import { randomUUID } from 'node:crypto'
import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node'
import { isNull } from 'drizzle-orm'
import type { Actor, Member } from '#app/persistence/actor.ts'
import { database } from '#app/persistence/database.server.ts'
import type { LibraryEntry } from '#app/persistence/documents/library-columns.ts'
import { addToLibrary } from '#app/persistence/documents/library-files.server.ts'
import { auditLog } from '#drizzle/schema/audit.ts'
import { libraryChoices, libraryDocuments } from '#drizzle/schema/library.ts'
import { contextOf, fileOf, outcome } from './documents-place.ts'
import { multipartRequest, type Part } from './multipart.ts'

/** What is said of a document: for all, in Dutch, in no slot. */
export const entry = (over: Partial<LibraryEntry> = {}): LibraryEntry => ({
  ...{ category: 'general', language: 'nl', title: 'Over de sensoren', description: '', isForAll: true, slot: null },
  ...over,
})

/** Adds a document of which there are no bytes; gives its id. */
export async function addDocument(admin: Actor, over: Partial<LibraryEntry> = {}): Promise<string> {
  const found = await addToLibrary(admin, entry(over), fileOf('x.pdf'), randomUUID())
  if (found === 'slot-taken') throw new Error(found)
  return found.id
}

/** Gives a document to an organisation. */
export const chooseFor = (documentId: string, { organisationId }: Member) =>
  database().insert(libraryChoices).values({ documentId, organisationId, chosenByName: 'x' })

/** Takes everything out of the library. */
export const emptyLibrary = () =>
  database().update(libraryDocuments).set({ archivedAt: new Date() }).where(isNull(libraryDocuments.archivedAt))

/** What was written down of a document, oldest first: what was done, and by whom. */
export const notesOn = async (documentId: string): Promise<string[]> =>
  (await database().select().from(auditLog).orderBy(auditLog.id))
    .filter(({ subject }) => subject.id === documentId)
    .map(({ action, userName }) => `${action} ${userName}`)

/** What the server hands to loaders and actions for somebody of the provider's staff. */
export function contextOfStaff(admin: Actor, over: Partial<AppLoadContext> = {}): AppLoadContext {
  const context = contextOf({ ...admin, organisationId: '' }, over)
  return context.session ? { ...context, session: { ...context.session, actor: admin } } : context
}

/** The fields of the form for a document. */
export const typedEntry = (over: Record<string, string> = {}): { name: string; value: string }[] =>
  Object.entries({
    ...{ title: 'Onze titel', description: 'Waarover', category: 'ict', language: 'nl', audience: 'all', slot: '' },
    ...over,
  }).map(([name, value]) => ({ name, value }))

/** Sends a form with files to an action. */
export const sendFiles = (
  action: (args: ActionFunctionArgs) => Promise<unknown>,
  parts: readonly Part[],
  { id = '', context }: { id?: string; context: AppLoadContext },
) => outcome(() => action({ request: multipartRequest(parts, { path: '/admin/documents' }), context, params: { id } }))

/** Sends a form without files to an action. */
export const sendForm = (
  action: (args: ActionFunctionArgs) => Promise<unknown>,
  fields: readonly { name: string; value: string }[],
  { params, context }: { params: Record<string, string>; context: AppLoadContext },
) => {
  const body = new URLSearchParams(fields.map(({ name, value }) => [name, value]))
  const request = new Request('http://localhost/', { method: 'POST', body })
  return outcome(() => action({ request, context, params }))
}
