import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { AppLoadContext } from '@remix-run/node'
import { csrfFor } from '#app/platform/auth/csrf.server.ts'
import { keepEnvironment, readEnvironment } from '#app/platform/config/env.server.ts'
import type { Member } from '#app/persistence/actor.ts'
import { closeDatabase, database, openDatabase } from '#app/persistence/database.server.ts'
import { forms } from '#drizzle/schema/forms.ts'
import { organisations, users } from '#drizzle/schema/organisations.ts'
import { startEmptyDatabase } from './empty-database.ts'

/** A database and a folder for files of its own, for one file of tests. */
export type DocumentsPlace = {
  folder: string
  filesOf: (member: Member) => Promise<number>
  close: () => Promise<void>
}

/**
 * Opens an empty database and chooses a new folder for files; a file may have 1 MB.
 * @param over settings on top of those that keep it apart
 */
export async function openDocumentsPlace(over: Record<string, string> = {}): Promise<DocumentsPlace> {
  const folder = await mkdtemp(path.join(tmpdir(), 'routekaart-documents-'))
  // The database may run as another user, who has to pass through.
  await chmod(folder, 0o711)
  const own = { DATA_DIR: folder, SESSION_SECRET: 's'.repeat(40), UPLOAD_MAX_MB: '1', NODE_ENV: 'test' as const }
  keepEnvironment(readEnvironment({ ...own, ...over }))
  const postgres = await startEmptyDatabase(folder)
  openDatabase(postgres.url)
  return {
    folder,
    filesOf: async (member) => (await readdir(`${folder}/files/${member.organisationId}`).catch(() => [])).length,
    async close() {
      await closeDatabase()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Somebody of a new organisation with two locations, the second of which has no name yet. */
export async function newMember(): Promise<Member> {
  const [organisation] = await database().insert(organisations).values({ name: 'De Proef' }).returning()
  const organisationId = organisation?.id ?? ''
  const email = `${randomUUID()}@example.org`
  const [user] = await database().insert(users).values({ name: 'Anna', email, organisationId }).returning()
  const locations = [
    { id: 'aaaaaaaa', name: 'Huis' },
    { id: 'bbbbbbbb', name: '' },
  ]
  await database()
    .insert(forms)
    .values({ organisationId, formType: 'org-information', fields: { locations }, version: 1, updatedByName: 'Anna' })
  return { userId: user?.id ?? '', name: 'Anna', email, language: null, isAdmin: false, organisationId }
}

/** A file as the store would describe it; its bytes do not exist. */
export const fileOf = (name: string) => ({
  name,
  mediaType: 'application/pdf',
  size: 15,
  sha256: '0'.repeat(64),
  storageKey: `test/${randomUUID()}`,
})
/** Where the tests put documents. */
export const floorPlans = { documentType: 'floor-plan', locationIndex: 0 }
/** Their names, in order. */
export const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name)

/** The key of the session that every context has. */
export const idHash = Buffer.from('session')
/** What the server hands to loaders and actions for somebody who is signed in. */
export function contextOf(member: Member, over: Partial<AppLoadContext> = {}): AppLoadContext {
  const session = {
    actor: member,
    organisationName: 'De Proef',
    contact: null,
    revision: null,
    hasDrafts: false,
    hasSecondFactor: null,
    provedAt: new Date(),
    end: { at: Infinity, canStay: true },
    csrf: csrfFor(idHash),
    idHash,
  }
  const request = { requestId: 'r', cspNonce: 'n', csrfOwed: false, path: '/', language: 'nl' as const }
  return {
    ...request,
    session,
    shareLink: null,
    endedLink: null,
    calendarFeed: null,
    unsubscribe: null,
    program: null,
    address: '192.0.2.1',
    page: {},
    ...over,
  }
}

/** What a loader or action answers or throws, as status, headers and data. */
export async function outcome(run: () => Promise<unknown>) {
  const result = await run().catch((thrown: unknown) => thrown)
  if (result instanceof Response)
    return { status: result.status, headers: result.headers, data: null, response: result }
  if (typeof result === 'object' && result !== null && 'data' in result && 'init' in result) {
    const { status, headers } = new Response(null, result.init ?? {})
    return { status, headers, data: result.data, response: null }
  }
  throw result
}
